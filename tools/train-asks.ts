// Learns when a sentence is about an ask, and from when on that shows it, and writes src/engine/judge/ask-weights.ts with --write. From our own twins
// and graded sentences that are not held out alone. Run: node tools/train-asks.ts [--write]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import type { DocumentType } from '#domain/documents/analysis.ts';
import { ASK_FEATURES, type AskFeatures } from '#engine/judge/ask-features.ts';
import { askFeaturesOf } from '#engine/judge/ask-match.ts';
import { hear } from '#engine/judge/asks.ts';
import { matchDocument } from '#engine/match/evidence.ts';
import { indexOf } from '#engine/match/requirement-index.ts';
import { readDocument } from '#engine/read/document.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { readRows } from './eval-rows.ts';
import { readGradedSentences, readTwins } from './eval-twin-rows.ts';
import { fit } from './train-regression.ts';

/** All sentences of a text that say something of one ask; one of them at least is about it where `right`. */
interface Bag {
  right: boolean;
  weight: number;
  features: AskFeatures[];
}
interface Model {
  bias: number;
  weights: AskFeatures;
}

/** Features that may only speak against; the others may only speak for it. */
const AGAINST = new Set<string>(['sibling-ahead', 'other-ahead', 'far', 'bare']);
const PENALTY = 2;
const ROUNDS = 8;
/** A text is asked about this many requirements that it does not treat, and each of those weighs less than one that it does. */
const STRANGERS = 12;
const STRANGE = 0.35;
/** What an example weighs beside an ask of a text, and a sibling of its ask beside that. */
const EXAMPLE = 0.5;
const SIBLING = 0.7;

const requirements = frameworkOf('iso-27001-2022')?.requirements ?? [];
const withoutExamples = requirements.map((requirement) => ({ ...requirement, examples: undefined }));
const positionOf = new Map(requirements.map(({ id }, at) => [id, at]));

const models = { WITH_EXAMPLES: learntFrom(requirements), WITHOUT_EXAMPLES: learntFrom(withoutExamples) };
if (process.argv.includes('--write')) write();

/** Prints how many asks that a text speaks of are found, how many others of the same requirement, and how many of strange ones. */
function learntFrom(known: Requirement[]): Model {
  const bags = [
    ...ofTwins(known),
    ...ofSentences(known),
    ...ofElsewhere(known),
    ...(known === requirements ? ofExamples() : []),
  ];
  const model = learn(bags);
  console.log(
    `${bags.length} asks in texts, ${bags.filter(({ right }) => right).length} of them shown or contradicted`,
    model,
  );
  for (const bound of [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]) {
    const found = (list: Bag[]) => (list.filter((bag) => best(bag, model) >= bound).length / list.length).toFixed(3);
    const [right, wrong] = [bags.filter((bag) => bag.right), bags.filter((bag) => !bag.right)];
    const [siblings, strange] = [wrong.filter(({ weight }) => weight >= 1), wrong.filter(({ weight }) => weight < 1)];
    console.log(bound, 'right', found(right), 'wrong', found(siblings), 'strange', found(strange));
  }
  return model;
}

function ofTwins(known: Requirement[]): Bag[] {
  return readTwins()
    .filter(({ heldOut }) => !heldOut)
    .flatMap((pair, place) =>
      [pair.good, pair.refused].flatMap((twin) => {
        const own = positionOf.get(pair.requirement) ?? -1;
        const labelled = Object.entries(twin.asks).map(([id, status]) => ({
          requirement: own,
          id,
          right: status !== 'missing',
          weight: 1,
        }));
        const strange = Array.from(
          { length: STRANGERS },
          (_, step) => (own + 7 + (place + step * 11) * 5) % requirements.length,
        )
          .filter((other) => Math.abs(other - own) > 3)
          .flatMap((requirement) =>
            (requirements[requirement]?.asks ?? []).map(({ id }) => ({
              requirement,
              id,
              right: false,
              weight: STRANGE,
            })),
          );
        return bagsOf(twin.text, twin, [...labelled, ...strange], known);
      }),
    );
}

function ofSentences(known: Requirement[]): Bag[] {
  return readGradedSentences()
    .filter(({ heldOut, grade }) => !heldOut && grade !== 'none')
    .flatMap(({ requirement, ask, sentence }) => {
      const own = positionOf.get(requirement) ?? -1;
      const asks = requirements[own]?.asks ?? [];
      const title = requirements[own]?.title ?? '';
      return bagsOf(
        sentence,
        { title, fileName: '', type: 'policy' },
        asks.map(({ id }) => ({ requirement: own, id, right: id === ask, weight: id === ask ? 1 : 0.5 })),
        known,
      );
    });
}

/** Texts about something else under the name of a requirement: they speak of none of its asks. */
function ofElsewhere(known: Requirement[]): Bag[] {
  const texts = readRows(undefined).filter(({ source }) => source === 'own-off-topic');
  return requirements.flatMap(({ title, asks }, requirement) => {
    // Every second one is left to test/eval/metamorphic.test.ts.
    const { text = '' } = texts[(requirement * 2) % (texts.length - (texts.length % 2))] ?? {};
    return bagsOf(
      `# ${title}\n\n${text}`,
      { title, fileName: '', type: 'policy' },
      asks.map(({ id }) => ({ requirement, id, right: false, weight: 1 })),
      known,
    );
  });
}

/**
 * Every so many examples as texts of their own, each judged by an index that has not seen it: about its own ask and about none of the siblings. They
 * teach to tell the asks of one requirement apart, of which the texts of twins treat nearly all.
 */
function ofExamples(): Bag[] {
  const seen = requirements.map((requirement, at) => ({
    ...requirement,
    examples: Object.fromEntries(
      Object.entries(requirement.examples ?? {}).map(([language, asks]) => [
        language,
        Object.fromEntries(
          Object.entries(asks).map(([id, { shows, reverse }]) => [
            id,
            { shows: shows.filter((_, each) => each !== at % shows.length), reverse },
          ]),
        ),
      ]),
    ),
  }));
  return requirements.flatMap(({ title, asks, examples }, requirement) =>
    Object.values(examples ?? {}).flatMap((byAsk) =>
      Object.entries(byAsk).flatMap(([own, { shows }]) =>
        bagsOf(
          shows[requirement % shows.length] ?? '',
          { title, fileName: '', type: 'record' },
          asks.map(({ id }) => ({
            requirement,
            id,
            right: id === own,
            weight: id === own ? EXAMPLE : EXAMPLE * SIBLING,
          })),
          seen,
        ),
      ),
    ),
  );
}

function bagsOf(
  source: string,
  { title, fileName, type }: { title: string; fileName: string; type: string },
  asked: { requirement: number; id: string; right: boolean; weight: number }[],
  known: Requirement[],
): Bag[] {
  const { text, blocks } = readText(source);
  const document = readDocument(text, blocks, { title, fileName });
  const index = indexOf(known, document.language);
  const matches = matchDocument(document, index);
  return asked.flatMap(({ requirement, id, right, weight }): Bag[] => {
    const position = requirements[requirement]?.asks.findIndex((ask) => ask.id === id) ?? -1;
    if (position < 0) return [];
    const places = hear(requirement, position, document, matches, index, type as DocumentType)
      .filter(({ verdict }) => verdict !== 'nothing')
      .map(({ at }) => at);
    const features = [...new Set(places)].map((at) =>
      askFeaturesOf(at, requirement, position, document, matches, index),
    );
    return features.length === 0 ? [] : [{ right, weight, features }];
  });
}

function logit(features: AskFeatures, { bias, weights }: Model): number {
  return ASK_FEATURES.reduce((sum, name) => sum + features[name] * weights[name], bias);
}

function best({ features }: Bag, current: Model): number {
  return Math.max(...features.map((one) => logit(one, current)));
}

/** Of a text that shows an ask the likest sentence counts, of one that does not the likest few: learnt, and looked for anew, in turn. */
function learn(from: Bag[]): Model {
  let current: Model = {
    bias: -3,
    weights: Object.fromEntries(
      ASK_FEATURES.map((name) => [name, AGAINST.has(name) ? -2 : name === 'likeness' ? 4 : 1]),
    ) as AskFeatures,
  };
  for (let round = 0; round < ROUNDS; round++) {
    const examples = from.flatMap((bag) =>
      bag.features
        .toSorted((a, b) => logit(b, current) - logit(a, current))
        .slice(0, bag.right ? 1 : 2)
        .map((features) => ({ features, right: bag.right, weight: bag.right ? bag.weight : bag.weight / 2 })),
    );
    current = solve(examples);
  }
  return current;
}

function solve(examples: { features: AskFeatures; right: boolean; weight: number }[]): Model {
  let used: (keyof AskFeatures)[] = [...ASK_FEATURES];
  for (;;) {
    const solution = fit(
      examples.map(({ features }) => [...used.map((name) => features[name]), 1]),
      examples.map(({ right }) => Number(right)),
      [...used.map(() => PENALTY), 0],
      examples.map(({ weight }) => weight),
    );
    const wrong = used.filter((name, at) => (AGAINST.has(name) ? (solution[at] ?? 0) > 0 : (solution[at] ?? 0) < 0));
    const names = used;
    if (wrong.length === 0)
      return {
        bias: solution.at(-1) ?? 0,
        weights: Object.fromEntries(
          ASK_FEATURES.map((name) => [name, names.includes(name) ? (solution[names.indexOf(name)] ?? 0) : 0]),
        ) as AskFeatures,
      };
    used = used.filter((name) => !wrong.includes(name));
  }
}

function write(): void {
  const named = (name: string) => (/-/.test(name) ? `'${name}'` : name);
  const texts = Object.entries(models).map(
    ([name, { bias, weights }]) => `export const ${name}: AskModel = {
  bias: ${bias.toFixed(3)},
  weights: {
${ASK_FEATURES.map((feature) => `    ${named(feature)}: ${weights[feature].toFixed(3)},`).join('\n')}
  },
};`,
  );
  writeFileSync(
    join(import.meta.dirname, '../src/engine/judge/ask-weights.ts'),
    `import type { AskFeatures } from './ask-features.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds. */
export interface AskModel {
  bias: number;
  weights: AskFeatures;
}

/** As \`tools/train-asks.ts\` learnt them: where asks have examples, and where they have none but their cues. */
${texts.join('\n\n')}
`,
  );
}
