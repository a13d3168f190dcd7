import { monthsOfFeesIn } from './amounts-of-fees.ts';
import { type Amount, durationsIn } from '../read/durations.ts';
import { percentsIn } from './amounts.ts';
import { nearest, placesOf } from './clauses.ts';
import * as cues from './cues.ts';
import { type Found, found, type Statement } from './found.ts';

const FROM = cues.cue(
  String.raw`at least|and above|or more|or above|(?:greater|higher|more) than or equal to|equal to or (?:greater|higher|more)|not less than|mindestens|ab|au moins|supérieure?s? ou égale?s?|al menos|igual o superior|but (?:at least|above)`,
);
const RANGE =
  /(\d{2,3}(?:[.,]\d+)?)\s?%?\s?(?:-|–|to|bis|à|a|and|und)\s?(?:<|less than|under)?\s?(\d{2,3}(?:[.,]\d+)?)\s?%/iu;

/** For which availability words give a credit: "below 99.9 %", "99.0 % - 99.9 %", "< 99.9 % and >= 99 %". */
export function tierIn(text: string): Pick<Found, 'below' | 'from'> {
  const range = RANGE.exec(text);
  if (range && !cues.FALLS.test(text) && !/[<>≥≤]/.test(text)) {
    const [one, other] = [range[1], range[2]].map((each) => Number((each ?? '').replace(',', '.')));
    return { from: Math.min(one ?? 0, other ?? 0), below: Math.max(one ?? 0, other ?? 0) };
  }
  const tier: Pick<Found, 'below' | 'from'> = { below: null, from: null };
  for (const { value, start } of percentsIn(text).filter((each) => each.value >= 50 && each.value <= 100)) {
    const lead = text.slice(Math.max(0, start - 34), start);
    const isFrom = />|≥/.test(lead) || FROM.test(lead);
    if (isFrom) tier.from ??= value;
    else if (/[<≤]/.test(lead) || cues.FALLS.test(lead)) tier.below ??= value;
  }
  return tier;
}

const isThreshold = (text: string, { value, start }: Amount) =>
  value >= 50 &&
  (cues.FALLS.test(text.slice(Math.max(0, start - 60), start)) ||
    FROM.test(text.slice(Math.max(0, start - 34), start)) ||
    /[<>≤≥]\s?=?\s?$/.test(text.slice(0, start)));

/** "For each started 0.1 %": a step of the availability, and not what is credited. */
const isStep = (text: string, { value, start }: Amount) =>
  value < 50 && cues.STEP.test(text.slice(Math.max(0, start - 40), start));

const LEADS = cues.cue('(?:höchstens|maximal|at most|au plus|como máximo)(?: (?:aber|jedoch|doch|but|pero))?');
const CLAIMED = cues.cue('claim~|Anspruch|Ansprüche|réclam~|reclam~');
/** How far before an amount the word stands that makes it a cap ("cap: one month's fees"). */
const REACH = 40;

/** Credits that a sentence promises, their cap, until when they are claimed, and whether they are all there is. */
export function readCredits({ text, context, above, previous, clauses }: Statement): Found[] {
  const isCredit = cues.CREDIT.test(context);
  const isUnderCredits = cues.CREDIT.test(above);
  // "The claim is lost when it is not made within 30 days", right behind the sentence that gives the credit.
  const isOfClaim = cues.CREDIT.test(previous) && CLAIMED.test(text);
  if (!isCredit && !isUnderCredits && !isOfClaim) return [];
  const result: Found[] = [];
  const months = monthsOfFeesIn(text);
  if (cues.SOLE.test(text)) result.push(found('sole-remedy'));
  // A month's fee is no time.
  const within = durationsIn(text).filter(
    ({ unit, start }) =>
      (unit === 'days' || unit === 'weeks' || unit === 'months') &&
      !months.some((fees) => fees.start <= start && start < fees.end),
  );
  if (cues.CLAIM.test(text) && within.length > 0) {
    const amount = nearest(within, placesOf(cues.WITHIN, text));
    if (amount)
      result.push(
        found('credit-claim', { value: amount.value, unit: amount.unit, isBusinessTime: amount.isBusinessTime }),
      );
  }
  if (!cues.FEE.test(context) && !isCredit) return result;
  const tier = tierIn(text);
  let isFirst = true;
  for (const amount of percentsIn(text)) {
    if (isThreshold(text, amount) || isStep(text, amount)) continue;
    if (
      amount.value >= 80 &&
      amount.value < 100 &&
      cues.AVAILABILITY.test(text) &&
      !cues.FEE.test(text.slice(amount.end, amount.end + 40))
    )
      continue;
    const clause = clauses.findLast((each) => each.start <= amount.start) ?? { start: 0, end: text.length };
    // "Höchstens jedoch 9 %": a conjunction may stand between the cap and its amount.
    const lead = text.slice(Math.max(0, amount.start - 24), amount.start);
    const isCap = cues.CAP.test(text.slice(clause.start, clause.end)) || LEADS.test(lead);
    const kind = isCap ? 'credit-cap' : 'credit';
    const place = kind === 'credit' && isFirst ? tier : {};
    if (kind === 'credit') isFirst = false;
    result.push(found(kind, { value: amount.value, unit: 'percent', ...place }));
  }
  for (const { value, start, end } of months) {
    const until = clauses.find((each) => each.end >= end)?.end ?? end;
    if (cues.CAP.test(text.slice(Math.max(0, start - REACH), until)))
      result.push(found('credit-cap', { value: value * 100, unit: 'percent' }));
  }
  return result;
}
