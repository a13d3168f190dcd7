import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

// The file is read by a parser and expanded by a reckoner that are not ours; both must see the days and moments that our calendar shows.

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const FROM = '2026-01-01';
const TO = '2027-01-31';
const ZONES = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland'];
const repeats = (more: object) => ({
  frequency: 'weekly',
  interval: 1,
  weekdays: [],
  monthlyBy: 'day',
  count: null,
  until: null,
  ...more,
});
const RULES = [
  null,
  repeats({ frequency: 'daily', interval: 3, until: '2026-04-10' }),
  repeats({ weekdays: ['MO', 'TH'] }),
  repeats({ interval: 2, weekdays: ['TU'], count: 12 }),
  repeats({ frequency: 'monthly' }),
  repeats({ frequency: 'monthly', interval: 2, monthlyBy: 'weekday' }),
  repeats({ frequency: 'monthly', count: 5 }),
  repeats({ frequency: 'yearly', count: 2 }),
];
const STARTS = [
  { startsOn: '2026-01-29' },
  { startsOn: '2026-01-31', days: 3 },
  { startsOn: '2026-01-30', startTime: '09:00' },
  { startsOn: '2026-03-02', startTime: '08:00', minutes: 45 },
  { startsOn: '2026-03-30', startTime: '23:15', minutes: 120 },
];

/** Every occurrence that the file holds, as "title start". */
function expand(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const components = calendar.getAllSubcomponents('vevent');
  const exceptions = components.filter((each) => each.hasProperty('recurrence-id'));
  const span = [ICAL.Time.fromDateString(FROM), ICAL.Time.fromDateString('2027-02-01')] as const;
  const found: string[] = [];
  for (const component of components.filter((each) => !each.hasProperty('recurrence-id'))) {
    const uid = component.getFirstPropertyValue('uid');
    const event = new ICAL.Event(component, {
      exceptions: exceptions.filter((each) => each.getFirstPropertyValue('uid') === uid),
      strictExceptions: true,
    });
    const note = (title: string, start: ICAL.Time) => {
      if (start.compare(span[0]) < 0 || start.compare(span[1]) >= 0) return;
      found.push(`${title} ${start.isDate ? start.toString() : start.toJSDate().toISOString()}`);
    };
    if (!event.isRecurring()) {
      note(event.summary, event.startDate);
      continue;
    }
    const iterator = event.iterator();
    for (let next = iterator.next(); next && next.compare(span[1]) < 0; next = iterator.next()) {
      const { item, startDate } = event.getOccurrenceDetails(next);
      note(item.summary, startDate);
    }
  }
  return found.toSorted();
}

test.each(ZONES)('every rule, start and exception reads back as we show it: %s', async (timezone) => {
  const where = await server.secondOrganisation();
  await server.owner.query('update organisations set timezone = $1 where id = $2', [timezone, where]);
  admin = await server.signIn('admin', where);
  for (const [rule, each] of RULES.entries())
    for (const [start, begin] of STARTS.entries()) {
      const event = { kind: 'meeting', title: `Rule ${rule} start ${start}`, repeats: each, ...begin };
      const { body } = await admin.post('/schedule/events', event);
      if (!each) continue;
      const { entries } = (await admin.get(`/schedule/calendar?from=${FROM}&to=${TO}`)).body as {
        entries: { eventId: string; originalOn: string }[];
      };
      const own = entries.filter(({ eventId }) => eventId === body.id);
      const [, second, third] = own;
      if (third) await admin.remove(`/schedule/events/${body.id}/days/${third.originalOn}`);
      if (second)
        await admin.patch(`/schedule/events/${body.id}`, {
          scope: 'this',
          originalOn: second.originalOn,
          startsOn: '2026-11-11',
          title: `Moved ${rule} ${start}`,
        });
    }
  // The clock of the zone is UTC's for a moment: then what we show is the moment itself.
  await server.owner.query(`update organisations set timezone = 'UTC' where id = $1`, [where]);
  const { body } = await admin.get(`/schedule/calendar?from=${FROM}&to=${TO}`);
  const shown = body.entries
    .map(({ title, on, time }: { title: string; on: string; time: string | null }) =>
      time === null ? `${title} ${on}` : `${title} ${on}T${time}:00.000Z`,
    )
    // A day of several that began before is in the span, and its first day is not.
    .filter((each: string) => (each.split(' ').at(-1) ?? '') >= FROM)
    .toSorted();
  const file = (await admin.get('/schedule/file')).body as string;
  const read = expand(file);
  expect(read.length).toBeGreaterThan(200);
  expect(read).toEqual(shown);
});

test('what comes once a year on 29 February comes on the 28th of other years', async () => {
  admin = await server.signIn('admin', await server.secondOrganisation());
  const yearly = repeats({ frequency: 'yearly' });
  await admin.post('/schedule/events', { kind: 'audit', title: 'Leap', startsOn: '2024-02-29', repeats: yearly });
  expect(expand((await admin.get('/schedule/file')).body as string)).toEqual(['Leap 2026-02-28']);
});

test('a text with every sign that means something comes back as it was written', async () => {
  admin = await server.signIn('admin', await server.secondOrganisation());
  const title = 'A; b, c \\ d: "e" – Überprüfung 🔑'.repeat(3);
  const note = 'First line\nsecond; line, with \\n in it\n\n\tand a tab';
  await admin.post('/schedule/events', { kind: 'audit', title, note, startsOn: '2026-05-05' });
  const calendar = new ICAL.Component(ICAL.parse((await admin.get('/schedule/file')).body as string));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  expect([event.summary, event.description]).toEqual([title, note]);
});
