interface Term {
  term: string;
  definition: string;
  symbol: string;
  folder: string;
}

const LINE = /^- \*\*([^*]+)\*\*: (.+) \(`(\w+)` in ([\w/-]+)\)$/;
export const MOST_TERMS = 80;

/** The terms of docs/glossary.md; a line of the list that does not read as one is named. */
export function termsOf(page: string): { terms: Term[]; unreadable: string[] } {
  const lines = page.split('\n').filter((line) => line.startsWith('- '));
  const terms = lines.flatMap((line) => {
    const [, term, definition, symbol, folder] = LINE.exec(line) ?? [];
    return term && definition && symbol && folder ? [{ term, definition, symbol, folder }] : [];
  });
  return { terms, unreadable: lines.filter((line) => !LINE.test(line)) };
}

/** What a list of terms must not do: grow without end, lose its order, say one thing twice or explain in more than a sentence. */
export function glossaryBreaches(terms: readonly Term[]): string[] {
  const names = terms.map(({ term }) => term.toLowerCase());
  return [
    ...(terms.length > MOST_TERMS ? [`${terms.length} terms: at most ${MOST_TERMS}`] : []),
    ...names.filter((name, place) => place > 0 && name.localeCompare(names[place - 1] ?? '', 'en') <= 0),
    ...terms.filter(({ definition }) => !/^[^.!?]+(?:\.[^\s.!?][^.!?]*)*\.$/.test(definition)).map(({ term }) => term),
  ];
}
