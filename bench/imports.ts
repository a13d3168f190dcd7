import { readRegister } from '../test/registers/read-register.ts';
import { REGISTERS } from '../test/registers/registers.ts';
import { type Benchmark, rowOf } from './row.ts';

/** Registers of our own in the shapes in which people keep theirs: rows accepted on the first pass, and after all suggestions at one click; headings read. */
export const imports: Benchmark = {
  name: 'imports',
  async run() {
    const readings = await Promise.all(REGISTERS.map(readRegister));
    const rows = readings.reduce((sum, { found }) => sum + found, 0);
    const percent = (counted: number, all: number) => (100 * counted) / all;
    const accepted = readings.map((each) => each.accepted);
    const afterAll = readings.map((each) => each.acceptedAfterAll);
    const headings = readings.flatMap((each) => each.headings);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    const right = headings.filter(({ meant, read }) => meant === read);
    const wrong = headings.filter(({ meant, read }) => read !== null && meant !== read);
    return [
      rowOf('imports.first-pass', `% of ${rows} rows`, [percent(sum(accepted), rows)], { atLeast: 90 }),
      rowOf('imports.after-apply-all', `% of ${rows} rows`, [percent(sum(afterAll), rows)], { atLeast: 98 }),
      rowOf('imports.headings', `% of ${headings.length} headings`, [percent(right.length, headings.length)], {
        atLeast: 95,
      }),
      rowOf('imports.headings-wrong', 'headings', [wrong.length], { atMost: 0 }),
    ];
  },
};
