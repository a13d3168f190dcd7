import { conceptsOf } from '../read/concepts/concepts.ts';
import type { Sentence } from '../read/document.ts';
import { tokensOf } from '../read/tokens.ts';
import type { SaidOf } from './says.ts';
import { type Term, termsOf } from './terms.ts';

/** What is done in keeping things secure. A passage about the same thing that does something else with it answers nothing. */
const ACTIONS = new Set(
  (
    'review reviewed test tested encrypt encrypted encryption revoke revoked approve approved log logged monitor monitored watch share shared retain keep kept store stored delete deleted report reported inform informed notify notified assess assessed scan scanned patch patched escort escorted record recorded lock locked sign ' +
    'signed screen screened certify certified classify classified label labelled segregate separated destroy destroyed exercise exercised restore restored install installed block blocked rotate rotated update updated audit audited transfer transferred sell sold insure insured appoint appointed train trained wipe wiped dispose disposed pay paid publish scored'
  )
    .split(' ')
    .flatMap((word) => conceptsOf(tokensOf(word), 'en').map(({ stem }) => stem)),
);

/** What a question only reports. */
const THAT = /(?<=\p{L}.{5,60})(?<!\p{L})(?:that|dass|daß|que|qu['’])\s?/iu;

export const isAction = ({ stem }: Term): boolean => ACTIONS.has(stem);

/** What an extract says, as far as acts go. */
interface Spoken {
  sentences: Sentence[];
  said: SaidOf;
  terms: Set<Term>;
  around: Set<Term>;
}

/** 1 where every act that a question names is said of the thing, -2 where none is; a half where it names none. */
export function actionShareOf(
  terms: Term[],
  { terms: spoken, around, sentences, said }: Spoken,
  question: string,
): number {
  const actions = terms.filter(isAction);
  if (actions.length === 0) return 0.5;
  // "Will you confirm that data are deleted?" is answered by what confirms it.
  const aside = THAT.exec(question);
  const told = new Set(aside ? termsOf(question.slice(aside.index + aside[0].length)).map(({ stem }) => stem) : []);
  const isRow = sentences.every(({ kind }) => kind === 'row');
  // "Whoever trains models asks for consent" does not say that models are trained.
  const isMain = ({ stem, others }: Term) => [stem, ...others].some((each) => said.main.has(each));
  const held = actions.filter((action) =>
    isRow
      ? around.has(action)
      : spoken.has(action) && (sentences.length > 1 || told.has(action.stem) || isMain(action)),
  );
  const share = held.length / actions.length;
  return share === 0 ? -2 : 2 * share - 1;
}
