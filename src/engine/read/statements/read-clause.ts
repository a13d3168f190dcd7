import { boundOf } from './bound.ts';
import type { Clause } from './clauses.ts';
import { type Grammar, has } from './grammar.ts';
import { clauseMode } from './mode.ts';
import { countedOutcome } from './outcome.ts';
import { polarityOf } from './polarity.ts';
import type { Bound, Mode, Statement } from './statement.ts';

/** What stands above a sentence and is meant of it too. */
export interface ClauseContext {
  section: Mode | null;
  bound: Bound | null;
  /** The items below are what must not be done. */
  isBan: boolean;
  /** The statement that leads a list in. */
  lead: Statement | null;
  /** The list is of what may happen: none of it is said to have happened, or to fail. */
  isCondition: boolean;
  /** Of a row the cells that name its columns; none where that is not known. */
  header: string[];
  /** Names that the text gives to suppliers. */
  parties: RegExp | null;
}

/** One clause, by itself and what stands above it. `offset` is where its sentence begins in the stored text. */
export function readClause(
  clause: Clause,
  offset: number,
  whole: Mode | null,
  { section, bound, parties }: ClauseContext,
  grammar: Grammar,
): Statement {
  const { polarity, failed, deniesUnwanted, reach } = polarityOf(clause, grammar);
  const counted = countedOutcome(clause.text, polarity, grammar);
  const own = boundOf(clause, grammar, parties);
  const start = offset + clause.start;
  return {
    start,
    end: offset + clause.end,
    bound: own === 'unnamed' ? (bound ?? own) : own,
    mode: whole ?? clauseMode(clause, section, grammar),
    polarity: counted === 'done' && polarity === 'denied' ? 'affirmed' : polarity,
    outcome: counted ?? (failed ? 'failed' : 'none'),
    strength: strengthOf(clause.main, grammar),
    reach: reach && { start: start + reach.start, end: start + reach.end },
    deniesUnwanted,
  };
}

function strengthOf(main: string, grammar: Grammar): Statement['strength'] {
  if (has(grammar.should, main)) return 'should';
  return has(grammar.may, main) && !has(grammar.must, main) && !has(grammar.ban, main) ? 'may' : 'must';
}
