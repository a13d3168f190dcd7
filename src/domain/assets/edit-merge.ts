import type { AssetFacts } from './asset.ts';
import { ownChanges, withOwnValues } from './vocabulary/field.ts';

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
    if (field === 'ownValues') edit.mine = ownEdit(before, mine, theirs);
    const isMine = !isSame(edit.before, edit.mine);
    const isTheirs = !isSame(edit.before, edit.theirs);
    if (isSame(edit.mine, edit.theirs) || (!isMine && !isTheirs)) return [];
    const isBoth = isMine && isTheirs && (field !== 'ownValues' || isContested(before, mine, theirs));
    return [{ ...edit, by: isBoth ? ('both' as const) : isMine ? ('me' as const) : ('them' as const) }];
  });
}

/** Of the organisation's own fields, my changes on top of theirs. */
const ownEdit = (before: AssetFacts, mine: AssetFacts, theirs: AssetFacts) =>
  withOwnValues(theirs.ownValues, ownChanges(before.ownValues, mine.ownValues));

/** Whether both changed the same own field to different things. */
function isContested(before: AssetFacts, mine: AssetFacts, theirs: AssetFacts): boolean {
  const [my, their] = [ownChanges(before.ownValues, mine.ownValues), ownChanges(before.ownValues, theirs.ownValues)];
  return Object.keys(my).some((id) => id in their && my[id] !== their[id]);
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
