"""A grid within any text, and with any damage, is read as written, or something is reported."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.board.any_text import KINDS, NOISE, Sample, is_read, sample, silent_fault


@pytest.mark.parametrize("name", KINDS)
def test_that_every_format_is_read_as_itself(name: str) -> None:
    for seed in range(4):
        assert is_read(made := sample(KINDS[name], seed, ())), made.text
        assert silent_fault(made) == ""


@st.composite
def samples(draw: st.DrawFn) -> Sample:
    """Draw a text with any noise and at most one fault."""
    kind = KINDS[draw(st.sampled_from(sorted(KINDS)))]
    noise = draw(st.sets(st.sampled_from(list(NOISE)), max_size=4))
    damage = draw(st.sampled_from([None, *kind.damage]))
    return sample(kind, draw(st.integers(0, 2**32)), sorted(noise), damage)


def check(made: Sample) -> None:
    assert silent_fault(made) == "", made.text


@settings(max_examples=300, derandomize=True)
@given(made=samples())
def test_that_nothing_is_taken_otherwise_without_a_word(made: Sample) -> None:
    check(made)


@pytest.mark.exhaustive
@settings(max_examples=50_000, deadline=None, suppress_health_check=list(HealthCheck))
@given(made=samples())
def test_that_nothing_of_many_texts_is_taken_otherwise_without_a_word(made: Sample) -> None:
    check(made)


def test_that_noise_seldom_keeps_a_plain_text_from_being_read() -> None:
    kinds = [kind for _, kind in sorted(KINDS.items()) if kind.is_plain]
    noises = list(NOISE)
    read = [
        is_read(sample(kinds[seed % len(kinds)], seed, [noises[seed % len(noises)], noises[seed * 7 % len(noises)]]))
        for seed in range(300)
    ]
    assert sum(read) >= 290
