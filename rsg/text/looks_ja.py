"""Settings of the looks and the sound, and trophies, in Japanese. `looks_en.py` has the same names."""

from __future__ import annotations

from rsg.text.catalog import YearMonth

_SECTIONS = {
    "play": "対局",
    "board": "盤と背景",
    "sound": "音と振動",
    "page": "言語と名前",
}
_THEMES = {
    "green": "緑",
    "blue": "青",
    "brown": "茶",
    "night": "夜空",
    "pink": "ピンク",
    "orange": "オレンジ",
    "red": "赤",
    "gray": "グレー",
    "dark": "ダーク",
}
_BACKGROUNDS = {
    "cream": "クリーム",
    "ivory": "アイボリー",
    "lime": "ライム",
    "sky": "空色",
    "lavender": "ラベンダー",
    "peach": "ピーチ",
    "yellow": "黄色",
    "orange": "オレンジ",
    "dark": "ダーク",
}


class JapaneseLooks:
    """What belongs to looks and sound."""

    # Settings
    def section(self, section: str) -> str:
        """対局"""
        return _SECTIONS[section]

    volume = "音量"

    def volume_now(self, percent: int) -> str:
        """70%"""
        return f"{percent}%"

    praise = "ほめる"
    praise_help = "良い手や大きなアゲハマをほめます。"
    handover = "交代の確認"
    handover_help = "ふたりで打つとき、一手ごとに端末の交代を確認します。"
    rim = "盤のまわりの目盛り"
    names = "マスの名前"
    theme = "盤の色"
    background = "背景の色"
    dark_help = "端末がダークモードのときは、背景も暗い色になります。"
    sound_help = "スマートフォンでは、音がオンのあいだ、着手を短い振動でも伝えます。"

    def rim_labels(self, rim: str) -> str:
        """なし; 4か所; 12か所"""
        return "なし" if rim == "off" else f"{rim}か所"

    def theme_name(self, theme: str) -> str:
        """緑"""
        return _THEMES[theme]

    def background_name(self, background: str) -> str:
        """クリーム"""
        return _BACKGROUNDS[background]

    # Trophies
    def trophies_of(self, year: int) -> str:
        """2026年のトロフィー"""
        return f"{year}年のトロフィー"

    def month_trophy(self, month: YearMonth, earned: bool) -> str:
        """2026年1月のトロフィー：未獲得"""
        return f"{month[0]}年{month[1]}月のトロフィー：{'獲得' if earned else '未獲得'}"

    def year_trophy(self, year: int, earned: bool) -> str:
        """2026年の年間トロフィー：未獲得"""
        return f"{year}年の年間トロフィー：{'獲得' if earned else '未獲得'}"

    trophies_help = "月のすべての日をクリアするとその月の、12か月すべてで年のトロフィーがもらえます。"
