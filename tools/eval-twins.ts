// How well the engine tells evidence from what only looks like it. Run: node tools/run.mjs tools/eval-twins.ts [--tuned | --held | --fresh | --third] [--list]
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { validate } from '#engine/validate/validate.ts';
import { readTwins, type Twin, type TwinPair } from './eval-twin-rows.ts';

const TODAY = '2026-11-22';
const YEAR = 12;
/** Points of ten that must lie between twins for a reader to see which is which. */
const APART = 3;

interface Judged {
  pair: TwinPair;
  good: Side;
  refused: Side;
}
interface Side {
  score: number;
  /** Of the suggestion, in per cent. */
  relevance: number;
  /** What made the score. */
  why: string;
  asks: Map<string, string>;
  right: number;
  all: number;
  wrong: string[];
}

const requirements = frameworkOf('iso-27001-2022')?.requirements ?? [];
const only = process.argv.includes('--held') ? true : process.argv.includes('--tuned') ? false : null;
const folder = process.argv.includes('--fresh')
  ? 'twins-fresh'
  : process.argv.includes('--third')
    ? 'twins-third'
    : 'twins';
const judged = readTwins(folder)
  .filter(({ heldOut }) => only === null || heldOut === only)
  .map((pair): Judged => ({ pair, good: look(pair, pair.good), refused: look(pair, pair.refused) }));

function look({ requirement }: TwinPair, { text: source, title, fileName, asks }: Twin): Side {
  const { text, blocks } = readText(source);
  const result = validate(requirement, text, blocks, { fileName, title }, requirements, {
    today: TODAY,
    intervalMonths: YEAR,
  });
  const found = new Map(result.asks.map(({ id, status }) => [id, status as string]));
  const quotes = new Map(result.asks.map(({ id, quote }) => [id, quote?.text ?? '']));
  const wrong = Object.entries(asks).filter(([id, status]) => found.get(id) !== status);
  return {
    score: result.validationScore,
    relevance: Math.round((result.finding?.confidence ?? 0) * 100),
    why: [
      `rel ${result.relevance} comp ${result.completeness} ade ${result.adequacy}`,
      ...result.caps.map(({ cap, limit }) => `${cap} ${limit}`),
    ].join(', '),
    asks: found,
    all: Object.keys(asks).length,
    right: Object.keys(asks).length - wrong.length,
    wrong: wrong.map(([id, status]) => `${id}: ${status} taken for ${found.get(id)} ${quotes.get(id)?.slice(0, 110)}`),
  };
}

const share = (list: Judged[], test: (one: Judged) => boolean) => list.filter(test).length / Math.max(1, list.length);

function figures(list: Judged[]) {
  const sides = list.flatMap(({ good, refused }) => [good, refused]);
  const covered = list.flatMap(({ pair, good, refused }) =>
    [...good.asks]
      .filter(([id, status]) => status === 'covered' && pair.good.asks[id] === 'covered')
      .map(([id]) => refused.asks.get(id) === 'covered'),
  );
  const wins = list.flatMap(({ good }) =>
    list.map(({ refused }) => (good.score > refused.score ? 1 : good.score === refused.score ? 0.5 : 0)),
  );
  return {
    pairs: list.length,
    'refused>=8': share(list, ({ refused }) => refused.score >= 8),
    'refused>=6': share(list, ({ refused }) => refused.score >= 6),
    'good>=6': share(list, ({ good }) => good.score >= 6),
    apart: share(list, ({ good, refused }) => good.score - refused.score >= APART),
    auc: wins.reduce<number>((sum, one) => sum + one, 0) / Math.max(1, wins.length),
    'stay covered': covered.filter(Boolean).length / Math.max(1, covered.length),
    'strong refused': share(list, ({ refused }) => refused.relevance >= 85),
    'asks right': sides.reduce((sum, { right }) => sum + right, 0) / sides.reduce((sum, { all }) => sum + all, 0),
    'asks right (good)':
      list.reduce((sum, { good }) => sum + good.right, 0) / list.reduce((sum, { good }) => sum + good.all, 0),
  };
}

const rounded = (list: Judged[]) =>
  Object.fromEntries(Object.entries(figures(list)).map(([name, value]) => [name, Math.round(value * 1000) / 1000]));
const table: Record<string, object> = { all: rounded(judged) };
for (const key of [
  (one: Judged) => `held out: ${one.pair.heldOut}`,
  (one: Judged) => one.pair.language,
  (one: Judged) => one.pair.way,
])
  for (const [group, list] of [...Map.groupBy(judged, key)].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    table[group] = rounded(list);
console.table(table);
if (process.argv.includes('--asks')) askTables();
/** What was said of the asks of each label, of good and refused texts and by the kind of the ask. */
function askTables() {
  const rows = judged.flatMap(({ pair, good, refused }) =>
    (['good', 'refused'] as const).flatMap((side) =>
      Object.entries(pair[side].asks).map(([id, truth]) => ({
        side,
        truth,
        said: (side === 'good' ? good : refused).asks.get(id) ?? 'missing',
        kind:
          requirements.find((one) => one.id === pair.requirement)?.asks.find((ask) => ask.id === id)?.kind ?? 'none',
      })),
    ),
  );
  for (const key of [(row: (typeof rows)[number]) => row.side, (row: (typeof rows)[number]) => row.kind])
    for (const [group, list] of Map.groupBy(rows, key)) {
      const counts: Record<string, Record<string, number>> = {};
      for (const { truth, said } of list) {
        counts[truth] ??= { covered: 0, partial: 0, missing: 0, contradicted: 0 };
        counts[truth][said] = (counts[truth][said] ?? 0) + 1;
      }
      console.log(`${group}: labelled (rows) against said (columns)`);
      console.table(counts);
    }
}

if (process.argv.includes('--list'))
  for (const { pair, good, refused } of judged) {
    console.log(
      `\n${pair.id} ${pair.way}\n   good    ${good.score} (${good.relevance} %; ${good.why})\n   refused ${refused.score} (${refused.relevance} %; ${refused.why})`,
    );
    for (const line of good.wrong) console.log(`   good    ${line}`);
    for (const line of refused.wrong) console.log(`   refused ${line}`);
  }
