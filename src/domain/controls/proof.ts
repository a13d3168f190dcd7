import { isContradicted, speaksAgainst } from '../frameworks/contradictions.ts';
import type { Requirement } from '../frameworks/requirement.ts';
import { asksShown, type DatedAsks, type ShownAsk } from './asks-shown.ts';

/** What accepted evidence that counts on a day says of a requirement. */
export interface Shown<Piece> {
  /** Pieces that show something of it, and those that say the reverse of something it asks: these prove nothing, and are counted apart. */
  evidence: Piece[];
  against: Piece[];
  asks: Map<string, ShownAsk<Piece>>;
}

/**
 * Holds the pieces that count on a day against what is asked now; what they once said of something that is asked no more is left out.
 * A piece that says the reverse of one thing is evidence against the requirement, whatever else it shows.
 */
export function shownBy<Piece extends DatedAsks>(
  { asks }: Pick<Requirement, 'asks'>,
  pieces: readonly Piece[],
): Shown<Piece> {
  const asked = new Set(asks.map(({ id }) => id));
  const held = pieces.map((piece) => ({ ...piece, asks: piece.asks.filter(({ id }) => asked.has(id)) }));
  return {
    evidence: held.filter((piece) => !speaksAgainst(piece)),
    against: held.filter(speaksAgainst),
    asks: asksShown(held),
  };
}

/** One thing that evidence says the reverse of, with the piece that does and its sentence. */
export interface Reversed<Piece> extends ShownAsk<Piece> {
  askId: string;
}

/** What still stands against a requirement, in the order in which it asks. */
export function reversedIn<Piece extends DatedAsks>(
  requirement: Pick<Requirement, 'asks'>,
  pieces: readonly Piece[],
): Reversed<Piece>[] {
  const { asks } = shownBy(requirement, pieces);
  return requirement.asks.flatMap(({ id: askId }) => {
    const shown = asks.get(askId);
    return shown && isContradicted(shown) ? [{ askId, ...shown }] : [];
  });
}
