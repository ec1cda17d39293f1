"""Who handles the messages of the library, of replays and reviews, and of all data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rsg.app import study_messages as s
from rsg.app.messages import Message
from rsg.app.model import Model
from rsg.app.update import data, erasing, library, replays, review, unseen, variations
from rsg.app.update.step import Step

HANDLERS: dict[type[Message], Callable[[Model, Any], Step]] = {
    s.GoToPly: replays.go_to_ply,
    s.StepPly: replays.step_ply,
    s.SlidePly: replays.slide_ply,
    s.PlayReplay: replays.play_replay,
    s.ReplayTick: replays.replay_tick,
    s.ReplayKey: replays.replay_key,
    s.BackToGame: variations.back_to_game,
    s.AskDropLine: variations.ask_drop_line,
    s.DropLine: variations.drop_line,
    s.AskFromHere: replays.ask_from_here,
    s.StartFromHere: replays.start_from_here,
    s.ShowPrint: replays.show_print,
    s.PrintGame: replays.print_game,
    s.StartReview: review.start,
    s.StopReview: review.stop,
    s.ShowBetter: review.show_better,
    s.ReviewResult: review.review_result,
    s.ShowMoreGames: library.show_more,
    s.StarGame: library.star,
    s.NoteGame: library.note,
    s.AskDeletion: library.ask_deletion,
    s.DeleteGame: library.delete,
    s.ExportGames: library.export_games,
    s.OpenImport: library.open_import,
    s.PasteText: library.paste,
    s.ImportPasted: library.import_pasted,
    s.ImportFile: library.import_file,
    s.KeepGame: library.keep_open,
    s.ShareGame: library.share,
    s.CopyRecord: library.copy_record,
    s.Copied: library.copied,
    s.ExportData: data.export_data,
    s.OpenData: data.open_data,
    s.ImportData: data.import_data,
    s.AskErasure: erasing.ask_erasure,
    s.Erase: erasing.erase,
    s.EraseNow: erasing.erase_now,
    s.ResultSeen: unseen.result_seen,
}
