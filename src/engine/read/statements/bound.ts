import type { Clause } from './clauses.ts';
import { type Grammar, has } from './grammar.ts';
import type { Bound } from './statement.ts';

const KINDS = ['generic', 'vendor', 'customer', 'us', 'role', 'everybody'] as const;
/** Whose acts are not ours: what is done to them is. */
const OTHERS: readonly Bound[] = ['vendor', 'customer'];
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
  const subject = subjectOf(main.replace(/^[\s,;]+/u, ''), grammar);
  for (const kind of KINDS) {
    const pattern = grammar[kind];
    pattern.lastIndex = 0;
    const match = pattern.exec(subject.slice(0, LONGEST + 20));
    if (match?.index !== articleBefore(subject) && match?.index !== 0) continue;
    const after = subject.slice(match.index + match[0].length);
    if (OTHERS.includes(kind) && grammar.suffered && isFirst(grammar.suffered, after.trimStart())) continue;
    if (isSubject(after, kind, grammar)) return kind;
  }
  return 'unnamed';
}

/** What begins with the subject: the clause, or what follows the verb where something else stands before it. */
function subjectOf(clause: string, grammar: Grammar): string {
  if (!grammar.fronted || !isFirst(grammar.fronted, clause)) return clause;
  grammar.finite.lastIndex = 0;
  const verb = grammar.finite.exec(clause);
  return verb ? clause.slice(verb.index + verb[0].length).trimStart() : clause;
}

const ARTICLE =
  /^(?:the|our|all|each|every|any|both|de[rmns]|die|das|dieser?|unsere?[nmrs]?|alle[nr]?|sämtliche[nr]?|jede[mnrs]?|eine?[mnrs]?|ihre?[mnr]?|seine?[mnr]?|le|la|les|l['’]|notre|nos|tous les|toutes les|chaque|el|los|las|nuestr[oa]s?|todos los|todas las|cada)\s+/iu;

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
  if (kind === 'us' || has(grammar.finite, next) || has(grammar.must, next)) return true;
  return (
    !has(grammar.finite, then) &&
    !/^(?:and|or|und|oder|et|ou|y|o|of|for|in|with|von|vom|für|mit|bei|aus|im|am|an|zu|zum|zur|über|de[rs]|du|del|para)$/iu.test(
      next,
    )
  );
}
