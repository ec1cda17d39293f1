"""What can happen around kept games: the library, replays, the review, sharing, and all data as a file."""

from __future__ import annotations

from dataclasses import dataclass

from rsg.app.messages import Message, offer

# --- the library ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShowMoreGames(Message):
    """More games of the library shall be listed."""


@dataclass(frozen=True, slots=True)
class StarGame(Message):
    """A game gets a star, or loses it."""

    id: str


@dataclass(frozen=True, slots=True)
class NoteGame(Message):
    """A game gets this memo."""

    id: str
    value: str


@dataclass(frozen=True, slots=True)
class AskDeletion(Message):
    """A game shall be deleted: ask first."""

    id: str


@dataclass(frozen=True, slots=True)
class DeleteGame(Message):
    """Delete the game that was asked about."""


@dataclass(frozen=True, slots=True)
class ExportGames(Message):
    """A file of `all` games, or of the one that is `open`."""

    what: str


@dataclass(frozen=True, slots=True)
class OpenImport(Message):
    """Show the sheet for games from elsewhere."""


@dataclass(frozen=True, slots=True)
class PasteText(Message):
    """The import field holds this text now."""

    value: str


@dataclass(frozen=True, slots=True)
class ImportPasted(Message):
    """Take in what the import field holds: a link, a game, or a file's text."""


@dataclass(frozen=True, slots=True)
class ImportFile(Message):
    """A file of games was chosen; this is its text."""

    value: str


# --- a replay ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GoToPly(Message):
    """Look at a ply of a line: 0 is the game, the others are variations."""

    line: int
    ply: int


@dataclass(frozen=True, slots=True)
class StepPly(Message):
    """Look at the `first`, `back`, `forward` or `last` ply of the line."""

    value: str


@dataclass(frozen=True, slots=True)
class SlidePly(Message):
    """The slider stands at this ply."""

    value: str


@dataclass(frozen=True, slots=True)
class PlayReplay(Message):
    """Start or stop playing the line by itself."""


@dataclass(frozen=True, slots=True)
class ReplayTick(Message):
    """The next ply is due in the automatic play of this number."""

    playing: int


@dataclass(frozen=True, slots=True)
class ReplayKey(Message):
    """A key was pressed in the replay, outside its board: arrows, Home, End, space."""

    value: str


@dataclass(frozen=True, slots=True)
class BackToGame(Message):
    """Look at the game again instead of a variation, where that leaves it."""


@dataclass(frozen=True, slots=True)
class AskDropLine(Message):
    """A variation shall be forgotten: ask first."""

    line: int


@dataclass(frozen=True, slots=True)
class DropLine(Message):
    """Forget the variation that was asked about."""


@dataclass(frozen=True, slots=True)
class AskFromHere(Message):
    """A new game from this position is wanted: ask for the colour."""


@dataclass(frozen=True, slots=True)
class StartFromHere(Message):
    """Start a casual game from this position; the person plays the colour of this seat name."""

    colour: str


@dataclass(frozen=True, slots=True)
class KeepGame(Message):
    """Put the game that came by a link into the library."""


@dataclass(frozen=True, slots=True)
class ShowPrint(Message):
    """Show the printable page of the game, or leave it."""

    on: bool


@dataclass(frozen=True, slots=True)
class PrintGame(Message):
    """Print the page."""


# --- the review ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StartReview(Message):
    """Let the engine go through the game, or go on with it."""


@dataclass(frozen=True, slots=True)
class StopReview(Message):
    """The review shall stop; what it knows stays."""


@dataclass(frozen=True, slots=True)
class ShowBetter(Message):
    """Go back to before the move just played, and show there what would have been better."""


@dataclass(frozen=True, slots=True)
class ReviewResult(Message):
    """Open the game that has just ended, and review it."""


# --- sharing -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShareGame(Message):
    """Share a link: of the `game` that is open, of the `position` looked at, or of the `result` shown."""

    what: str


@dataclass(frozen=True, slots=True)
class CopyRecord(Message):
    """Copy the readable form of the open game."""


@dataclass(frozen=True, slots=True)
class Copied(Message):
    """A text was copied, handed to the device, or (not `done`) neither; `shared`: the device took it.

    `what` it is: a `link`, a `record` of a game, or the `report` of a crash.
    """

    text: str
    what: str
    done: bool
    shared: bool = False


# --- all data ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ExportData(Message):
    """Everything as one file."""


@dataclass(frozen=True, slots=True)
class OpenData(Message):
    """A file was chosen to import everything from; this is its text."""

    value: str


@dataclass(frozen=True, slots=True)
class ImportData(Message):
    """Take over the file whose changes were shown."""


@dataclass(frozen=True, slots=True)
class AskErasure(Message):
    """`all`, `records`, `ranks` or `calendar` shall be erased: ask first."""

    what: str


@dataclass(frozen=True, slots=True)
class Erase(Message):
    """Erase what was asked about, after a look at what is stored by now."""


@dataclass(frozen=True, slots=True)
class EraseNow(Message):
    """Erase this; the document is what is stored."""

    what: str


@dataclass(frozen=True, slots=True)
class ResultSeen(Message):
    """The result of this game has been on the screen."""

    id: str


offer(
    ShowMoreGames,
    StarGame,
    NoteGame,
    AskDeletion,
    DeleteGame,
    ExportGames,
    OpenImport,
    PasteText,
    ImportPasted,
    ImportFile,
    GoToPly,
    StepPly,
    SlidePly,
    PlayReplay,
    ReplayKey,
    BackToGame,
    AskDropLine,
    DropLine,
    AskFromHere,
    StartFromHere,
    KeepGame,
    ShowPrint,
    PrintGame,
    StartReview,
    StopReview,
    ShowBetter,
    ReviewResult,
    ShareGame,
    CopyRecord,
    ExportData,
    OpenData,
    ImportData,
    AskErasure,
    Erase,
)
