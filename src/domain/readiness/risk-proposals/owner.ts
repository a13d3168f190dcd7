import type { Because } from './assess.ts';
import type { Person, ProposalAsset, ProposalFacts, ProposalVendor } from './facts.ts';

export interface ProposedOwner {
  person: Person | null;
  because: Because;
}

const plain = (name: string) => name.trim().toLocaleLowerCase();

/**
 * Who is asked to own it: the member who answers for most of the assets or vendors concerned, by their name where the inventory has texts; else who
 * may change risks; else nobody.
 */
export function ownerOf(
  { members, riskEditors }: Pick<ProposalFacts, 'members' | 'riskEditors'>,
  assets: readonly ProposalAsset[],
  vendors: readonly ProposalVendor[],
): ProposedOwner {
  const byName = Map.groupBy(members, ({ name }) => plain(name));
  const named = (owner: string) => {
    const found = byName.get(plain(owner)) ?? [];
    return found.length === 1 ? found[0] : undefined;
  };
  const answering = [
    ...assets.map(({ owner }) => named(owner)),
    ...vendors.map(({ ownerId }) => members.find(({ id }) => id === ownerId)),
  ];
  const counts = Map.groupBy(
    answering.flatMap((person) => person ?? []),
    ({ id }) => id,
  );
  const [most] = [...counts.values()].toSorted((a, b) => b.length - a.length);
  const [person] = most ?? [];
  if (most && person)
    return { person, because: { code: 'answers-for', count: most.length, of: assets.length + vendors.length } };
  const [editor] = riskEditors;
  return editor ? { person: editor, because: { code: 'edits-risks' } } : { person: null, because: { code: 'nobody' } };
}
