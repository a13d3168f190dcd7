import type { Clause } from './clauses.ts';
import { all, type Grammar, has } from './grammar.ts';
import type { Bound } from './statement.ts';

const KINDS = ['generic', 'vendor', 'customer', 'us', 'role', 'everybody'] as const;
/** Whose acts are not ours: what is done to them is. */
const OTHERS: readonly Bound[] = ['vendor', 'customer'];
/** Nobody's name is longer than this many letters. */
const LONGEST = 70;

/** Whose duty or deed a clause is: whoever stands after "by", else its subject. */
export function boundOf({ main }: Clause, grammar: Grammar, parties: RegExp | null = null): Bound {
  const named = parties && isSubjectAt(parties, main.trimStart(), 'vendor', grammar);
  if (named) return 'vendor';
  for (const { index, 0: words } of all(grammar.leftTo, main)) {
    const doer = main
      .slice(index + words.length)
      .trimStart()
      .slice(0, LONGEST);
    if (isFirst(grammar.vendor, doer) || (parties && isFirst(parties, doer))) return 'vendor';
    if (isFirst(grammar.customer, doer)) return 'customer';
  }
  grammar.by.lastIndex = 0;
  for (const match of main.matchAll(grammar.by)) {
    const doer = main
      .slice(match.index + match[0].length)
      .trimStart()
      .slice(0, LONGEST);
    for (const kind of KINDS) if (isFirst(grammar[kind], doer)) return kind;
  }
  const subject = subjectOf(main.replace(/^[\s,;]+/u, ''), grammar);
  return KINDS.find((kind) => isSubjectAt(grammar[kind], subject, kind, grammar)) ?? 'unnamed';
}

/** Whether a clause begins with one of these, as its subject that acts. */
function isSubjectAt(pattern: RegExp, subject: string, kind: Bound, grammar: Grammar): boolean {
  pattern.lastIndex = 0;
  const match = pattern.exec(subject.slice(0, LONGEST + 20));
  if (!match || (match.index !== 0 && match.index !== articleBefore(subject))) return false;
  const after = subject.slice(match.index + match[0].length);
  if (OTHERS.includes(kind) && grammar.suffered && isFirst(grammar.suffered, after.trimStart())) return false;
  return isSubject(after, kind, grammar);
}

/** What begins with the subject: the clause, or what follows the verb where something else stands before it. */
function subjectOf(clause: string, grammar: Grammar): string {
  if (!grammar.fronted || !isFirst(grammar.fronted, clause)) return clause;
  grammar.finite.lastIndex = 0;
  const verb = grammar.finite.exec(clause);
  return verb ? clause.slice(verb.index + verb[0].length).trimStart() : clause;
}

const ARTICLE =
  /^(?:(?:the|our|all|each|every|any|both|de[rmns]|die|das|dieser?|unsere?[nmrs]?|alle[nr]?|sämtliche[nr]?|jede[mnrs]?|eine?[mnrs]?|ihre?[mnr]?|seine?[mnr]?|le|la|les|un|une|ce|cette|notre|nos|son|sa|leur|tous les|toutes les|tout|chaque|aucun|el|los|las|una|este|su|nuestr[oa]s?|todos los|todas las|todo|cada|ningún)\s+|l['’])/iu;

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
    !/^(?:and|or|und|oder|et|ou|y|o|of|for|in|with|von|vom|für|mit|bei|aus|im|am|an|zu|zum|zur|über|de[rs]|du|del|para)$/iu.test(
      next,
    )
  );
}
