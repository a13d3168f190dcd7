import { type Language, LANGUAGES } from '#domain/organisations/language.ts';
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { readGradedSentences, readTwins } from './eval-twin-rows.ts';

/** A sentence that is so, or the other way: one that tells the reverse of what a control wants, one that tells what was done. */
export interface Row {
  text: string;
  language: Language;
  isSo: boolean;
  weight: number;
  heldOut: boolean;
}

/** Ways in which the sentences of a refused text tell the reverse; the others are refused as wholes. */
const WAYS = ['negated', 'failed', 'exception', 'not-done-yet', 'open', 'other-party'];
/** Examples stand alone and speak more plainly than sentences of documents; fewer of them are reverse. */
const EXAMPLE = 0.3;
const RARE = 1.5;
const PERHAPS = 1;

export function readReversals(): Row[] {
  return [...ofExamples(), ...ofGraded(), ...ofTwins()];
}

function ofExamples(): Row[] {
  const requirements = frameworkOf('iso-27001-2022')?.requirements ?? [];
  return LANGUAGES.flatMap((language) =>
    requirements.flatMap(({ examples }) =>
      Object.values(examples?.[language] ?? {}).flatMap(({ shows, reverse }) => [
        ...shows.map((text) => ({ text, language, isSo: false, weight: EXAMPLE, heldOut: false })),
        ...reverse.map((text) => ({ text, language, isSo: true, weight: RARE * EXAMPLE, heldOut: false })),
      ]),
    ),
  );
}

function ofGraded(): Row[] {
  return readGradedSentences()
    .filter(({ grade }) => grade === 'shows' || grade === 'contradicts')
    .map(({ sentence, language, grade, heldOut }) => ({
      text: sentence,
      language: language as Language,
      isSo: grade === 'contradicts',
      weight: 1,
      heldOut,
    }));
}

/** What stands in one of two twins alone. */
function ofTwins(): Row[] {
  return readTwins()
    .filter(
      ({ way, heldOut }, at) =>
        WAYS.includes(way) && (heldOut || process.env['FOLD'] === undefined || at % 2 === Number(process.env['FOLD'])),
    )
    .flatMap(({ good, refused, language, heldOut }) => {
      const [goods, bads] = [sentencesIn(good.text), sentencesIn(refused.text)];
      const told = (text: string, isSo: boolean): Row => ({
        text,
        language: language as Language,
        isSo,
        weight: PERHAPS,
        heldOut,
      });
      return [
        ...[...goods].filter((text) => !bads.has(text)).map((text) => told(text, false)),
        ...[...bads].filter((text) => !goods.has(text)).map((text) => told(text, true)),
      ];
    });
}

/** What was done, from examples of asks for a record, and what is to be done, from those of asks for a rule. */
export function readTold(): Row[] {
  const requirements = frameworkOf('iso-27001-2022')?.requirements ?? [];
  const kindOf = (id: string, ask: string) =>
    requirements.find((one) => one.id === id)?.asks.find((one) => one.id === ask)?.kind;
  const ofCatalogue = LANGUAGES.flatMap((language) =>
    requirements.flatMap(({ id, examples }) =>
      Object.entries(examples?.[language] ?? {}).flatMap(([ask, { shows }]) =>
        shows.map((text) => ({ text, language, isSo: kindOf(id, ask) === 'record', weight: 1, heldOut: false })),
      ),
    ),
  );
  const ofGrades = readGradedSentences()
    .filter(({ grade }) => grade === 'shows')
    .map(({ requirement, ask, sentence, language, heldOut }) => ({
      text: sentence,
      language: language as Language,
      isSo: kindOf(requirement, ask) === 'record',
      weight: 1,
      heldOut,
    }));
  return [...ofCatalogue, ...ofGrades];
}

const SHORTEST = 16;

function sentencesIn(text: string): Set<string> {
  const parts = text.split(/\n+|(?<=[.!?;])\s+/).map((part) => part.replace(/^[#*|\s-]+|[|\s]+$/g, '').trim());
  return new Set(parts.filter(({ length }) => length >= SHORTEST));
}
