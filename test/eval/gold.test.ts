import { describe, expect, it } from 'vitest';
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
    if (gold.length > 0)
      expect(findings.slice(0, 3).map(({ requirementId }) => foldId(requirementId))).toEqual(
        expect.arrayContaining([expect.toBeOneOf(gold.map(foldId))]),
      );
    for (const { requirementId, confidence } of findings)
      if (confidence >= 0.5) expect(right).toContain(foldId(requirementId));
  });
});
