"""The order in which messages are handled, which the page and the tests share."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app.effects import Effect, Save
from rsg.app.messages import Clock, Environment, Message, SetSetting, Stored, TapCell
from rsg.app.model import Model
from rsg.app.runner import Runner
from tests.app.positions import TODAY, model
from tests.app.world import World


class Spy(Runner):
    """Remembers what was handled, and answers every `Save`."""

    def __init__(self, of: Model) -> None:
        super().__init__(of, lambda: Clock(5, TODAY), self.do)
        self.handled: list[str] = []
        self.done: list[Effect] = []

    def do(self, effect: Effect) -> None:
        self.done.append(effect)
        if isinstance(effect, Save):
            self.send(Stored(self.model.document))

    def _step(self, message: Message) -> None:
        self.handled.append(type(message).__name__)
        super()._step(message)


def test_what_an_effect_brings_waits_until_all_effects_are_carried_out() -> None:
    spy = Spy(replace(model(), tab="tab-1", writer="writer"))
    spy.send(TapCell("B4"))
    assert spy.handled[:2] == ["Clock", "TapCell"] and set(spy.handled[2:]) == {"Stored"}
    first_save = next(i for i, effect in enumerate(spy.done) if isinstance(effect, Save))
    assert len(spy.done) > first_save + 1, "other effects follow the first one that brings something"
    assert spy.model.now == 5 and spy.model.match is not None


def test_what_several_parts_of_a_step_want_stored_is_stored_once() -> None:
    spy = Spy(replace(model(), tab="tab-1", writer="writer"))
    spy.send(TapCell("B4"))  # starts the game and plays in it
    assert spy.done.count(Save()) == 1
    spy.start((Save(), Save(aside="old"), Save()))
    assert [effect for effect in spy.done if isinstance(effect, Save)][1:] == [Save(), Save(aside="old")]


def test_the_first_models_effects_are_carried_out_too() -> None:
    spy = Spy(model())
    spy.start((Save(),))
    assert spy.handled == ["Clock", "Stored"]


def test_after_a_fault_it_goes_on_with_the_last_good_model() -> None:
    spy = Spy(model())
    with pytest.raises(KeyError):
        spy.send(Message())
    spy.send(Environment(reduced_motion=True))
    assert spy.model.reduced_motion


def test_settings_changed_in_a_row_are_all_stored() -> None:
    world = World()
    world.send(SetSetting("hints", "off"), SetSetting("pace", "fast"))
    again = world.reload().model.settings
    assert (again.hints, again.pace) == ("off", "fast") and again == world.model.settings
