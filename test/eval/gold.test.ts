import { describe, expect, it } from 'vitest';
import { LIKELY } from '#domain/documents/band.ts';
import { analyse } from '#engine/analyse.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { labelledBy } from '../../tools/eval-frameworks.ts';
import { readRows } from '../../tools/eval-rows.ts';

const rows = readRows(undefined).filter(({ source }) => source.startsWith('own'));

describe('our gold documents', () => {
  it('name requirements that the catalogue has', () => {
    for (const { framework, gold, secondary, id } of rows) {
      const labelled = labelledBy(framework);
      const labels = [...gold, ...secondary];
      expect(labelled?.known(labels).length, id).toBe(new Set(labels.map((label) => labelled?.fold(label))).size);
    }
  });

  it('are kept out of all tuning in good part', () => {
    expect(rows.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(15);
  });

  // Those held out show in the evaluation how good the engine is; a test of them would tune it to them.
  it.each(rows.filter(({ heldOut }) => !heldOut))('$id', ({ fileName, title, framework, text: source, ...labels }) => {
    const labelled = labelledBy(framework);
    if (!labelled) throw new Error(`${framework} is no framework of the catalogue`);
    const { requirements, fold, known } = labelled;
    const gold = known(labels.gold);
    const { text, blocks } = readText(source);
    const { findings } = analyse(text, blocks, { fileName, title }, requirements);
    // What a document is for stands first, or right behind something that it also shows.
    const first = findings.slice(0, 3).map(({ requirementId }) => fold(requirementId));
    expect(gold.length === 0 || first.some((id) => gold.includes(id)), first.join()).toBe(true);
    const likely = findings
      .filter(({ confidence }) => confidence >= LIKELY)
      .map(({ requirementId }) => fold(requirementId));
    expect(likely.filter((id) => ![...gold, ...known(labels.secondary)].includes(id))).toEqual([]);
  });
});
