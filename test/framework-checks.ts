import { expect, test } from 'vitest';
import type { Framework } from '#domain/frameworks/requirement.ts';

const LANGUAGES = ['es', 'fr', 'de'] as const;
const idsOf = (framework: Framework) => framework.requirements.map(({ id }) => id);

/** What every framework of the catalogue keeps to. @param before the edition before, if it follows one. */
export function checkFramework(framework: Framework, before?: Framework): void {
  const ids = idsOf(framework);

  test('has every requirement once', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(LANGUAGES)(
    'has every title in %s; where it explains, with the same asks and as much evidence',
    (language) => {
      for (const requirement of framework.requirements) {
        const words = framework.translations[language][requirement.id];
        expect(words?.title, requirement.id).toMatch(/\S/);
        const asks = requirement.asks.map((ask) => ask.id);
        expect(words?.asks ? Object.keys(words.asks) : asks, requirement.id).toEqual(asks);
        expect(words?.evidence ?? requirement.evidence, requirement.id).toHaveLength(requirement.evidence.length);
      }
    },
  );

  test('explains in words enough to help and few enough to be read', () => {
    const lengths = framework.requirements.map((each) => ({
      id: each.id,
      words: each.explanation.split(/\s+/).length,
    }));
    expect(lengths.filter(({ words }) => words < 25 || words > 110)).toEqual([]);
  });

  test('asks for something, once, and no cue stands twice', () => {
    for (const { id: requirement, asks, cues } of framework.requirements) {
      expect(new Set(asks.map((ask) => ask.id)).size, requirement).toBe(asks.length);
      for (const list of [cues, ...asks.map((ask) => ask.cues)]) {
        const folded = list.map((cue) => cue.toLowerCase());
        expect(
          folded.filter((cue, position) => cue.trim() === '' || folded.indexOf(cue) !== position),
          requirement,
        ).toEqual([]);
      }
    }
  });

  test('a twin is one of its requirements, and never itself', () => {
    const strays = framework.requirements.flatMap((each) =>
      each.twins.filter((twin) => twin === each.id || !ids.includes(twin)),
    );
    expect(strays).toEqual([]);
  });

  test('carries on every requirement of the edition before, or says that it was withdrawn', () => {
    const earlier = before ? idsOf(before) : [];
    const carried = [...framework.requirements.flatMap((each) => each.continues), ...framework.withdrawn];
    expect(earlier.filter((old) => !carried.includes(old))).toEqual([]);
    expect(carried.filter((old) => !earlier.includes(old))).toEqual([]);
  });
}
