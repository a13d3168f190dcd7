import type { Span } from '../sentences.ts';
import { type Grammar, has } from './grammar.ts';
import { countedOutcome, rowOutcome } from './outcome.ts';
import { type ClauseContext, readClause } from './read-clause.ts';
import type { Mode, Statement } from './statement.ts';

/** A cell longer than this is a sentence and is read as one. */
const SENTENCE = 45;

/** A row of a table: its short cells are values ("failed", "12 May"), its long ones sentences. */
export function readRow(
  text: string,
  span: Span,
  whole: Mode | null,
  context: ClauseContext,
  grammar: Grammar,
): Statement {
  const cells = text.split(' | ').map((cell) => cell.trim());
  const statement: Statement = {
    ...span,
    bound: context.bound ?? 'unnamed',
    mode: whole ?? rowMode(text, cells, context.section),
    polarity: 'affirmed',
    outcome: rowOutcome(cells, context.header, grammar),
    strength: 'must',
    reach: null,
    deniesUnwanted: false,
  };
  // What failed and was put right in the same row is done.
  if (statement.outcome === 'failed' && has(grammar.followUp, text)) return { ...statement, outcome: 'done' };
  if (statement.outcome === 'failed') return { ...statement, polarity: 'denied' };
  const counted = cells.map((cell) => countedOutcome(cell, 'affirmed', grammar)).find((outcome) => outcome !== null);
  if (counted) return { ...statement, outcome: counted, polarity: counted === 'failed' ? 'denied' : 'affirmed' };
  for (const cell of cells.filter(({ length }) => length > SENTENCE)) {
    const at = text.indexOf(cell);
    const read = readClause(
      { start: at, end: at + cell.length, text: cell, main: cell },
      span.start,
      whole,
      context,
      grammar,
    );
    if (read.polarity === 'denied' || read.mode === 'plan' || read.mode === 'exception') return { ...read, ...span };
  }
  return statement;
}

function rowMode(text: string, cells: string[], section: Mode | null): Mode {
  if (section === 'plan' || section === 'exception') return section;
  if (cells.slice(1).some((cell) => cell.endsWith('?'))) return 'question';
  const isBlank =
    cells.length > 2 && cells.slice(1).filter((cell) => /[\p{L}\p{N}]/u.test(cell)).length <= cells.length / 4;
  return isBlank ? 'blank' : /\d/.test(text) ? 'deed' : 'rule';
}
