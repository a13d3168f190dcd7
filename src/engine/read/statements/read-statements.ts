import type { Document, Sentence } from '../document.ts';
import { boundOf } from './bound.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { type Grammar, grammarOf, has } from './grammar.ts';
import { clauseMode, sectionMode, sentenceMode } from './mode.ts';
import { countedOutcome, rowOutcome } from './outcome.ts';
import { polarityOf } from './polarity.ts';
import type { Bound, Mode, Outcome, Statement } from './statement.ts';

/** What stands above a sentence and is meant of it too. */
interface Context {
  section: Mode | null;
  bound: Bound | null;
  /** The statement that leads a list in. */
  lead: Statement | null;
}

const read = new WeakMap<Document, Statement[][]>();

/** What each sentence of a document says, clause by clause, in the order of `document.sentences`. Pure; read once. */
export function statementsOf(document: Document): Statement[][] {
  const known = read.get(document);
  if (known) return known;
  const grammar = grammarOf(document.language);
  const contexts = document.passages.map(({ path }) =>
    contextOf(
      path.map(({ text }) => text),
      grammar,
    ),
  );
  let lead: Statement | null = null;
  const statements = document.sentences.map((sentence) => {
    if (sentence.kind !== 'li') lead = null;
    const context: Context = { ...(contexts[sentence.passage] ?? { section: null, bound: null }), lead };
    const text = document.text.slice(sentence.start, sentence.end);
    const own = readSentence(text, sentence, context, grammar);
    if (text.endsWith(':')) lead = own.at(-1) ?? null;
    return own;
  });
  read.set(document, statements);
  return statements;
}

/** What one sentence says that stands alone. */
export function readStatements(text: string, grammar: Grammar, kind: Sentence['kind'] = 'p'): Statement[] {
  return readSentence(text, { start: 0, end: text.length, kind }, { section: null, bound: null, lead: null }, grammar);
}

function contextOf(headings: string[], grammar: Grammar): Omit<Context, 'lead'> {
  const bound = headings.some((heading) => has(grammar.vendorSection, heading))
    ? 'vendor'
    : headings.some((heading) => has(grammar.customerSection, heading))
      ? 'customer'
      : null;
  return { section: sectionMode(headings, grammar), bound };
}

function readSentence(
  text: string,
  { start, end, kind }: Pick<Sentence, 'start' | 'end' | 'kind'>,
  context: Context,
  grammar: Grammar,
): Statement[] {
  const whole = sentenceMode(text, context.section, grammar);
  if (kind === 'row') return [readRow(text, { start, end }, whole, context, grammar)];
  return clausesOf(text, grammar).map((clause) => inherit(readClause(clause, start, whole, context, grammar), context));
}

function readClause(
  clause: Clause,
  offset: number,
  whole: Mode | null,
  { section, bound }: Context,
  grammar: Grammar,
): Statement {
  const { polarity, failed, deniesUnwanted } = polarityOf(clause, grammar);
  const counted = countedOutcome(clause.text, polarity, grammar);
  const own = boundOf(clause, grammar);
  return {
    start: offset + clause.start,
    end: offset + clause.end,
    bound: own === 'unnamed' ? (bound ?? own) : own,
    mode: whole ?? clauseMode(clause, section, grammar),
    polarity: counted === 'done' && polarity === 'denied' ? 'affirmed' : polarity,
    outcome: counted ?? (failed ? 'failed' : 'none'),
    strength: strengthOf(clause.main, grammar),
    deniesUnwanted,
  };
}

function strengthOf(main: string, grammar: Grammar): Statement['strength'] {
  if (has(grammar.should, main)) return 'should';
  return has(grammar.may, main) && !has(grammar.must, main) && !has(grammar.ban, main) ? 'may' : 'must';
}

function readRow(
  text: string,
  span: { start: number; end: number },
  whole: Mode | null,
  { section, bound }: Context,
  grammar: Grammar,
): Statement {
  const cells = text.split(' | ').map((cell) => cell.trim());
  const clause: Clause = { ...span, text, main: text };
  const { polarity, failed, deniesUnwanted } = polarityOf(clause, grammar);
  const outcome = rowOutcome(cells, grammar);
  const own: Outcome = failed || outcome === 'failed' ? 'failed' : outcome;
  return {
    ...span,
    bound: bound ?? 'unnamed',
    mode:
      whole ??
      (section === 'plan' || section === 'exception' ? section : own === 'none' && !/\d/.test(text) ? 'rule' : 'deed'),
    polarity: own === 'failed' ? 'denied' : polarity,
    outcome: own,
    strength: 'must',
    deniesUnwanted,
  };
}

/** Modes and polarities that a lead-in passes to every item of its list. */
const PASSED: readonly Mode[] = [
  'open',
  'question',
  'plan',
  'quotation',
  'exception',
  'definition',
  'scope',
  'sanction',
  'reference',
];

function inherit(statement: Statement, { lead }: Context): Statement {
  if (!lead) return statement;
  return {
    ...statement,
    bound: statement.bound === 'unnamed' ? lead.bound : statement.bound,
    mode: PASSED.includes(lead.mode) ? lead.mode : statement.mode,
    polarity: statement.polarity === 'affirmed' ? lead.polarity : statement.polarity,
    strength: lead.strength === 'must' ? statement.strength : lead.strength,
  };
}
