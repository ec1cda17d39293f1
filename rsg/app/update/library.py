"""The library of kept games: stars, memos, deletion, files, and links to share."""

from __future__ import annotations

from dataclasses import replace

from rsg.app import study_messages as s
from rsg.app.effects import Copy, Effect, Focus, GoTo, Save, SaveFile, ShareLink
from rsg.app.ids import opener_id
from rsg.app.model import Model
from rsg.app.replay import linked_record, open_replay, rebased
from rsg.app.routes import Route, format_hash, shared_hash, shared_link
from rsg.app.shelf import GAMES_SHOWN
from rsg.app.update.step import Step, notify, random_id
from rsg.games import GAMES
from rsg.play.link import BadLink, read_link, write_link
from rsg.play.match import begin
from rsg.play.seats import people
from rsg.progress.gamefile import Batch, games_file, read_games
from rsg.progress.incoming import BadGame, Kept
from rsg.progress.names import clean_memo
from rsg.progress.record import Record
from rsg.progress.transcript import write_transcript
from rsg.progress.variations import MOST as MOST_VARIATIONS

FILES = "reverstargo"
"""How names of files begin: the house's name, whatever the game."""


def show_more(model: Model, message: s.ShowMoreGames) -> Step:
    """Lists more games, and goes to the first of them: the button moves on, or is gone."""
    shown = model.shelf.shown
    effects = tuple(Focus(opener_id(record.id)) for record in model.records[shown : shown + 1])
    return replace(model, shelf=replace(model.shelf, shown=shown + GAMES_SHOWN)), effects


def star(model: Model, message: s.StarGame) -> Step:
    """Puts a star on a game, or takes it off."""
    library = model.document.library
    if message.id not in library.games:
        return model, ()
    starred = not library.starred(message.id)
    document = model.document.star(message.id, starred, model.now, model.writer)
    return replace(model, document=document), (Save(),)


def note(model: Model, message: s.NoteGame) -> Step:
    """Puts a memo on a game."""
    library, memo = model.document.library, clean_memo(message.value)
    if message.id not in library.games or library.memo(message.id) == memo:
        return model, ()
    document = model.document.note(message.id, memo, model.now, model.writer)
    return replace(model, document=document), (Save(),)


def ask_deletion(model: Model, message: s.AskDeletion) -> Step:
    """Asks before a game is deleted."""
    if message.id not in model.document.library.games:
        return model, ()
    return replace(model, sheet="delete_game", shelf=replace(model.shelf, asked=message.id)), ()


def delete(model: Model, message: s.DeleteGame) -> Step:
    """Deletes the game that was asked about; its replay gives way to the list."""
    asked = model.shelf.asked
    if model.sheet != "delete_game" or asked not in model.document.library.games:
        return model, ()
    document = model.document.delete(asked)
    model = replace(model, document=document, sheet="", shelf=replace(model.shelf, asked=""))
    effects: tuple[Effect, ...] = (Save(),)
    if model.route == Route("replay", page=asked):
        model = replace(model, route=Route("kifu", game=model.game))
        effects = (*effects, GoTo(format_hash(model.route), replace=True))
    model, more = notify(model, "notice_deleted")
    return model, (*effects, *more)


# --- files -----------------------------------------------------------------------------------------------------


def export_games(model: Model, message: s.ExportGames) -> Step:
    """A file of all games, or of the one that is open, with what was put on them."""
    library, replay = model.document.library, model.replay
    if message.what == "all":
        games = [library.kept(record) for record in model.records]
        name = f"{FILES}-games-{model.today}.json"
        return model, ((SaveFile(name, games_file(games)),) if games else ())
    if replay is None:
        return model, ()
    record = replay.record
    if not record.id:  # it came by a link
        model, game_id = random_id(model)
        record = replace(record, id=game_id)
    game = replace(library.kept(record), variations=replay.variations)
    return model, (SaveFile(f"{FILES}-{record.date}.json", games_file([game])),)


def open_import(model: Model, message: s.OpenImport) -> Step:
    """Shows the sheet for games from elsewhere."""
    shelf = replace(model.shelf, pasted="", refused=())
    return replace(model, sheet="import_games", shelf=shelf), ()


def paste(model: Model, message: s.PasteText) -> Step:
    """Remembers what the import field holds."""
    return replace(model, shelf=replace(model.shelf, pasted=message.value, refused=())), ()


def import_pasted(model: Model, message: s.ImportPasted) -> Step:
    """Takes in a link, a game, or a file's text from the import field."""
    return _take_in(model, model.shelf.pasted)


def import_file(model: Model, message: s.ImportFile) -> Step:
    """Takes in a file of games."""
    return _take_in(model, message.value)


def _take_in(model: Model, text: str) -> Step:
    """Keeps the games of a text; one alone is opened. What cannot be read is told on the sheet."""
    model, game_id = random_id(model)
    fallback = _blank(model, game_id)
    try:
        link = shared_link(text)
        if link is not None and text.lstrip()[:1] not in ("{", "["):
            batch = Batch((Kept(_linked(link, fallback)),))
        else:
            batch = read_games(text, fallback=fallback)
    except BadLink as bad:
        return _refused(model, f"link_{bad.kind}", *((bad.ply,) if bad.kind == "ply" else ()))
    except BadGame as bad:
        arguments = {"ply": (bad.ply, bad.reason), "moves": (bad.text,)}.get(bad.kind, ())
        return _refused(model, f"game_{bad.kind}", *arguments)
    model, ids, known, added = _keep(model, batch)
    model = replace(model, sheet="", shelf=replace(model.shelf, pasted="", refused=()))
    effects: tuple[Effect, ...] = (Save(),)
    if len(batch.games) == 1:
        model, more = notify(model, "notice_known", added) if known else notify(model, "notice_kept")
        model = replace(model, route=Route("replay", page=ids[0]))
        effects = (*effects, GoTo(format_hash(model.route)), *more)
    else:
        model, more = notify(model, "notice_imported", len(ids) - known, known, batch.refused)
        effects = (*effects, *more)
    if batch.refused_variations:
        model, more = notify(model, "notice_variations_refused", batch.refused_variations)
        effects = (*effects, *more)
    return model, effects


def _refused(model: Model, key: str, *arguments: str | int) -> Step:
    return replace(model, shelf=replace(model.shelf, refused=(key, *arguments))), ()


def _linked(link: str, fallback: Record) -> Record:
    match = read_link(link).match
    return replace(linked_record(match, fallback.date, fallback.finished, fallback.writer), id=fallback.id)


def _blank(model: Model, game_id: str) -> Record:
    """What a game from elsewhere has where its text says nothing."""
    game = GAMES[model.game]
    match = begin(game_id, game.name, people(game.name))
    return replace(linked_record(match, model.today, model.now, model.writer), id=game_id)


def _keep(model: Model, batch: Batch) -> tuple[Model, list[str], int, int]:
    """Keeps what is not known yet, and the variations of what is. Gives the ids under which the games are kept, how
    many were known, and how many variations came to these."""
    library, ids, added = model.document.library, [], 0
    twins = {record.key: record.id for record in library.games.values()}
    new: dict[str, Kept] = {}
    for kept in batch.games:
        record = kept.record
        own = library.games.get(record.id)
        twin = record.id if own and own.key == record.key else twins.get(record.key, "")
        if not twin:
            if library.knows(record.id) or record.id in new:  # deleted and wanted again, or another game's
                model, fresh = random_id(model)
                record = replace(record, id=fresh)
            twins[record.key] = record.id
            new[record.id] = replace(kept, record=record)
        ids.append(twin or record.id)
    document = model.document.adopt(*(kept.record for kept in new.values()))
    for game_id, kept in new.items():
        if kept.memo:
            document = document.note(game_id, kept.memo, model.now, model.writer)
        if kept.starred:
            document = document.star(game_id, True, model.now, model.writer)
    for game_id, kept in zip(ids, batch.games, strict=True):
        there = document.library.variations_of(game_id)
        both = tuple(dict.fromkeys((*there, *kept.variations)))[:MOST_VARIATIONS]  # no own one gives way
        if both != there:
            document = document.vary(game_id, both, model.now, model.writer)
            added += len(both) - len(there) if game_id not in new else 0
    return replace(model, document=document), ids, len(ids) - len(new), added


def keep_open(model: Model, message: s.KeepGame) -> Step:
    """Puts the game that came by a link into the library with its variations, and shows it there as it was."""
    replay = model.replay
    if replay is None or replay.record.id:
        return model, ()
    model, game_id = random_id(model)
    record = replace(replay.record, id=game_id, date=model.today, finished=model.now)
    model, ids, known, added = _keep(model, Batch((Kept(record, variations=replay.variations),)))
    route, library = Route("replay", page=ids[0]), model.document.library
    variations = library.variations_of(ids[0])
    kept = rebased(replay, open_replay(library.games[ids[0]], route, variations=variations))
    model = replace(model, replay=kept, route=route)
    model, effects = notify(model, "notice_known", added) if known else notify(model, "notice_kept")
    return model, (Save(), GoTo(format_hash(route), replace=True), *effects)


# --- sharing ---------------------------------------------------------------------------------------------------


def share(model: Model, message: s.ShareGame) -> Step:
    """Shares a link of the open game, of the position looked at, or of the game whose result is shown."""
    replay, match = model.replay, model.match
    if message.what == "result":
        link = write_link(match) if match is not None and match.over else ""
    elif replay is None:
        link = ""
    else:
        link = write_link(replay.shown.match, replay.ply if message.what == "position" else None)
    return model, ((ShareLink(shared_hash(link)),) if link else ())


def copy_record(model: Model, message: s.CopyRecord) -> Step:
    """Copies the readable form of the open game."""
    replay = model.replay
    if replay is None:
        return model, ()
    transcript = write_transcript(replay.record, model.document.library.memo(replay.record.id))
    return model, (Copy(transcript, "record"),)


def copied(model: Model, message: s.Copied) -> Step:
    """Says that a text was copied; one that could not be is shown, to be copied by hand."""
    if message.shared:
        return model, ()
    if message.done:
        return notify(model, f"notice_copied_{message.what}")
    return replace(model, sheet="copied", shelf=replace(model.shelf, copied=message.text)), ()
