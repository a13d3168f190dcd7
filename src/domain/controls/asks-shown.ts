import type { Quote } from '../documents/analysis.ts';
import type { AskStatus } from '../frameworks/requirement.ts';

/** What a text says of one thing that is asked for; `quote` and `against` are the words that speak against it. */
interface SaidOfAsk {
  status: AskStatus;
  quote?: Quote | undefined;
  against?: Quote | undefined;
}

/** A piece of evidence as far as time decides between pieces. */
export interface DatedAsks {
  asks: readonly (SaidOfAsk & { id: string })[];
  /** ISO date. */
  validFrom: string;
  acceptedAt: string;
}

/** How an ask stands over several pieces, with the piece that decides it and the words in it. */
export interface ShownAsk<Piece> extends SaidOfAsk {
  piece: Piece;
}

const RANK = { missing: 0, contradicted: 1, partial: 2, covered: 3 } as const;

/** Negative where `a` speaks of an earlier time: by when they count from, then by when they were accepted. */
const byTime = (a: DatedAsks, b: DatedAsks) =>
  a.validFrom === b.validFrom ? compare(a.acceptedAt, b.acceptedAt) : compare(a.validFrom, b.validFrom);
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * How each ask stands over several pieces of evidence. The best counts, unless one says the reverse: that stands against everything of its
 * time and before, and only a later piece that covers the ask takes it away. A later one that shows it in part does not.
 */
export function asksShown<Piece extends DatedAsks>(pieces: readonly Piece[]): Map<string, ShownAsk<Piece>> {
  const all = pieces.flatMap((piece) => piece.asks.map(({ id, ...ask }) => ({ id, ask: { ...ask, piece } })));
  const decided = new Map<string, ShownAsk<Piece>>();
  for (const [id, said] of Map.groupBy(all, (one) => one.id)) {
    const asks = said.map(({ ask }) => ask).toSorted((a, b) => byTime(a.piece, b.piece));
    const last = asks.findLast(({ status }) => status === 'contradicted');
    const best = asks.toSorted((a, b) => RANK[b.status] - RANK[a.status])[0];
    const cure = last && asks.find(({ status, piece }) => status === 'covered' && byTime(last.piece, piece) < 0);
    const decides = cure ?? last ?? best;
    if (decides) decided.set(id, decides);
  }
  return decided;
}

/** The status alone of each. */
export function statusesOf(shown: ReadonlyMap<string, { status: AskStatus }>): Map<string, AskStatus> {
  return new Map([...shown].map(([id, { status }]) => [id, status]));
}
