"""The user's own presets: one file each in a folder of the user's configuration directory."""

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
from sudoku_desktop.services.writing import locked, write_text

_BUILT_IN = frozenset(preset.name for preset in PRESETS)


def default_folder() -> Path:
    """Return the folder of the user's own presets, which may not exist yet."""
    return Path(platformdirs.user_config_dir("sudoku-desktop")) / "presets"


@dataclass(frozen=True)
class Unreadable:
    """A preset file that cannot be read, with the reason."""

    path: Path
    reason: ProblemError | OSError


class OwnPresets:
    """The user's own presets by name; unreadable files are skipped and never changed.

    Several windows may share one folder: the folder is read again before a preset is added.
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
        # one assignment, so that other threads see either the old or the new presets
        self._presets, self._unreadable = presets, unreadable

    @property
    def presets(self) -> tuple[Algorithm, ...]:
        """All own presets, sorted by title."""
        return tuple(sorted((preset for preset, _ in self._presets.values()), key=lambda preset: preset.title.lower()))

    @property
    def unreadable(self) -> tuple[Unreadable, ...]:
        """The files that were skipped."""
        return tuple(self._unreadable)

    def taken_names(self) -> Collection[str]:
        """Return the names that a new preset cannot have, including those of the built-in presets."""
        return _BUILT_IN | self._presets.keys()

    def save(self, preset: Algorithm) -> Algorithm:
        """Save a preset, replacing the own preset of the same name; raises OSError and ProblemError.

        Returns the preset under the name it was saved as, which is never that of a built-in preset.
        """
        with locked(self._folder / "presets"):
            if preset.name not in self._presets:
                self._load()
                preset = self._under_a_free_name(preset)
            _, path = self._presets.get(preset.name, (None, None))
            if path is None:
                path = self._free_path(preset.name)
            write_text(path, to_text(preset))
        self._presets = {**self._presets, preset.name: (preset, path)}
        return preset

    def _under_a_free_name(self, preset: Algorithm) -> Algorithm:
        taken = self.taken_names()
        return dataclasses.replace(preset, name=slug(preset.title, taken)) if preset.name in taken else preset

    def add(self, preset: Algorithm) -> Algorithm:
        """Save a preset from elsewhere, under a new name if its name is taken; raises the same errors as `save`."""
        return self.save(self._under_a_free_name(preset))

    def delete(self, name: str) -> None:
        """Delete an own preset; raises OSError, and KeyError when no own preset has this name."""
        _, path = self._presets[name]
        path.unlink(missing_ok=True)
        del self._presets[name]

    def _free_path(self, name: str) -> Path:
        """Return a path in the folder at which no file exists, readable or not."""
        path, number = self._folder / f"{name}{SUFFIX}", 1
        while path.exists():
            number += 1
            path = self._folder / f"{name}-{number}{SUFFIX}"
        return path
