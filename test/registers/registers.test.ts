import { describe, expect, test } from 'vitest';
import { readRegister } from './read-register.ts';
import { REGISTERS } from './registers.ts';

describe('registers as people keep them', () => {
  test.each(REGISTERS)(
    '$fileName: every asset is found, nothing else, and no heading is taken for another',
    async (register) => {
      const { found, headings } = await readRegister(register);
      expect(found).toBe(register.rows);
      expect(headings.filter(({ meant, read }) => read !== null && read !== meant)).toEqual([]);
    },
  );

  test('nine rows in ten are accepted without a click, nearly all after one, and nearly all headings are known', async () => {
    const readings = await Promise.all(REGISTERS.map(readRegister));
    const sum = (count: (reading: (typeof readings)[number]) => number) =>
      readings.reduce((total, reading) => total + count(reading), 0);
    const rows = sum(({ found }) => found);
    const headings = readings.flatMap((reading) => reading.headings);
    expect(sum(({ accepted }) => accepted) / rows).toBeGreaterThanOrEqual(0.9);
    expect(sum(({ acceptedAfterAll }) => acceptedAfterAll) / rows).toBeGreaterThanOrEqual(0.98);
    expect(headings.filter(({ meant, read }) => read === meant).length / headings.length).toBeGreaterThanOrEqual(0.95);
  });
});
