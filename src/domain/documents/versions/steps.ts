export type Step = 'same' | 'removed' | 'added';

/** More changes than these are not looked for: what is left counts as all removed and all added. */
const MOST = 1200;

/** The fewest steps from one list to the other (E. W. Myers, An O(ND) Difference Algorithm, 1986). */
export function stepsBetween(from: readonly string[], to: readonly string[]): { step: Step; text: string }[] {
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < from.length - start && end < to.length - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const same = (texts: readonly string[]) => texts.map((text) => ({ step: 'same' as const, text }));
  return [
    ...same(from.slice(0, start)),
    ...middle(from.slice(start, from.length - end), to.slice(start, to.length - end)),
    ...same(end > 0 ? from.slice(-end) : []),
  ];
}

function middle(from: readonly string[], to: readonly string[]): { step: Step; text: string }[] {
  const trail = from.length > 0 && to.length > 0 ? reach(from, to) : undefined;
  if (!trail)
    return [
      ...from.map((text) => ({ step: 'removed' as const, text })),
      ...to.map((text) => ({ step: 'added' as const, text })),
    ];
  const steps: { step: Step; text: string }[] = [];
  let x = from.length;
  let y = to.length;
  for (let depth = trail.length - 1; depth >= 0; depth -= 1) {
    const ends = trail[depth]!;
    const k = x - y;
    const isDown = k === -depth || (k !== depth && (ends.get(k - 1) ?? -1) < (ends.get(k + 1) ?? -1));
    const beforeK = isDown ? k + 1 : k - 1;
    const beforeX = depth === 0 ? 0 : (ends.get(beforeK) ?? 0);
    const beforeY = depth === 0 ? 0 : beforeX - beforeK;
    while (x > beforeX && y > beforeY) {
      steps.push({ step: 'same', text: from[x - 1]! });
      x -= 1;
      y -= 1;
    }
    if (depth === 0) break;
    if (isDown) steps.push({ step: 'added', text: to[y - 1]! });
    else steps.push({ step: 'removed', text: from[x - 1]! });
    x = beforeX;
    y = beforeY;
  }
  return steps.toReversed();
}

/** How far each diagonal gets with each number of changes; undefined where more than `MOST` would be needed. */
function reach(from: readonly string[], to: readonly string[]): Map<number, number>[] | undefined {
  const ends = new Map<number, number>([[1, 0]]);
  const trail: Map<number, number>[] = [];
  for (let depth = 0; depth <= Math.min(MOST, from.length + to.length); depth += 1) {
    trail.push(new Map(ends));
    for (let k = -depth; k <= depth; k += 2) {
      const isDown = k === -depth || (k !== depth && (ends.get(k - 1) ?? -1) < (ends.get(k + 1) ?? -1));
      let x = isDown ? (ends.get(k + 1) ?? 0) : (ends.get(k - 1) ?? 0) + 1;
      while (x < from.length && x - k < to.length && from[x] === to[x - k]) x += 1;
      ends.set(k, x);
      if (x >= from.length && x - k >= to.length) return trail;
    }
  }
  return undefined;
}
