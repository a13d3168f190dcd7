import type { AssetFacts } from './asset.ts';

/** What became of one field that two people had open at once. */
export interface FieldEdit {
  field: keyof AssetFacts;
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** `both`: changed by both, to different things; somebody has to choose. */
  by: 'me' | 'them' | 'both';
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which an edit begun on `before` and what stands there now differ from it, and by whom; equal changes are no difference. */
export function editsOf(before: AssetFacts, mine: AssetFacts, theirs: AssetFacts): FieldEdit[] {
  return (Object.keys(mine) as (keyof AssetFacts)[]).flatMap((field) => {
    const edit = { field, before: before[field], mine: mine[field], theirs: theirs[field] };
    const isMine = !isSame(edit.before, edit.mine);
    const isTheirs = !isSame(edit.before, edit.theirs);
    if (isSame(edit.mine, edit.theirs) || (!isMine && !isTheirs)) return [];
    return [{ ...edit, by: isMine ? (isTheirs ? ('both' as const) : ('me' as const)) : ('them' as const) }];
  });
}

/** What stands there now with one's own changes on top; where both changed a field, what was chosen. */
export function mergeEdits(
  theirs: AssetFacts,
  edits: readonly FieldEdit[],
  choices: Partial<Record<keyof AssetFacts, 'mine' | 'theirs'>>,
): AssetFacts {
  const kept = edits.filter(({ field, by }) => by === 'me' || (by === 'both' && choices[field] === 'mine'));
  return { ...theirs, ...Object.fromEntries(kept.map(({ field, mine }) => [field, mine])) };
}
