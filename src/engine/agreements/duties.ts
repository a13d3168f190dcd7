import { namesYearlyFee } from './amounts-of-fees.ts';
import { durationsIn } from '../read/durations.ts';
import { percentsIn } from './amounts.ts';
import { cueOf, nearest, placesOf } from './clauses.ts';
import * as cues from './cues.ts';
import { type Found, found, modalityAt, type Statement } from './found.ts';
import { placesNamedIn } from './places.ts';

/** Where data is kept, when it is deleted, who may look, how it is protected, and what the vendor is liable for. */
export function readDuties(statement: Statement): Found[] {
  const { text, context } = statement;
  const modality = modalityAt(statement, text.length);
  if (modality === 'refused') return [];
  const result: Found[] = [];
  const places = cues.KEEPS.test(text) && cues.DATA.test(context) ? placesNamedIn(text) : [];
  if (places.length > 0) result.push(found('data-location', { modality, detail: places.join(', ').slice(0, 300) }));
  if (cues.DELETES.test(text) && cues.DATA.test(context) && cues.ENDS.test(context)) {
    const { value = null, unit = null, isBusinessTime = false } = deletionTime(statement) ?? {};
    result.push(found('deletion', { modality, value, unit, isBusinessTime }));
  }
  if (cues.AUDIT.test(text) && cues.ENTITLED.test(text) && !cues.STANDARD.test(text))
    result.push(found('audit', { modality }));
  if (cues.ENCRYPTS.test(text)) result.push(found('encryption', { modality }));
  const standards = [...new Set(text.match(cues.STANDARD))];
  if (standards.length > 0 && cues.CERTIFIED.test(text))
    result.push(found('certification', { modality, detail: standards.join(', ').slice(0, 300) }));
  return [...result, ...readLiability(text)];
}

/** Until when data is deleted; where a sentence also says when it is given back, that is another time. */
function deletionTime({ text, clauses }: Statement) {
  const amounts = durationsIn(text);
  const erasing = placesOf(cues.ERASES, text).map((place) => ({ name: 'erases' as const, ...place }));
  const returning = placesOf(cues.RETURNS, text).map((place) => ({ name: 'returns' as const, ...place }));
  const places = [...erasing, ...returning];
  const own = amounts.filter((amount) => cueOf(amount, clauses, places) === 'erases');
  return nearest(own.length > 0 ? own : amounts, placesOf(cues.WITHIN, text));
}

/** The most that the vendor owes: months of its fee, a percentage of it, or a sum that no number here compares. */
function readLiability(text: string): Found[] {
  const limited = placesOf(cues.UNLIMITED, text).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
  if (!cues.LIABILITY.test(text) || !cues.CAP.test(limited)) return [];
  const percent = percentsIn(text)[0];
  const period = durationsIn(text).find(({ unit }) => unit === 'months' || unit === 'years');
  if (percent) return [found('liability-cap', { value: percent.value, unit: 'percent' })];
  if (!period && namesYearlyFee(text)) return [found('liability-cap', { value: 12, unit: 'months' })];
  if (!period) return [found('liability-cap')];
  return [
    found('liability-cap', { value: period.unit === 'years' ? period.value * 12 : period.value, unit: 'months' }),
  ];
}
