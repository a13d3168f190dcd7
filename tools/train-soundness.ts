// Learns how far what a text says holds, and writes src/engine/judge/soundness-weights.ts with --write. From our own twins that are not held out alone.
// The words of a text must come from sentences that the reader of words has not learnt (it believes those too well), so: FOLD=0 node tools/train-words.ts reversal --write,
// FOLD=0 node tools/train-soundness.ts --write, node tools/train-words.ts reversal --write.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOUBTS } from '#domain/evidence/validation-values.ts';
import { isAboutOthers } from '#engine/judge/about-others.ts';
import { isAboutIn } from '#engine/judge/substance.ts';
import { soundnessOf, USUAL_LEAN } from '#engine/judge/soundness.ts';
import { type Language, LANGUAGES } from '#domain/organisations/language.ts';
import { matchDocument } from '#engine/match/evidence.ts';
import { indexOf } from '#engine/match/requirement-index.ts';
import { meanOf } from '#engine/match/substance.ts';
import { readDocument } from '#engine/read/document.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { readTwins, type Twin, type TwinPair } from './eval-twin-rows.ts';
import { fit } from './train-regression.ts';

/** What texts can't show by what they say of the matter: they are about another one. */
const SILENT = ['other-subject'];
const PENALTY = 0.15;
/** So few good texts have less of the substance than what is called usual. */
const FEW = 0.07;

const requirements = frameworkOf('iso-27001-2022')?.requirements ?? [];
const languages = process.env['LANGUAGES']?.split(',');
const pairs = readTwins()
  .filter((_, at) => process.env['FOLD'] === undefined || at % 2 !== Number(process.env['FOLD']))
  .filter(({ heldOut, way, language }) => !heldOut && !SILENT.includes(way) && (languages?.includes(language) ?? true));
const inputs = pairs.flatMap((pair) => [sharesOf(pair, pair.good), sharesOf(pair, pair.refused)]);
const targets = pairs.flatMap(() => [0, 1]);

function sharesOf({ requirement }: TwinPair, { text: source, title, fileName }: Twin): number[] {
  const { text, blocks } = readText(source);
  const document = readDocument(text, blocks, { title, fileName });
  const index = indexOf(requirements, document.language);
  const position = requirements.findIndex(({ id }) => id === requirement);
  const { doubts, reversed } = soundnessOf(
    document,
    matchDocument(document, index).evidence[position],
    isAboutOthers(position, index),
    isAboutIn(position, document, index),
  );
  return [
    ...DOUBTS.map((doubt) => doubts.find((one) => one.doubt === doubt)?.share ?? 0),
    Math.max(0, reversed - USUAL_LEAN[document.language]),
  ];
}

let used: (typeof DOUBTS)[number][] = [...DOUBTS];
for (;;) {
  const names = used;
  const rows = inputs.map((shares) => [
    ...names.map((name) => shares[DOUBTS.indexOf(name)] ?? 0),
    shares.at(-1) ?? 0,
    1,
  ]);
  const solution = fit(rows, targets, [...names.map(() => PENALTY), PENALTY, 0]);
  const wrong = names.filter((_, at) => (solution[at] ?? 0) < 0);
  if (wrong.length > 0) {
    used = used.filter((name) => !wrong.includes(name));
    continue;
  }
  const weights = Object.fromEntries(
    DOUBTS.map((name) => [name, names.includes(name) ? (solution[names.indexOf(name)] ?? 0) : 0]),
  );
  console.log(solution.slice(-2), weights);
  if (process.argv.includes('--write')) write(weights);
  break;
}

function write(weights: Record<string, number>): void {
  const lines = Object.entries(weights).map(
    ([name, value]) => `  ${/-/.test(name) ? `'${name}'` : name}: ${value.toFixed(3)},`,
  );
  writeFileSync(
    join(import.meta.dirname, '../src/engine/judge/soundness-weights.ts'),
    `import type { Doubt } from '#domain/evidence/validation-values.ts';
import type { Language } from '#domain/organisations/language.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as \`tools/train-soundness.ts\` learnt them from ${pairs.length} pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
${lines.join('\n')}
};

/** How much of the substance of a requirement nearly every text has that treats it. */
export const USUAL_SUBSTANCE: Record<Language, number> = {
${LANGUAGES.map((language) => `  ${language}: ${usualSubstance(language).toFixed(3)},`).join('\n')}
};
`,
  );
}

function usualSubstance(language: Language): number {
  const means = readTwins()
    .filter((pair) => !pair.heldOut && pair.language === language)
    .map(({ requirement, good: { text: source, title, fileName } }) => {
      const { text, blocks } = readText(source);
      const document = readDocument(text, blocks, { title, fileName });
      const { substance } = matchDocument(document, indexOf(requirements, document.language));
      const position = requirements.findIndex(({ id }) => id === requirement);
      return substance ? meanOf(substance, position) : 0;
    })
    .toSorted((a, b) => a - b);
  return means[Math.floor(means.length * FEW)] ?? 0;
}
