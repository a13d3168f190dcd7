import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

const ISO = 'iso-27001-2022';
let server: TestServer;
let manager: TestSession;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
  const { body } = await manager.upload([{ name: 'register.txt', bytes: 'The register of assets.' }]);
  const added = (await manager.post('/documents', { files: [{ fileId: body.files[0].id }] })).body.added[0];
  const { rows } = await server.owner.query(
    `insert into evidence (organisation_id, framework, requirement_id, document_id, quote, asks, valid_from, valid_until, accepted_at, accepted_by, accepted_by_name, control_then)
     values ($1, $2, 'A.5.9', $3, '{"text":"register","start":4,"end":12}', '[]', '2024-01-01', null, now(), $4, 'Ana',
       '{"status":"Implemented","applicable":true,"version":1}') returning id`,
    [server.organisationId, ISO, added.id, manager.userId],
  );
  id = rows[0].id;
  await manager.patch(`/controls/${ISO}/A.5.9`, { status: 'Implemented' });
});
afterAll(() => server.stop());

const stateOf = async () => {
  const { domains } = (await manager.get(`/readiness/${ISO}`)).body;
  return domains
    .flatMap(({ because }: { because: { requirementId: string }[] }) => because)
    .find(({ requirementId }: { requirementId: string }) => requirementId === 'A.5.9');
};
const set = (period: object) => manager.patch(`/evidence/${id}/period`, period);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('what counts follows the dates: proven, ending, expired, not yet, proven again', async () => {
  expect(await stateOf()).toMatchObject({ state: 'proven', evidence: 1, endsOn: null });
  await set({ validUntil: inDays(9) });
  expect(await stateOf()).toMatchObject({ state: 'proven', endsOn: inDays(9) });
  await set({ validUntil: '2025-01-01' });
  expect(await stateOf()).toMatchObject({ state: 'expired', evidence: 0, expired: 1, endsOn: null });
  await set({ validFrom: inDays(3), validUntil: null });
  expect(await stateOf()).toMatchObject({ state: 'claimed', evidence: 0, expired: 0 });
  await set({ validFrom: '2024-01-01' });
  expect(await stateOf()).toMatchObject({ state: 'proven', evidence: 1 });
});

test('dates that cannot be are refused with the field, and old and new are on record', async () => {
  const refused = await set({ validFrom: '2026-02-01', validUntil: '2026-01-01' });
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [{ path: 'validUntil', message: 'Choose the first day or a later one', code: 'first_day_or_later' }],
  ]);
  await set({ validUntil: inDays(400) });
  const { rows } = await server.owner.query(
    `select before ->> 'validUntil' as before, after ->> 'validUntil' as after from audit_entries
     where subject = 'evidence' and subject_id = $1 and action = 'changed' order by number desc limit 1`,
    [id],
  );
  expect(rows).toEqual([{ before: null, after: inDays(400) }]);
});

test('who may only read changes nothing, another organisation finds nothing, and what is withdrawn stays as it was', async () => {
  const auditor = await server.signIn('auditor');
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect((await auditor.patch(`/evidence/${id}/period`, { validUntil: null })).status).toBe(403);
  expect((await stranger.patch(`/evidence/${id}/period`, { validUntil: null })).status).toBe(404);
  await manager.post(`/evidence/${id}/withdrawal`);
  expect((await set({ validUntil: null })).body.code).toBe('withdrawn');
});
