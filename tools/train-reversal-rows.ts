import { type Language, LANGUAGES } from '#domain/organisations/language.ts';
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { readGradedSentences, readTwins } from './eval-twin-rows.ts';

/** A sentence that shows what a control wants, or tells its reverse. */
export interface Told {
  text: string;
  language: Language;
  isReverse: boolean;
  weight: number;
  heldOut: boolean;
}

/** Ways in which the sentences of a refused text tell the reverse; the others are refused as wholes. */
const WAYS = ['negated', 'failed', 'exception', 'not-done-yet', 'open', 'other-party'];
/** Examples stand alone and speak more plainly than sentences of documents; fewer of them are reverse. */
const EXAMPLE = 0.3;
const RARE = 1.5;
const PERHAPS = 1;

export function readReversals(): Told[] {
  return [...ofExamples(), ...ofGraded(), ...ofTwins()];
}

function ofExamples(): Told[] {
  const requirements = frameworkOf('iso-27001-2022')?.requirements ?? [];
  return LANGUAGES.flatMap((language) =>
    requirements.flatMap(({ examples }) =>
      Object.values(examples?.[language] ?? {}).flatMap(({ shows, reverse }) => [
        ...shows.map((text) => ({ text, language, isReverse: false, weight: EXAMPLE, heldOut: false })),
        ...reverse.map((text) => ({ text, language, isReverse: true, weight: RARE * EXAMPLE, heldOut: false })),
      ]),
    ),
  );
}

function ofGraded(): Told[] {
  return readGradedSentences()
    .filter(({ grade }) => grade === 'shows' || grade === 'contradicts')
    .map(({ sentence, language, grade, heldOut }) => ({
      text: sentence,
      language: language as Language,
      isReverse: grade === 'contradicts',
      weight: 1,
      heldOut,
    }));
}

/** What stands in one of two twins alone. */
function ofTwins(): Told[] {
  return readTwins()
    .filter(
      ({ way, heldOut }, at) =>
        WAYS.includes(way) && (heldOut || process.env['FOLD'] === undefined || at % 2 === Number(process.env['FOLD'])),
    )
    .flatMap(({ good, refused, language, heldOut }) => {
      const [goods, bads] = [sentencesIn(good.text), sentencesIn(refused.text)];
      const told = (text: string, isReverse: boolean): Told => ({
        text,
        language: language as Language,
        isReverse,
        weight: PERHAPS,
        heldOut,
      });
      return [
        ...[...goods].filter((text) => !bads.has(text)).map((text) => told(text, false)),
        ...[...bads].filter((text) => !goods.has(text)).map((text) => told(text, true)),
      ];
    });
}

const SHORTEST = 16;

function sentencesIn(text: string): Set<string> {
  const parts = text.split(/\n+|(?<=[.!?;])\s+/).map((part) => part.replace(/^[#*|\s-]+|[|\s]+$/g, '').trim());
  return new Set(parts.filter(({ length }) => length >= SHORTEST));
}
