import type { Document, Sentence } from '../document.ts';
import { clausesOf } from './clauses.ts';
import { frameOf, type Frame } from './frame.ts';
import { type Grammar, grammarOf, has } from './grammar.ts';
import { bansBelow, sectionMode, sentenceMode } from './mode.ts';
import { type ClauseContext, readClause } from './read-clause.ts';
import { readRow } from './rows.ts';
import type { Mode, Statement } from './statement.ts';

const NOTHING_ABOVE: ClauseContext = {
  section: null,
  bound: null,
  isBan: false,
  lead: null,
  isCondition: false,
  header: [],
  parties: null,
};
const read = new WeakMap<Document, Statement[][]>();

/** What each sentence of a document says, clause by clause, in the order of `document.sentences`. Pure; read once. */
export function statementsOf(document: Document): Statement[][] {
  const known = read.get(document);
  if (known) return known;
  const grammar = grammarOf(document.language);
  const frame = frameOf(document, grammar);
  const contexts = document.passages.map(({ path }) =>
    contextOf(
      path.map(({ text }) => text),
      grammar,
      frame,
    ),
  );
  let lead: Statement | null = null;
  let isCondition = false;
  let header: string[] = [];
  const statements = document.sentences.map((sentence, at) => {
    if (sentence.kind !== 'li') [lead, isCondition] = [null, false];
    const text = document.text.slice(sentence.start, sentence.end);
    const isHeader = sentence.kind === 'row' && document.sentences[at - 1]?.kind !== 'row' && !/\d/.test(text);
    if (sentence.kind !== 'row') header = [];
    else if (isHeader) header = text.split(' | ');
    const context = { ...(contexts[sentence.passage] ?? NOTHING_ABOVE), lead, isCondition, header };
    const own = isHeader || isLabel(document, at, grammar) ? [] : readSentence(text, sentence, context, grammar);
    if (text.endsWith(':')) [lead, isCondition] = [own.at(-1) ?? null, has(grammar.conditionLead, text)];
    return own.map((statement) => framed(statement, frame));
  });
  read.set(document, statements);
  return statements;
}

/** Labels are no longer than this. */
const LABEL = 40;

/** The first words of a paragraph that only name what it is about: "Retention. No period has been set." */
function isLabel(document: Document, at: number, grammar: Grammar): boolean {
  const [before, sentence, after] = [document.sentences[at - 1], document.sentences[at], document.sentences[at + 1]];
  if (!grammar.label || !sentence || !after || sentence.kind === 'row' || sentence.end - sentence.start > LABEL)
    return false;
  const text = document.text.slice(sentence.start, sentence.end);
  const isFirst = !before || document.text.slice(before.end, sentence.start).includes('\n');
  const goesOn = !document.text.slice(sentence.end, after.start).includes('\n');
  return isFirst && goesOn && has(grammar.label, text) && !(has(grammar.action, text) || has(grammar.negation, text));
}

/** What a document is holds for everything in it: nothing of a lesson is a rule of ours, nothing of a proposal is in force. */
function framed(statement: Statement, { isForeign, isPlanned }: Frame): Statement {
  if (isForeign && statement.bound !== 'us') return { ...statement, mode: 'quotation' };
  return isPlanned && statement.mode === 'rule' ? { ...statement, mode: 'plan' } : statement;
}

/** What one sentence says that stands alone. */
export function readStatements(text: string, grammar: Grammar, kind: Sentence['kind'] = 'p'): Statement[] {
  return readSentence(text, { start: 0, end: text.length, kind }, NOTHING_ABOVE, grammar);
}

function contextOf(
  headings: string[],
  grammar: Grammar,
  { parties }: Frame,
): Omit<ClauseContext, 'lead' | 'isCondition' | 'header'> {
  const bound = headings.some((heading) => has(grammar.vendorSection, heading))
    ? 'vendor'
    : headings.some((heading) => has(grammar.customerSection, heading))
      ? 'customer'
      : null;
  return { section: sectionMode(headings, grammar), bound, isBan: bansBelow(headings, grammar), parties };
}

function readSentence(
  text: string,
  { start, end, kind }: Pick<Sentence, 'start' | 'end' | 'kind'>,
  context: ClauseContext,
  grammar: Grammar,
): Statement[] {
  const whole = sentenceMode(text, context.section, grammar);
  if (kind === 'row') return [readRow(text, { start, end }, whole, context, grammar)];
  const isBanned = context.isBan && kind === 'li' && !has(grammar.must, text);
  return clausesOf(text, grammar)
    .map((clause) => inherit(readClause(clause, start, whole, context, grammar), context))
    .map((one) => (isBanned ? { ...one, polarity: 'banned' as const, outcome: 'none' as const, reach: null } : one));
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

function inherit(statement: Statement, { lead, isCondition }: ClauseContext): Statement {
  if (!lead) return statement;
  if (isCondition) return { ...statement, polarity: 'affirmed', outcome: 'none', reach: null };
  return {
    ...statement,
    bound: statement.bound === 'unnamed' ? lead.bound : statement.bound,
    mode: PASSED.includes(lead.mode) ? lead.mode : statement.mode,
    polarity: statement.polarity === 'affirmed' ? lead.polarity : statement.polarity,
    reach: statement.polarity === 'affirmed' ? null : statement.reach,
    strength: lead.strength === 'must' ? statement.strength : lead.strength,
  };
}
