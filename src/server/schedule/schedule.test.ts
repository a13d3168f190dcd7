import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Every test has a calendar of its own. */
async function start(timezone = 'Europe/Berlin') {
  const where = await server.secondOrganisation();
  await server.owner.query('update organisations set timezone = $1 where id = $2', [timezone, where]);
  admin = await server.signIn('admin', where);
  return where;
}

const repeats = (more: object = {}) => ({
  frequency: 'weekly',
  interval: 1,
  weekdays: [],
  monthlyBy: 'day',
  count: null,
  until: null,
  ...more,
});

async function add(event: object) {
  const { status, body } = await admin.post('/schedule/events', { kind: 'audit', title: 'Internal audit', ...event });
  expect({ status, issues: body.issues }).toEqual({ status: 200, issues: undefined });
  return body;
}

interface Entry {
  on: string;
  time: string | null;
  title: string;
  kind: string;
  isDone: boolean;
  count: number;
  href: string | null;
}

async function shown(from: string, to: string, query = ''): Promise<Entry[]> {
  const { status, body } = await admin.get(`/schedule/calendar?from=${from}&to=${to}${query}`);
  expect(status).toBe(200);
  return body.entries;
}
const days = async (from: string, to: string) => (await shown(from, to)).map(({ on }) => on);
const times = async (from: string, to: string) => (await shown(from, to)).map(({ on, time }) => `${on} ${time}`);

test('a meeting at nine stays at nine when the clocks change, and follows the clock of an organisation that moves', async () => {
  const where = await start();
  await add({ startsOn: '2026-03-23', startTime: '09:00', repeats: repeats({ count: 3 }) });
  expect(await times('2026-03-01', '2026-04-30')).toEqual(['2026-03-23 09:00', '2026-03-30 09:00', '2026-04-06 09:00']);
  await server.owner.query('update organisations set timezone = $1 where id = $2', ['UTC', where]);
  expect(await times('2026-03-01', '2026-04-30')).toEqual(['2026-03-23 08:00', '2026-03-30 07:00', '2026-04-06 07:00']);
  await server.owner.query('update organisations set timezone = $1 where id = $2', ['Pacific/Auckland', where]);
  expect(await times('2026-03-01', '2026-04-30')).toEqual(['2026-03-23 21:00', '2026-03-30 20:00', '2026-04-06 19:00']);
});

test('the 31st is the last day where there is no 31st; the fifth Friday is the last', async () => {
  await start();
  await add({ startsOn: '2027-01-31', repeats: repeats({ frequency: 'monthly', count: 4 }) });
  await add({ startsOn: '2027-01-29', repeats: repeats({ frequency: 'monthly', monthlyBy: 'weekday', count: 3 }) });
  await add({ startsOn: '2028-02-29', repeats: repeats({ frequency: 'yearly', until: '2030-12-31' }) });
  expect(await days('2027-01-01', '2027-06-30')).toEqual([
    '2027-01-29',
    '2027-01-31',
    '2027-02-26',
    '2027-02-28',
    '2027-03-26',
    '2027-03-31',
    '2027-04-30',
  ]);
  expect(await days('2029-01-01', '2029-12-31')).toEqual(['2029-02-28']);
});

test('an event begins with a day of its rule', async () => {
  await start();
  const event = await add({ startsOn: '2026-12-01', repeats: repeats({ weekdays: ['MO', 'TH'], count: 3 }) });
  expect(event.startsOn).toBe('2026-12-03');
  expect(await days('2026-12-01', '2026-12-31')).toEqual(['2026-12-03', '2026-12-07', '2026-12-10']);
});

test('what lasts several days stands in a span that it reaches into, also when it is repeated or moved', async () => {
  await start();
  await add({ title: 'Once', startsOn: '2026-11-20', days: 20 });
  const monthly = repeats({ frequency: 'monthly' });
  const { id } = await add({ title: 'Monthly', startsOn: '2026-10-25', days: 10, repeats: monthly });
  const titles = async (from: string, to: string) => (await shown(from, to)).map(({ on, title }) => `${on} ${title}`);
  expect(await titles('2026-12-01', '2026-12-05')).toEqual(['2026-11-20 Once', '2026-11-25 Monthly']);
  expect(await titles('2026-12-10', '2026-12-12')).toEqual([]);
  await admin.patch(`/schedule/events/${id}`, { scope: 'this', originalOn: '2026-11-25', startsOn: '2026-12-04' });
  expect(await titles('2026-12-10', '2026-12-12')).toEqual(['2026-12-04 Monthly']);
});

test('this day, this and the following, all: each moves what it says', async () => {
  await start();
  const { id } = await add({ startsOn: '2026-12-01', startTime: '10:00', repeats: repeats({ count: 4 }) });
  const path = `/schedule/events/${id}`;
  await admin.patch(path, { scope: 'this', originalOn: '2026-12-08', startsOn: '2026-12-09', startTime: '15:30' });
  expect(await times('2026-12-01', '2026-12-31')).toEqual([
    '2026-12-01 10:00',
    '2026-12-09 15:30',
    '2026-12-15 10:00',
    '2026-12-22 10:00',
  ]);
  const rest = await admin.patch(path, { scope: 'following', originalOn: '2026-12-15', startsOn: '2026-12-17' });
  expect(rest.body.id).not.toBe(id);
  expect(rest.body.repeats).toMatchObject({ count: 2 });
  expect(await days('2026-12-01', '2026-12-31')).toEqual(['2026-12-01', '2026-12-09', '2026-12-17', '2026-12-24']);
  // The day that was moved goes along, as far as all the others.
  await admin.patch(path, { scope: 'all', originalOn: '2026-12-01', startsOn: '2026-12-02', title: 'Later' });
  expect((await shown('2026-12-01', '2026-12-31')).map(({ on, title }) => `${on} ${title}`)).toEqual([
    '2026-12-02 Later',
    '2026-12-10 Later',
    '2026-12-17 Internal audit',
    '2026-12-24 Internal audit',
  ]);
});

test('a day that was moved and is looked at moves the others by as much as it moves itself', async () => {
  await start();
  const { id } = await add({ startsOn: '2026-12-01', repeats: repeats({ count: 3 }) });
  const path = `/schedule/events/${id}`;
  await admin.patch(path, { scope: 'this', originalOn: '2026-12-08', startsOn: '2026-12-10' });
  await admin.patch(path, { scope: 'all', originalOn: '2026-12-08', startsOn: '2026-12-11' });
  expect(await days('2026-12-01', '2026-12-31')).toEqual(['2026-12-02', '2026-12-11', '2026-12-16']);
  await admin.patch(path, { scope: 'following', originalOn: '2026-12-09', startsOn: '2026-12-12' });
  expect(await days('2026-12-01', '2026-12-31')).toEqual(['2026-12-02', '2026-12-12', '2026-12-17']);
});

test('a single day has no rule of its own, and a day that the event has not cannot be moved', async () => {
  await start();
  const { id } = await add({ startsOn: '2026-12-01', repeats: repeats() });
  const own = await admin.patch(`/schedule/events/${id}`, { scope: 'this', originalOn: '2026-12-08', repeats: null });
  expect([own.status, own.body.issues[0].path]).toEqual([422, 'repeats']);
  const never = await admin.patch(`/schedule/events/${id}`, { scope: 'this', originalOn: '2026-12-09', title: 'No' });
  expect(never.status).toBe(404);
  const without = await admin.patch(`/schedule/events/${id}`, { scope: 'following', title: 'No' });
  expect(without.body.issues[0].path).toBe('originalOn');
});

test('days are taken out, and a series ends before one', async () => {
  await start();
  const { id } = await add({ startsOn: '2026-12-01', repeats: repeats() });
  await admin.remove(`/schedule/events/${id}/days/2026-12-08`);
  expect(await days('2026-12-01', '2026-12-31')).toEqual(['2026-12-01', '2026-12-15', '2026-12-22', '2026-12-29']);
  await admin.post(`/schedule/events/${id}/ending`, { on: '2026-12-22' });
  expect(await days('2026-12-01', '2027-12-31')).toEqual(['2026-12-01', '2026-12-15']);
  await admin.remove(`/schedule/events/${id}`);
  expect(await days('2026-12-01', '2027-12-31')).toEqual([]);
});

test('the record of a management review stands for good: closed, unmoved, not to be removed', async () => {
  await start();
  const event = await add({ kind: 'management-review', title: 'Review', startsOn: '2026-12-01', repeats: repeats() });
  const path = `/schedule/events/${event.id}/days/2026-12-01`;
  const { body: fresh } = await admin.get(path);
  expect(fresh.record.items.map(({ id }: { id: string }) => id)).toContain('decisions');
  const items = fresh.record.items.map((item: { id: string }) => ({ ...item, isDone: true, note: `On ${item.id}` }));
  await admin.patch(path, { record: { items, conclusion: 'Suitable, adequate and effective' } });
  const done = await admin.post(`${path}/completion`, {});
  expect(done.body).toMatchObject({ completedByName: admin.visitor.actor.name, record: { items } });
  expect((await admin.patch(path, { record: { items: [], conclusion: '' } })).body.code).toBe('completed');

  // Everything else moves and changes its rule; the review that was held stays where it was.
  await admin.patch(`/schedule/events/${event.id}`, { title: 'Board', startsOn: '2026-12-03', startTime: '08:00' });
  expect(
    (await shown('2026-11-30', '2026-12-12')).map(({ on, time, title, isDone }) => [on, time, title, isDone]),
  ).toEqual([
    ['2026-12-01', null, 'Review', true],
    ['2026-12-10', '08:00', 'Board', false],
  ]);
  expect((await admin.remove(`/schedule/events/${event.id}`)).body.code).toBe('has_records');
  expect((await admin.get('/schedule/records')).body).toMatchObject({
    total: 1,
    rows: [{ title: 'Review', on: '2026-12-01' }],
  });
});

test('an owner keeps the record of their day, others need the right', async () => {
  const where = await start();
  const user = await server.signIn('user', where);
  const { id } = await add({ startsOn: '2026-12-01', ownerId: user.userId });
  expect((await user.get('/notifications')).body.rows[0]).toMatchObject({ kind: 'event-assigned' });
  const path = `/schedule/events/${id}/days/2026-12-01`;
  expect((await user.post(`${path}/completion`, {})).status).toBe(200);
  expect((await user.remove(`${path}/completion`)).status).toBe(403);
  const other = await add({ startsOn: '2026-12-02' });
  expect((await user.post(`/schedule/events/${other.id}/days/2026-12-02/completion`, {})).status).toBe(403);
  expect((await user.post('/schedule/events', { kind: 'audit', title: 'No', startsOn: '2026-12-01' })).status).toBe(
    403,
  );
});

test('what follows from facts is shown to who may see the facts, and moves with them', async () => {
  const where = await start();
  const asset = {
    type: 'Laptop',
    category: 'Hardware',
    owner: 'Ana',
    dataClassification: 'Internal',
    warrantyExpiry: '2027-05-05',
  };
  const { body: first } = await admin.post('/assets', { ...asset, name: 'One', serialNumber: '1' });
  await admin.post('/assets', { ...asset, name: 'Two', serialNumber: '2', accessReviewDate: '2027-05-06' });
  await admin.patch('/controls/iso-27001-2022/A.5.9', { dueOn: '2027-05-07', ownerId: admin.userId });
  await admin.post('/tasks', { tasks: [{ title: 'Do it', dueOn: '2027-05-08' }] });
  const kinds = async (session: TestSession) =>
    (await session.get('/schedule/calendar?from=2027-05-01&to=2027-05-31&language=de')).body.entries.map(
      ({ kind, on, count }: Entry) => `${on} ${kind} ${count}`,
    );
  expect(await kinds(admin)).toEqual([
    '2027-05-05 warranty 2',
    '2027-05-06 asset-review 1',
    '2027-05-07 control-due 1',
    '2027-05-08 task 1',
  ]);
  expect(await kinds(await server.signIn('viewer', where))).toEqual(['2027-05-08 task 1']);
  expect((await shown('2027-05-01', '2027-05-31', '&mine=true')).map(({ kind }) => kind)).toEqual(['control-due']);
  await admin.patch(`/assets/${first.id}`, { warrantyExpiry: '2028-01-01', version: first.version });
  await admin.patch('/controls/iso-27001-2022/A.5.9', { status: 'Implemented' });
  expect(await kinds(admin)).toEqual(['2027-05-05 warranty 1', '2027-05-06 asset-review 1', '2027-05-08 task 1']);
});

test('a document stands in the calendar on the very day that its page says', async () => {
  await start();
  const { body } = await admin.upload([
    { name: 'Access policy.txt', bytes: 'Access policy. Access rights shall be reviewed every six months.' },
  ]);
  await admin.post('/documents', { files: [{ fileId: body.files[0].id }] });
  await server.owner.query(`update documents set uploaded_at = '2026-08-31T10:00:00Z', type = 'policy'`);
  await admin.patch('/organisation/policy', { documentReviewMonths: 6 });
  const { body: list } = await admin.get('/documents');
  expect(list.rows[0].reviewDueOn).toBe('2027-02-28');
  const [entry] = await shown('2027-02-01', '2027-03-31');
  expect(entry).toMatchObject({
    kind: 'document-review',
    on: '2027-02-28',
    href: `/app/document-check/${list.rows[0].id}`,
  });
});

test('a span is at most 400 days, and ends after it begins', async () => {
  await start();
  for (const span of ['from=2026-01-01&to=2027-12-31', 'from=2026-02-01&to=2026-01-31'])
    expect((await admin.get(`/schedule/calendar?${span}`)).body.issues[0].path).toBe('to');
});

test('a rule may end after a hundred years', async () => {
  await start();
  await add({ startsOn: '2026-01-01', repeats: repeats({ frequency: 'daily', until: '2126-01-01' }) });
  expect(await shown('2126-01-01', '2126-01-03')).toMatchObject([{ on: '2126-01-01' }]);
});

test('a year that nobody means is refused, where it would break everybody’s calendar file', async () => {
  await start();
  const event = { kind: 'meeting', title: 'Typed too fast', startTime: '09:00' };
  for (const more of [
    { startsOn: '0202-01-01' },
    { startsOn: '9999-12-31' },
    { startsOn: '2026-01-01', repeats: repeats({ until: '9999-12-31' }) },
  ])
    expect((await admin.post('/schedule/events', { ...event, ...more })).status).toBe(422);
  expect((await admin.get('/schedule/file')).status).toBe(200);
});
