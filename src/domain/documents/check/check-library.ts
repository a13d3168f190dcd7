import type { Objection } from './objection.ts';
import { SEVERITY_OF } from './values.ts';

export interface LibraryFacts {
  framework: string;
  /** In the order of the framework. */
  requirements: readonly { id: string; title: string; kind: 'clause' | 'control' }[];
  /** Documents that the framework asks for: the key of the template, the requirements that one would show, and whether one is there, be it in part. */
  mandatory: readonly { key: string; title: string; requirements: readonly string[]; isThere: boolean }[];
  /** Requirements that a document in force is likely to be for. */
  shown: ReadonlySet<string>;
  /** Requirements of which any section of a document in force says something, be it the reverse of what is asked. */
  spokenOf: ReadonlySet<string>;
  /** Requirements that do not apply. */
  excluded: ReadonlySet<string>;
}

/** What the library as a whole lacks: documents that a framework asks for, and requirements of which no document speaks. */
export function objectionsToLibrary(facts: LibraryFacts): Objection[] {
  const { framework, requirements, mandatory, shown, spokenOf, excluded } = facts;
  const missing = mandatory.filter(({ isThere }) => !isThere);
  const asked = new Set(missing.flatMap((each) => each.requirements));
  const line = { documentId: null, documentTitle: null, quote: null };
  return [
    ...missing.map(({ key, title, requirements: ids }): Objection => ({
      ...line,
      id: `${framework} mandatory-missing ${key}`,
      kind: 'mandatory-missing',
      severity: SEVERITY_OF['mandatory-missing'],
      values: { framework, key, title, requirements: ids.join(', ') },
    })),
    ...requirements
      // What a missing document would show is said once.
      .filter(({ id }) => !shown.has(id) && !spokenOf.has(id) && !excluded.has(id) && !asked.has(id))
      .map(({ id, title, kind }): Objection => ({
        ...line,
        id: `${framework} clause-uncovered ${id}`,
        kind: 'clause-uncovered',
        severity: kind === 'clause' ? 'medium' : 'low',
        values: { framework, requirement: id, title },
      })),
  ];
}
