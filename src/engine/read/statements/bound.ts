import type { Clause } from './clauses.ts';
import { type Grammar, has } from './grammar.ts';
import type { Bound } from './statement.ts';

const KINDS = ['generic', 'vendor', 'customer', 'us', 'role', 'everybody'] as const;
/** Nobody's name is longer than this many letters. */
const LONGEST = 70;

/** Whose duty or deed a clause is: whoever stands after "by", else its subject. */
export function boundOf({ main }: Clause, grammar: Grammar): Bound {
  grammar.by.lastIndex = 0;
  for (const match of main.matchAll(grammar.by)) {
    const doer = main
      .slice(match.index + match[0].length)
      .trimStart()
      .slice(0, LONGEST);
    for (const kind of KINDS) if (isFirst(grammar[kind], doer)) return kind;
  }
  const subject = main.replace(/^[\s,]+/u, '');
  for (const kind of KINDS) {
    const pattern = grammar[kind];
    pattern.lastIndex = 0;
    const match = pattern.exec(subject.slice(0, LONGEST + 20));
    if (match?.index === articleBefore(subject) || match?.index === 0)
      if (isSubject(subject.slice((match?.index ?? 0) + (match?.[0].length ?? 0)), kind, grammar)) return kind;
  }
  return 'unnamed';
}

const ARTICLE =
  /^(?:(?:the|our|all|each|every|any|both|der|die|das|unsere?r?|alle|jede[rs]?|le|la|les|un|une|ce|cette|notre|nos|son|sa|leur|tous les|toutes les|tout|chaque|aucun|el|los|las|un|una|este|su|nuestr[oa]s?|todos los|todas las|todo|cada|ningún)\s+|l['’])/iu;

function articleBefore(subject: string): number {
  return ARTICLE.exec(subject)?.[0].length ?? 0;
}

function isFirst(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  const index = pattern.exec(text)?.index;
  return index !== undefined && index <= articleBefore(text);
}

/** "The vendor must", "the vendor keeps it": a subject. "Vendor access is reviewed": only a part of one. */
function isSubject(after: string, kind: Bound, grammar: Grammar): boolean {
  const [, next = '', then = ''] = /^[\s,]*(?:\([^)]*\)\s*)?([\p{L}'’-]+)?\s*([\p{L}'’-]+)?/u.exec(after) ?? [];
  if (next === '') return false;
  if (kind === 'us' || has(grammar.finite, next) || has(grammar.must, next) || has(grammar.afterHead, next))
    return true;
  return (
    !has(grammar.finite, then) &&
    !/^(?:and|or|und|oder|et|ou|y|o|of|for|in|with|von|für|de|des|du|del|para)$/iu.test(next)
  );
}
