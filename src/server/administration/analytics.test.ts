import { afterAll, beforeAll, expect, test } from 'vitest';
import { administer } from '../../../test/administration.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { takeSnapshots } from '../readiness/snapshots.ts';
import { perform } from '../platform/context.ts';

const ISO = 'iso-27001-2022';
let server: TestServer;
let keeper: TestSession;
let manager: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  keeper = await server.signIn('viewer');
  await administer(server, keeper);
  manager = await server.signIn('compliance_manager', await server.secondOrganisation());
});
afterAll(() => server.stop());

const analytics = async (days = 30) => (await keeper.get(`/administration/analytics?days=${days}`)).body;
const organisation = async () =>
  (await analytics()).organisations.find(({ id }: { id: string }) => id === manager.visitor.organisationId);

test('what is done counts on its day under its subject, and the person once', async () => {
  const before = await analytics();
  await manager.patch(`/controls/${ISO}/A.5.9`, { status: 'In Progress' });
  await manager.patch(`/controls/${ISO}/A.5.10`, { status: 'In Progress' });
  const { days, adoption, at } = await analytics();
  expect([days.length, days.at(-1)]).toEqual([30, at.slice(0, 10)]);
  const of = (figures: { subject: string; counts: number[] }[], subject: string) =>
    figures.find((each) => each.subject === subject)?.counts.at(-1) ?? 0;
  expect(of(adoption.acts, 'controls') - of(before.adoption.acts, 'controls')).toBe(2);
  expect(adoption.people.at(-1) - before.adoption.people.at(-1)).toBe(1);
  expect((await organisation()).acts).toBe(2);
});

test('readiness stands from the first snapshot on, and is that of the snapshot', async () => {
  expect(new Set((await organisation()).readiness)).toEqual(new Set([null]));
  await server.owner.query(
    `insert into readiness_snapshots (organisation_id, framework, day, figures) values ($1, $2, current_date - 10, $3)`,
    [manager.visitor.organisationId, ISO, JSON.stringify({ implemented: 31, total: 123 })],
  );
  const { readiness } = await organisation();
  expect([readiness[18], readiness[19], readiness.at(-1)]).toEqual([null, 25, 25]);
  await perform(server.services, manager.visitor, false, takeSnapshots);
  expect((await organisation()).readiness.at(-1)).toBe(0);
});

test('evidence is counted by when it ends', async () => {
  expect((await organisation()).evidence).toEqual({ 'no-end': 0, later: 0, 'within-90': 0, 'within-30': 0, ended: 0 });
  await server.owner.query(
    `with file as (
       insert into files (id, organisation_id, sha256, name, size, media_type, is_kept, uploaded_by)
       values (gen_random_uuid(), $1, repeat('a', 64), 'a.txt', 1, 'text/plain', true, $2) returning id),
     document as (
       insert into documents (organisation_id, file_id, sha256, title, file_name, folder, media_type, size, uploaded_at, uploaded_by, uploaded_by_name)
       select $1, id, repeat('a', 64), 'A', 'a.txt', '', 'text/plain', 1, now(), $2, 'Ana' from file returning id)
     insert into evidence (organisation_id, framework, requirement_id, document_id, quote, asks, valid_from, valid_until, accepted_at, accepted_by, accepted_by_name, control_then)
     select $1, $3, 'A.5.9', id, '{}', '[]', '2024-01-01', ends, now(), $2, 'Ana', '{}'
     from document, unnest(array[null, current_date - 1, current_date, current_date + 31, current_date + 91]) ends`,
    [manager.visitor.organisationId, manager.userId, ISO],
  );
  expect((await organisation()).evidence).toEqual({ 'no-end': 1, later: 1, 'within-90': 1, 'within-30': 1, ended: 1 });
});

test('the endpoints of this server are there with their times, and nobody’s name is', async () => {
  const answer = await keeper.get('/administration/analytics?days=90');
  expect(answer.body.days).toHaveLength(90);
  expect(answer.body.routes.map(({ route }: { route: string }) => route)).toContain('administration.analytics.get');
  const text = JSON.stringify(answer.body);
  for (const { visitor } of [keeper, manager])
    expect([
      text.includes(visitor.actor.name),
      text.includes(visitor.actor.email),
      text.includes(visitor.actor.id),
    ]).toEqual([false, false, false]);
});

test('a span that is not offered is refused, and nobody else is let in', async () => {
  expect((await keeper.get('/administration/analytics?days=12')).status).toBe(422);
  expect((await manager.get('/administration/analytics')).status).toBe(403);
});
