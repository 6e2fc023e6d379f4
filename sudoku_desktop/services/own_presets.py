"""The person's own presets: one file each, in the folder the system gives the program for its settings."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.preset_file import SUFFIX, read_preset, slug, to_text
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.services.locks import lock
from sudoku_desktop.services.writing import blaming, write_text

_BUILT_IN = frozenset(preset.name for preset in PRESETS)


def default_folder() -> Path:
    """Where own presets are kept; it need not exist yet."""
    return Path(platformdirs.user_config_dir("sudoku-desktop")) / "presets"


@dataclass(frozen=True)
class Unreadable:
    """A file that is left alone, and why."""

    path: Path
    reason: ProblemError | OSError


class OwnPresets:
    """The own presets by name. A file that makes no sense is passed over, and never touched.

    Several windows may keep presets in one folder: each looks what the others have added before it adds one.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or default_folder()
        self._load()

    def _load(self) -> None:
        presets: dict[str, tuple[Algorithm, Path]] = {}
        unreadable: list[Unreadable] = []
        try:
            paths = sorted(path for path in self._folder.glob("*.json") if path.is_file())
        except OSError:
            paths = []
        for path in paths:
            try:
                preset = read_preset(path)
                if preset.name in _BUILT_IN or preset.name in presets:
                    raise ProblemError(Sentence("another preset has the name {name}", name=preset.name))
            except (ProblemError, OSError) as error:
                unreadable.append(Unreadable(path, error))
            else:
                presets[preset.name] = preset, path
        self._presets, self._unreadable = presets, unreadable  # at once: who looks meanwhile sees all or none of them

    @property
    def presets(self) -> tuple[Algorithm, ...]:
        """All of them, by title."""
        return tuple(sorted((preset for preset, _ in self._presets.values()), key=lambda preset: preset.title.lower()))

    @property
    def unreadable(self) -> tuple[Unreadable, ...]:
        """The files that were passed over."""
        return tuple(self._unreadable)

    def taken_names(self) -> Collection[str]:
        """The names that a new preset cannot have, those of the program's own among them."""
        return _BUILT_IN | self._presets.keys()

    def save(self, preset: Algorithm) -> Algorithm:
        """Keep a preset, in place of the own one of its name; raises OSError and ProblemError.

        Returns it under the name it is kept by, which is never one of the program's.
        """
        with blaming(self._folder):
            self._folder.mkdir(parents=True, exist_ok=True)
            held = lock(self._folder / "presets", wait=True)
        try:
            if preset.name not in self._presets:
                self._load()
                preset = self._under_a_free_name(preset)
            _, path = self._presets.get(preset.name, (None, None))
            if path is None:
                path = self._free_path(preset.name)
            write_text(path, to_text(preset))
        finally:
            if held is not None:
                held.release()
        self._presets = {**self._presets, preset.name: (preset, path)}
        return preset

    def _under_a_free_name(self, preset: Algorithm) -> Algorithm:
        taken = self.taken_names()
        return dataclasses.replace(preset, name=slug(preset.title, taken)) if preset.name in taken else preset

    def add(self, preset: Algorithm) -> Algorithm:
        """Keep a preset that came from elsewhere, under another name where its own is taken; as `save`."""
        return self.save(self._under_a_free_name(preset))

    def delete(self, name: str) -> None:
        """Throw an own preset away; raises OSError, and KeyError where there is none of this name."""
        _, path = self._presets[name]
        path.unlink(missing_ok=True)
        del self._presets[name]

    def _free_path(self, name: str) -> Path:
        """Files that could not be read keep their names."""
        path, number = self._folder / f"{name}{SUFFIX}", 1
        while path.exists():
            number += 1
            path = self._folder / f"{name}-{number}{SUFFIX}"
        return path
