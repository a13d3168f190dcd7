import { asNumber, durationsIn as spansIn, hoursOf } from '../read/durations.ts';

/** The spans of time that a sentence names, in hours, as it words them. */
export function namedDurationsIn(text: string): { hours: number; words: string }[] {
  return spansIn(text).map((span) => ({ hours: hoursOf(span), words: text.slice(span.start, span.end).trim() }));
}

const NO_AMOUNT =
  /(?:sections?|abschnitt|kapitel|chapitre|sección|see|siehe|voir|véase)\s+\d[\d.–-]*|\d+(?:\.\d+)+[–-]\d+(?:\.\d+)+/giu;
/** "ISO 27001", "AES-256". */
const NAME_WITH_NUMBER = /(?<!\p{L})\p{Lu}{2,}[ -]?\d[\d:.-]*/gu;

/** Whether a sentence names an amount of anything. Numbers of sections ("2.6", "see 4") and names with numbers ("ISO 27001") are none. */
export function hasAmount(given: string): boolean {
  const text = given.replace(NO_AMOUNT, ' ').replace(NAME_WITH_NUMBER, ' ');
  return (
    /\d/.test(text) || [...text.matchAll(/\p{L}+/gu)].some(([word]) => word.length > 2 && asNumber(word) !== undefined)
  );
}
