import { describe, expect, it } from 'vitest';
import { LIKELY } from '#domain/documents/band.ts';
import { analyse } from '#engine/analyse.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { frameworkOf, ISO_27001 } from '#server/frameworks/catalogue.ts';
import { foldId, readRows } from '../../tools/eval-rows.ts';

const requirements = frameworkOf(ISO_27001)?.requirements ?? [];
const known = new Set(requirements.map(({ id }) => foldId(id)));

describe('our gold documents', () => {
  it.each(readRows(undefined))('$id', ({ fileName, title, text: source, gold, secondary }) => {
    for (const id of [...gold, ...secondary]) expect(known).toContain(foldId(id));
    const { text, blocks } = readText(source);
    const { findings } = analyse(text, blocks, { fileName, title }, requirements);
    const right = [...gold, ...secondary].map(foldId);
    // What a document is for stands first, or right behind something that it also shows.
    const first = findings.slice(0, 3).map(({ requirementId }) => foldId(requirementId));
    expect(gold.length === 0 || first.some((id) => gold.map(foldId).includes(id)), first.join()).toBe(true);
    const likely = findings
      .filter(({ confidence }) => confidence >= LIKELY)
      .map(({ requirementId }) => foldId(requirementId));
    expect(likely.filter((id) => !right.includes(id))).toEqual([]);
  });
});
