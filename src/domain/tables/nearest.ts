/** Edits (insert, delete, replace, swap of neighbours) that turn one text into the other; optimal string alignment. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      let best = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + same);
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        best = Math.min(best, before[column - 2]! + 1);
      current.push(best);
    }
    before = previous;
    previous = current;
  }
  return previous[to.length]!;
}

/** The choice that a mistyped word most likely means: at most a third of its letters differ. Undefined when none is near. */
export function nearestChoice(word: string, choices: readonly string[]): string | undefined {
  const text = word.trim().toLowerCase().slice(0, 80);
  if (text.length < 2) return undefined;
  let best: { choice: string; distance: number } | undefined;
  for (const choice of choices) {
    const other = choice.toLowerCase();
    const distance = other.startsWith(text) && text.length >= 3 ? 0.5 : editDistance(text, other);
    if (distance <= Math.max(text.length, other.length) / 3 && distance < (best?.distance ?? Infinity))
      best = { choice, distance };
  }
  return best?.choice;
}
