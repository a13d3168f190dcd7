// How well a policy that treats many controls shows each of them: accepted texts of our own twins, ten to a document, each a section of it.
// Run: node tools/run.mjs tools/eval-umbrella.ts
import { analyse } from '#engine/analyse.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { readTwins, type TwinPair } from './eval-twin-rows.ts';

const SECTIONS = 10;
const LIKELY = 0.5;
const requirements = frameworkOf('iso-27001-2022')?.requirements ?? [];

/** Every ninth text goes into the same document, so that neighbours in the framework are apart. */
function documentsOf(pairs: TwinPair[]): TwinPair[][] {
  const count = Math.max(1, Math.floor(pairs.length / SECTIONS));
  return Array.from({ length: count }, (_, at) => pairs.filter((_pair, place) => place % count === at));
}

function figuresOf(pairs: TwinPair[]) {
  const sums = { recall: 0, found: 0, right: 0, labels: 0 };
  const documents = documentsOf(pairs);
  for (const own of documents) {
    const source = own
      .map(({ good }) => `## ${good.title}\n\n${good.text.replace(/^#+ .*$/m, '').replace(/^#+ /gm, '### ')}`)
      .join('\n\n');
    const { text, blocks } = readText(`# Information security policy\n\n${source}`);
    const { findings } = analyse(text, blocks, { fileName: 'information-security-policy.docx' }, requirements);
    const gold = new Set(own.map(({ requirement }) => requirement));
    sums.recall += findings.slice(0, 5).filter(({ requirementId }) => gold.has(requirementId)).length / 5;
    const likely = findings.filter(({ confidence }) => confidence >= LIKELY);
    sums.found += likely.length;
    sums.right += likely.filter(({ requirementId }) => gold.has(requirementId)).length;
    sums.labels += gold.size;
  }
  return {
    documents: documents.length,
    'R@5': (sums.recall / documents.length).toFixed(3),
    'micro-F1 at .5': ((2 * sums.right) / Math.max(1, sums.found + sums.labels)).toFixed(3),
    precision: (sums.right / Math.max(1, sums.found)).toFixed(3),
    recall: (sums.right / sums.labels).toFixed(3),
  };
}

const pairs = readTwins().filter(({ language }) => language === 'en');
console.table({
  'not held out': figuresOf(pairs.filter(({ heldOut }) => !heldOut)),
  'held out': figuresOf(pairs.filter(({ heldOut }) => heldOut)),
});
