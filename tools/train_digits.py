"""Train the network that reads the digits of photographed puzzles, and write resources/reading/digits.npz.

    python tools/train_digits.py --print FOLDER… --hand FOLDER… [--photos FOLDER] [-o digits.npz]

It needs torch, Pillow and opencv (`pip install torch pillow opencv-python-headless`); the program needs no torch.
The fonts are all .ttf and .otf files below the folders. The shipped weights were made by an earlier version of this
tool, with a first layer of 256, from about 70 fonts in print and about 20 that imitate handwriting, all of Debian's
packages fonts-*; it drew no bleed-through, folds, small digits or widened faces. The photos are those of
B. Wicht's sudoku_dataset (image*.jpg and image*.dat, CC-BY 4.0), without those that `kept_aside` names, which the
reader is measured on.

What is drawn: boards with lines, shading, digits of all weights, widths and sizes, handwriting, pencil marks and
scribbles, the mirrored print of the other side of thin paper, and folds; laid a little askew, blurred, unevenly lit,
noised, thresholded and compressed as photos and scans are, then cut into cells by the reader's own code.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import string
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFont
from torch import nn

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from picture_reading import kept_aside, truth_of  # noqa: E402

from sudoku_desktop.reading.digits import (  # noqa: E402
    CLASSES,
    CONTEXT,
    OTHER,
    SIDE,
    features,
    greyed,
    patches,
    zoomed_side,
)
from sudoku_desktop.reading.finding import find_grids  # noqa: E402
from sudoku_desktop.reading.lattice import Lattice, laid_flat  # noqa: E402

BATCH = 256
DRAWN_AT_ONCE = 50
LEAST_FIT = -1.5
"""Mean logarithm of the probability of a photo's true digits, below which the grid was not found."""
Judge = Callable[[np.ndarray], np.ndarray]
SOURCE = (
    "Trained by tools/train_digits.py on drawn fonts and on photos of the sudoku_dataset by Baptiste Wicht, CC-BY 4.0"
)
TURNED_IS_ANOTHER = (2, 3, 4, 5, 7)
"""Digits that are no digits when upside down; a 1, 6, 8 or 9 may be one."""


def fonts_below(folders: list[Path]) -> list[str]:
    """Return the fonts with nine different digits, without fonts of identical look."""
    seen: set[bytes] = set()
    found = []
    for path in sorted(
        path for folder in folders for path in folder.rglob("*") if path.suffix.lower() in (".ttf", ".otf")
    ):
        try:
            font = ImageFont.truetype(str(path), 40)
            drawn = [font.getmask(digit) for digit in "123456789"]
            looks = {bytes(mask) for mask in drawn}
            sizes = [mask.size for mask in drawn]
        except (OSError, ValueError):
            continue
        if len(looks) == 9 and min(map(min, sizes)) > 3 and max(map(max, sizes)) < 60 and looks.isdisjoint(seen):
            seen |= looks
            found.append(str(path))
    return found


class Drawer:
    """Draws random boards for training."""

    def __init__(self, print_fonts: list[str], hand_fonts: list[str], seed: int) -> None:
        self.fonts = print_fonts, hand_fonts
        self.random = random.Random(seed)
        self.noise = np.random.default_rng(seed)

    def board(self) -> tuple[np.ndarray, np.ndarray]:
        """Return the patches of one random board and their classes."""
        pick = self.random
        cell = pick.choice((40, 48, 56))
        edge = cell
        side = 9 * cell + 2 * edge
        paper = pick.uniform(150, 255)
        image = Image.new("L", (side, side), int(paper))
        draw = ImageDraw.Draw(image)
        self._shade(draw, cell, edge, paper)
        self._other_side(image, cell, paper)
        ink = int(pick.uniform(0, 0.45) * paper)
        self._lines(draw, cell, edge, paper, ink)
        labels = np.zeros(81, np.int64)
        print_font, hand_font = pick.choice(self.fonts[0]), pick.choice(self.fonts[1])
        size = pick.uniform(0.3, 0.5) if pick.random() < 0.2 else pick.uniform(0.45, 0.98)
        self.weight = pick.uniform(0.02, 0.07) if pick.random() < 0.12 else 0.0
        self.width = pick.uniform(0.8, 1.4) if pick.random() < 0.25 else 1.0
        # Typefaces differ in how far above the middle of their line digits stand, and editors in where they put it.
        aside, above = pick.gauss(0, 0.02) * cell, pick.uniform(-0.13, 0.13) * min(1, 1.5 - size) * cell
        hand_ink = int(pick.uniform(0, 0.6) * paper)
        shares = pick.choice(((0.3, 0.45, 0.0, 0.25), (0.2, 0.25, 0.5, 0.05), (0.2, 0.3, 0.4, 0.1)))
        sway = pick.uniform(0, 0.05)
        with_marks = pick.random() < 0.3
        mark_ink = hand_ink if pick.random() < 0.5 else int(paper * pick.uniform(0.3, 0.9))
        for place in range(81):
            x, y = edge + (place % 9 + 0.5) * cell, edge + (place // 9 + 0.5) * cell
            kind = pick.choices((0, 1, 2, 3), shares)[0]
            digit = pick.randint(1, 9)
            if kind == 0:
                if with_marks and pick.random() < 0.6:
                    self._marks(image, x, y, cell, print_font if pick.random() < 0.6 else hand_font, mark_ink)
                continue
            x += aside + pick.gauss(0, sway) * cell
            y += above + pick.gauss(0, sway) * cell
            if kind == 1:
                self._glyph(image, str(digit), print_font, size * cell, x, y, ink, 0, 0, is_print=True)
                labels[place] = digit
            elif kind == 2:
                x, y = x + pick.gauss(0, 0.06) * cell, y + pick.gauss(0, 0.06) * cell
                high = pick.uniform(0.55, 1.15) * cell
                self._glyph(image, str(digit), hand_font, high, x, y, hand_ink, pick.gauss(0, 8), 0.25)
                labels[place] = 9 + digit
            else:
                labels[place] = OTHER
                self._other(image, digit, print_font, size * cell, x, y, ink, cell)
        if pick.random() < 0.15:  # the frame of the selected cell
            x, y = edge + pick.randrange(9) * cell, edge + pick.randrange(9) * cell
            box = (x + 1, y + 1, x + cell - 1, y + cell - 1)
            draw.rectangle(box, outline=int(paper * pick.uniform(0.2, 0.8)), width=pick.choice((1, 2, 3, 4)))
        return self._photographed(np.asarray(image), cell, edge), labels

    def _shade(self, draw: Any, cell: int, edge: int, paper: float) -> None:
        pick = self.random
        chosen: set[int] = set()
        if pick.random() < 0.2:
            chosen = {p for p in range(81) if (p // 27 + p % 9 // 3) % 2 == pick.randint(0, 1)}
        elif pick.random() < 0.2:
            chosen = {p for p in range(81) if pick.random() < 0.2}
        elif pick.random() < 0.2:  # as programs show what sees the selected cell
            row, column = pick.randrange(9), pick.randrange(9)
            chosen = {p for p in range(81) if row == p // 9 or column == p % 9}
        dark = int(paper * (pick.uniform(0.75, 0.97) if pick.random() < 0.8 else pick.uniform(0.5, 0.8)))
        for place in chosen:
            x, y = edge + place % 9 * cell, edge + place // 9 * cell
            draw.rectangle((x, y, x + cell, y + cell), fill=dark)

    def _other_side(self, image: Any, cell: int, paper: float) -> None:
        """Draw the mirrored, faint print of the other side of thin paper, larger or smaller than the digits."""
        pick = self.random
        if pick.random() < 0.8:
            return
        layer = Image.new("L", image.size, 0)
        draw = ImageDraw.Draw(layer)
        size = pick.uniform(0.2, 1.2) * cell
        font = self._font(pick.choice(self.fonts[0]), round(size))
        letters = string.digits if pick.random() < 0.5 else string.ascii_letters
        step = size * pick.uniform(1.0, 3.0)
        for row in range(int(image.height / step)):
            text = (" " * pick.randint(0, 4)).join(pick.choice(letters + "  ") for _ in range(80))
            draw.text((pick.uniform(-30, 0), row * step), text, fill=255, font=font)
        mirrored = layer.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        share = pick.uniform(0.04, 0.3)
        faint = (np.asarray(mirrored) * share).astype(np.uint8)
        image.paste(0, (0, 0), Image.fromarray(cv2.GaussianBlur(faint, (0, 0), pick.uniform(0.5, 2))))

    def _lines(self, draw: Any, cell: int, edge: int, paper: float, ink: int) -> None:
        pick = self.random
        thin, thick = pick.choice((1, 1, 2, 2, 3)), pick.choice((2, 3, 4, 5, 7))
        faint = int(ink + (paper - ink) * pick.uniform(0, 0.8))
        if pick.random() < 0.1:
            thin = pick.choice((0, thick))
        end = edge + 9 * cell
        for bold in (False, True):
            for line in range(10):
                if (line % 3 == 0) == bold:
                    at, wide = edge + line * cell, thick if bold else thin
                    colour = ink if bold else faint
                    if wide:
                        draw.line((edge, at, end, at), fill=colour, width=wide)
                        draw.line((at, edge, at, end), fill=colour, width=wide)

    @lru_cache(512)  # noqa: B019
    def _font(self, path: str, size: int) -> Any:
        font = ImageFont.truetype(path, max(6, size), layout_engine=ImageFont.Layout.BASIC)
        # Fonts differ in how much of their size a digit takes: all are to be about as high as asked for.
        high = font.getbbox("8")[3] - font.getbbox("8")[1]
        high = int(size * 0.75 * size / max(high, 1))
        return ImageFont.truetype(path, max(6, high), layout_engine=ImageFont.Layout.BASIC)

    @lru_cache(4096)  # noqa: B019
    def _mask(self, text: str, path: str, size: int, stroke: int) -> Any:
        """Return a text in white on black, with a few pixels of margin."""
        font = self._font(path, size)
        box = font.getbbox(text)
        mask = Image.new("L", (int(box[2] - box[0]) + 12, int(box[3] - box[1]) + 12), 0)
        place = (6 - box[0], 6 - box[1])
        ImageDraw.Draw(mask).text(place, text, fill=255, font=font, stroke_width=stroke, stroke_fill=255)
        return mask

    def _glyph(
        self,
        image: Any,
        text: str,
        path: str,
        size: float,
        x: float,
        y: float,
        ink: int,
        turn: float,
        bent: float,
        *,
        is_print: bool = False,
    ) -> None:
        mask = self._mask(text, path, round(size), round(self.weight * size) if is_print else 0)
        if is_print and self.width != 1:
            mask = mask.resize((max(8, round(mask.width * self.width)), mask.height), Image.Resampling.BILINEAR)
        if turn:
            mask = mask.rotate(turn, expand=True, resample=Image.Resampling.BILINEAR)
        if bent:
            mask = Image.fromarray(self._bent(np.asarray(mask), bent))
        image.paste(ink, (round(x - mask.width / 2), round(y - mask.height / 2)), mask)

    def _bent(self, mask: np.ndarray, strength: float) -> np.ndarray:
        """Shear, stretch and bend a digit at random, as handwriting varies."""
        high, wide = mask.shape
        pick = self.random
        rows, columns = np.mgrid[0:high, 0:wide].astype(np.float32)
        u, v = columns / wide - 0.5, rows / high - 0.5
        phase = [pick.uniform(0, 6.3) for _ in range(4)]
        amount = strength * 0.16
        bend_x = pick.gauss(0, 0.18) * v + amount * np.sin(5 * v + phase[0]) + amount * np.sin(4 * u + phase[1])
        bend_y = amount * np.sin(5 * u + phase[2]) + amount * np.sin(4 * v + phase[3])
        stretch = pick.uniform(0.8, 1.25)
        map_x = ((u * stretch + bend_x + 0.5) * wide).astype(np.float32)
        map_y = ((v + bend_y + 0.5) * high).astype(np.float32)
        bent = cv2.remap(mask, map_x, map_y, cv2.INTER_LINEAR, borderValue=0)
        if pick.random() < 0.4:
            bent = (
                cv2.erode(bent, np.ones((2, 2), np.uint8)) if pick.random() < 0.4 else cv2.dilate(bent, np.ones((2, 2)))
            )
        return np.asarray(bent)

    def _marks(self, image: Any, x: float, y: float, cell: int, font: str, ink: int) -> None:
        """Draw candidates, which are not digits: three by three, or a few in a corner."""
        pick = self.random
        small = pick.uniform(0.22, 0.34) * cell
        if pick.random() < 0.5:
            for digit in range(1, 10):
                if pick.random() < 0.45:
                    across, down = (digit - 1) % 3 - 1, (digit - 1) // 3 - 1
                    self._glyph(
                        image, str(digit), font, small, x + across * cell * 0.3, y + down * cell * 0.3, ink, 0, 0
                    )
        else:
            text = "".join(pick.sample("123456789", pick.randint(1, 3)))
            self._glyph(image, text, font, small, x - cell * 0.15, y - cell * pick.choice((0.3, -0.3)), ink, 0, 0)

    def _other(self, image: Any, digit: int, font: str, size: float, x: float, y: float, ink: int, cell: int) -> None:
        pick = self.random
        what = pick.random()
        if what < 0.75:
            if digit in TURNED_IS_ANOTHER and pick.random() < 0.4:
                turn = 180
            else:
                turn = pick.choice((90, 270))
            self._glyph(image, str(digit), font, size, x, y, ink, turn, 0)
        elif what < 0.85:
            letter = pick.choice("".join(set(string.ascii_letters) - set("IlOoQgqbSBsZzJ")) + "?!#&+*%")
            self._glyph(image, letter, font, size, x, y, ink, 0, 0)
        else:
            points = [
                (x + pick.uniform(-0.4, 0.4) * cell, y + pick.uniform(-0.4, 0.4) * cell)
                for _ in range(pick.randint(4, 9))
            ]
            ImageDraw.Draw(image).line(points, fill=ink, width=pick.choice((1, 2, 3)), joint="curve")

    def _photographed(self, image: np.ndarray, cell: int, edge: int) -> np.ndarray:
        """Return the board as the reader would rectify a photo of it, with random errors of position."""
        pick = self.random
        side = image.shape[0]
        scale = np.exp(pick.uniform(np.log(13), np.log(50))) / cell
        small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA).astype(np.float32)
        if pick.random() < 0.7:
            small = cv2.GaussianBlur(small, (0, 0), pick.uniform(0.3, 0.06 * cell * scale + 0.3))
        if pick.random() < 0.15:
            length = max(2, int(0.15 * cell * scale))
            small = cv2.blur(small, (length, 1) if pick.random() < 0.5 else (1, length))
        high, wide = small.shape
        if pick.random() < 0.15:  # folds: one side lies in the light, the edge is worn
            for _ in range(pick.randint(1, 3)):
                down, across = np.mgrid[0:high, 0:wide].astype(np.float32)
                angle = pick.choice((0.0, np.pi / 2)) + pick.gauss(0, 0.05)
                away = (across - pick.uniform(0, wide)) * np.cos(angle) + (down - pick.uniform(0, high)) * np.sin(angle)
                width = pick.uniform(0.02, 0.15) * cell * scale
                small = small + pick.uniform(-50, 50) * np.exp(-((away / width) ** 2))
                small = small * (1 + pick.uniform(-0.15, 0.15) * np.tanh(away / (3 * width)))
        light = cv2.resize(
            np.array([[pick.uniform(0.55, 1) for _ in range(3)] for _ in range(3)]).astype(np.float32),
            (wide, high),
            interpolation=cv2.INTER_CUBIC,
        )
        if pick.random() < 0.7:
            small = small * light
        keep = pick.uniform(0.3, 1) if pick.random() < 0.5 else 1.0  # of the contrast
        small = small * keep + (1 - keep) * 160
        if pick.random() < 0.8:
            small = small + self.noise.normal(0, pick.uniform(0.5, 10) * keep, small.shape)
        pixels = np.clip(small, 0, 255).astype(np.uint8)
        if pick.random() < 0.05:
            block = int(cell * scale * pick.uniform(0.4, 1.2)) // 2 * 2 + 3
            pixels = np.asarray(
                cv2.adaptiveThreshold(
                    pixels, 255, cv2.ADAPTIVE_THRESH_GAUSSIAN_C, cv2.THRESH_BINARY, block, pick.uniform(4, 14)
                )
            )
        if pick.random() < 0.7:
            _, coded = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, pick.randint(25, 95)])
            pixels = np.asarray(cv2.imdecode(coded, cv2.IMREAD_GRAYSCALE))
        wander = self.noise.normal(0, 0.05, (4, 2))
        start = np.array([[edge, edge], [side - edge, edge], [side - edge] * 2, [edge, side - edge]]) * scale

        def laid(size: int) -> np.ndarray:
            """Return the rectified board in grey, with this many pixels per cell."""
            out = 9 * size + 2 * CONTEXT
            target = np.array([[0, 0], [9, 0], [9, 9], [0, 9]]) * size + CONTEXT + wander * size
            matrix = cv2.getPerspectiveTransform(start.astype(np.float32), target.astype(np.float32))
            seen = pixels
            if scale * cell > 1.5 * size:
                seen = np.asarray(cv2.GaussianBlur(pixels, (0, 0), 0.35 * scale * cell / size))
            flat = cv2.warpPerspective(seen, matrix, (out, out), borderMode=cv2.BORDER_REPLICATE)
            return greyed(np.repeat(np.asarray(flat)[..., None], 3, axis=2))

        grey = laid(SIDE)
        size = zoomed_side(grey)
        return patches(grey if size == SIDE else laid(size))


def drawn_boards(print_fonts: list[str], hand_fonts: list[str], seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Return the features of DRAWN_AT_ONCE boards and their classes."""
    cv2.setNumThreads(1)
    drawer = Drawer(print_fonts, hand_fonts, seed)
    boards = [drawer.board() for _ in range(DRAWN_AT_ONCE)]
    return (
        np.concatenate([features(cells).astype(np.float16) for cells, _ in boards]),
        np.concatenate([labels for _, labels in boards]),
    )


def flat_grey(pixels: np.ndarray, lattice: Lattice, turns: int) -> np.ndarray:
    """Return a rectified grid in the form in which the reader passes it to the network."""
    grey = greyed(laid_flat(pixels, lattice, SIDE, CONTEXT / SIDE, turns))
    size = zoomed_side(grey)
    return grey if size == SIDE else greyed(laid_flat(pixels, lattice, size, CONTEXT / size, turns))


def photo_patches(photo: Path, judge: Judge, spread: int, seed: int) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Yield the cells of a photo and their classes, `spread` times with errors of position, and turned as `OTHER`.

    Puzzles are often symmetric, so the positions of digits do not show how a photo is turned; `judge` does, a function
    that returns the probability of each class in cells and need not be accurate.
    """
    pixels = np.asarray(cv2.imread(str(photo)))
    dark = np.asarray(pixels.min(axis=2))
    lattices = find_grids(dark, lambda: False).grids
    if not lattices:
        return
    truth = np.array([int(digit) for digit in truth_of(photo)])
    noise = np.random.default_rng(seed)
    for lattice in lattices:
        fits = []
        for turns in range(4):
            likely = judge(patches(flat_grey(pixels, lattice, turns)))
            fits.append(np.log(likely[np.arange(81), truth] + 1e-3).mean())
        if max(fits) < LEAST_FIT:
            continue
        right = int(np.argmax(fits))
        for turn in range(4):
            shown = truth.copy() if turn == 0 else np.rot90(truth.reshape(9, 9), -turn).ravel().copy()
            kept = shown == 0
            if turn:
                kept = kept & (noise.random(81) < 0.1)
                is_other = (shown > 0) & ((turn != 2) | np.isin(shown, TURNED_IS_ANOTHER))
                kept |= is_other & (noise.random(81) < 0.5)
                shown[shown > 0] = OTHER
            else:
                kept[:] = True
            for _ in range(spread):
                grey = flat_grey(pixels, lattice, (right + turn) % 4)
                moved = np.array([[1, 0, noise.normal(0, 0.8)], [0, 1, noise.normal(0, 0.8)]])
                grey = cv2.warpAffine(grey, moved, grey.shape[1::-1], borderMode=cv2.BORDER_REPLICATE)
                yield patches(np.asarray(grey))[kept], shown[kept]
                if turn:
                    break


def network(inputs: int) -> nn.Module:
    """Return the layers that `digits.classified` computes, after a normalisation that becomes part of them."""
    return nn.Sequential(
        nn.BatchNorm1d(inputs, affine=False),
        nn.Linear(inputs, 320), nn.ReLU(), nn.Dropout(0.25),
        nn.Linear(320, 64), nn.ReLU(), nn.Dropout(0.1),
        nn.Linear(64, CLASSES),
    )  # fmt: skip


def train(shown: np.ndarray, labels: np.ndarray, epochs: int, seed: int) -> nn.Module:
    """Return a network trained by Adam with a rate that rises and falls, and softened targets."""
    torch.manual_seed(seed)
    model = network(shown.shape[1])
    steps = len(shown) // BATCH
    optimiser = torch.optim.AdamW(model.parameters(), weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=epochs * steps)
    loss_of = nn.CrossEntropyLoss(label_smoothing=0.01)
    order = np.random.default_rng(seed)
    for epoch in range(epochs):
        model.train()
        total = 0.0
        for batch in order.permutation(len(shown))[: steps * BATCH].reshape(steps, BATCH):
            inputs = torch.from_numpy(shown[batch].astype(np.float32))
            inputs = inputs * torch.empty(BATCH, 1).uniform_(0.85, 1.15)  # inks differ
            loss = loss_of(model(inputs), torch.from_numpy(labels[batch]))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += loss.item()
        print(f"epoch {epoch + 1} of {epochs}: loss {total / steps:.4f}", flush=True)
    return model.eval()


def judge_of(model: nn.Module) -> Judge:
    """Return the function that classifies cells with a network."""

    def judge(cells: np.ndarray) -> np.ndarray:
        with torch.no_grad():
            return np.asarray(torch.softmax(model(torch.from_numpy(features(cells))), dim=1))

    return judge


def arrays_of(model: nn.Module, temperature: float) -> dict[str, Any]:
    """Return the weights in the form in which `digits` loads them."""
    arrays: dict[str, Any] = {"temperature": np.array([temperature])}
    normal, *layers = (layer for layer in model.modules() if isinstance(layer, nn.BatchNorm1d | nn.Linear))
    for number, layer in enumerate(layers, 1):
        weights, bias = layer.weight.detach(), layer.bias.detach()
        if number == 1:
            weights = weights / torch.sqrt(normal.running_var + normal.eps)
            bias = bias - weights @ normal.running_mean
        arrays |= {f"w{number}": weights.numpy().T, f"b{number}": bias.numpy()}
    return {name: array.astype(np.float16) for name, array in arrays.items()}


def main() -> int:
    """Draw boards, train the network and write its weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--print", nargs="+", type=Path, required=True, dest="print_folders")
    parser.add_argument("--hand", nargs="+", type=Path, required=True)
    parser.add_argument("--photos", type=Path)
    parser.add_argument("--fold", type=int, help="of 4 quarters of the training photos, leave this one out as well")
    parser.add_argument("--boards", type=int, default=5200)
    parser.add_argument("--spread", type=int, default=12, help="times that each photo is shown, each a little aside")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--temperature", type=float, default=1.0, help="what the scores are divided by")
    parser.add_argument("--jobs", type=int, default=1, help="processes that draw boards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "resources" / "reading" / "digits.npz")
    options = parser.parse_args()
    print_fonts, hand_fonts = fonts_below(options.print_folders), fonts_below(options.hand)
    print(f"{len(print_fonts)} fonts in print, {len(hand_fonts)} by hand", flush=True)
    cells, labels = [], []

    def add(found: tuple[np.ndarray, np.ndarray]) -> None:
        cells.append(features(found[0]).astype(np.float16))
        labels.append(found[1])

    seeds = range(options.seed * 10_000, options.seed * 10_000 + options.boards // DRAWN_AT_ONCE)
    with ProcessPoolExecutor(options.jobs) as pool:
        for some in pool.map(partial(drawn_boards, print_fonts, hand_fonts), seeds):
            cells.append(some[0])
            labels.append(some[1])
    if options.photos:
        aside = kept_aside(options.photos)
        shown = [photo for photo in sorted(options.photos.glob("image*.jpg")) if photo.stem not in aside]
        judge = judge_of(train(np.concatenate(cells), np.concatenate(labels), 2, options.seed))
        for number, photo in enumerate(shown):
            if options.fold is None or quarter_of(photo) != options.fold:
                for found in photo_patches(photo, judge, options.spread, number):
                    add(found)
    everything, classes = np.concatenate(cells), np.concatenate(labels)
    print(f"{len(everything)} cells: {np.bincount(classes, minlength=CLASSES)}", flush=True)
    model = train(everything, classes, options.epochs, options.seed)
    options.output.parent.mkdir(exist_ok=True)
    np.savez_compressed(options.output, source=np.array(SOURCE), **arrays_of(model, options.temperature))
    return 0


def quarter_of(photo: Path) -> int:
    """Return the number of the quarter to which a photo belongs, the same for all photos of one puzzle."""
    return hashlib.sha256(truth_of(photo).encode()).digest()[-1] % 4


if __name__ == "__main__":
    sys.exit(main())
