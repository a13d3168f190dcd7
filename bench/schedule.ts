import { setUp, startProduct } from '../test/product.ts';
import { clientOf } from './client.ts';
import { type Benchmark, rowOf } from './row.ts';

const EVENTS = 5000;
/** One of so many comes again and again. */
const REPEATED = 10;
const ROUNDS = 5;
const ASKED = 40;
const GOAL = 150;

const FREQUENCIES = ['weekly', 'monthly', 'yearly'] as const;
const KINDS = ['audit', 'management-review', 'access-review', 'renewal', 'training', 'meeting'] as const;

/** Spread over two years, of which the month asked for is the middle. */
function eventOf(place: number) {
  const startsOn = new Date(Date.UTC(2026, 0, 1 + (place % 730))).toISOString().slice(0, 10);
  const isTimed = place % 2 === 0;
  return {
    kind: KINDS[place % KINDS.length],
    title: `Event ${place}`,
    startsOn,
    ...(isTimed && { startTime: '09:30', minutes: 60 }),
    repeats:
      place % REPEATED === 0
        ? {
            frequency: FREQUENCIES[(place / REPEATED) % FREQUENCIES.length],
            interval: 1,
            weekdays: [],
            monthlyBy: 'day',
            count: null,
            until: null,
          }
        : null,
  };
}

/** A month of the calendar in an organisation with 5,000 events, every tenth of them repeated without end. */
export const schedule: Benchmark = {
  name: 'schedule.month-p95',
  async run() {
    const product = await startProduct({ env: { REQUESTS_PER_MINUTE: '10000000' } });
    const client = clientOf(product, await setUp(product));
    const places = Array.from({ length: EVENTS }, (_, place) => place);
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let place = places.pop(); place !== undefined; place = places.pop()) {
          const answer = await client.post('/schedule/events', eventOf(place));
          if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
        }
      }),
    );
    const month = '/schedule/calendar?from=2026-12-28&to=2027-02-07';
    const found = (await (await client.get(month)).json()) as { entries: unknown[] };
    if (found.entries.length < 500) throw new Error(`${found.entries.length} entries`);
    const tasks: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const times: number[] = [];
      for (let place = 0; place < ASKED; place++) {
        const start = performance.now();
        await (await client.get(month)).text();
        times.push(performance.now() - start);
      }
      tasks.push(times.toSorted((a, b) => a - b)[Math.floor(ASKED * 0.95)] ?? 0);
    }
    await product.remove();
    return [rowOf('schedule.month-p95', 'ms', tasks, { atMost: GOAL })];
  },
};
