"""What the page says while Python does not, in Japanese: the build writes it in. `shell_en.py` has the same names."""

from __future__ import annotations


class JapaneseShell:
    """The page around the program, and the page that is not there."""

    name = "リバースターゴ"
    description = "星形の盤で遊ぶ、リバーシと囲碁をあわせたゲーム。8×8のリバーシも遊べます。"
    needs_javascript = "このページには JavaScript が必要です。"

    loading = "読み込み中…"
    starting = "起動中…"

    # When it does not work
    not_started = "うまく起動できませんでした"
    not_started_why = (
        "ゲームのプログラムを読み込めないか、止まってしまいました。"
        "通信の状態を確かめて、もう一度お試しください。記録は消えません。"
    )
    stopped = "プログラムが止まりました"
    stopped_why = "対局は保存されています。「もう一度」を押すと続きから始まります。"
    retry = "もう一度"
    export = "データを書き出す"

    # 404
    no_page = "お探しのページはありません。"
    home = "ホームへ"
    no_page_deep = "ここに戻ってしまうときは、アドレスを後ろから「/」ごとに短くしてお試しください。"
