import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForJob } from '../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

const ISO = 'iso-27001-2022';
const SOC = 'soc-2-2017';
const POLICY = `# Password Policy

Owner: Head of IT. Approved by the board on 3 March 2026.

## Passwords

Passwords must have at least fourteen characters. Initial passwords must be changed at first logon. Passwords must never be shared,
written down or sent by e-mail. Passwords must be stored in the password manager that the company provides.
`;

let server: TestServer;
let admin: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  const { body } = await admin.upload([{ name: 'Password_Policy.txt', bytes: POLICY }]);
  const added = await admin.post('/documents', { files: [{ fileId: body.files[0].id }] });
  await waitForJob(admin, added.body.job.id);
  await admin.post('/organisation/frameworks', { framework: SOC });
  const { findings } = (await admin.get(`/documents/${added.body.added[0].id}`)).body;
  const finding = findings.find(
    (each: { requirementId: string; framework: string }) => each.requirementId === 'A.5.17',
  );
  await admin.post('/evidence/acceptances', { suggestionIds: [finding.id] });
});
afterAll(() => server.stop());

interface Row {
  from: { requirementId: string };
  to: { requirementId: string };
  link: { relation: string; steps: { overrule: object | null }[] } | null;
  overrule: { id: string; relation: string | null } | null;
  shipped: string | null;
}
const rows = async (query: string): Promise<Row[]> => (await admin.get(`/crosswalk?pageSize=100&${query}`)).body.rows;
const proposed = async (): Promise<string[]> =>
  (await admin.get(`/evidence/proposals?framework=${SOC}&pageSize=100`)).body.rows.map(
    (row: { requirement: { requirementId: string } }) => row.requirement.requirementId,
  );
const pair = (toRequirement: string) => ({ from: ISO, fromRequirement: 'A.5.17', to: SOC, toRequirement });
const effect = async (toRequirement: string, relation: string) => {
  const query = new URLSearchParams({ ...pair(toRequirement), relation });
  return (await admin.get(`/crosswalk/effect?${query}`)).body;
};

test('the crosswalk is looked through from either side, by words, relation and what it stands on', async () => {
  const all = await admin.get(`/crosswalk?from=${ISO}&to=${SOC}&pageSize=10`);
  expect(all.body.total).toBeGreaterThan(150);
  expect(all.body.rows).toHaveLength(10);
  const turned = await admin.get(`/crosswalk?from=${SOC}&to=${ISO}&pageSize=1`);
  expect(turned.body.total).toBe(all.body.total);
  const passwords = await rows(`from=${ISO}&to=${SOC}&search=A.5.17`);
  expect(passwords.length).toBeGreaterThan(0);
  expect(passwords.every(({ from }) => from.requirementId === 'A.5.17')).toBe(true);
  expect((await rows(`from=nist-csf-2-0&to=pci-dss-4-0-1&stands=direct`)).length).toBe(0);
  const composed = await rows(`from=nist-csf-2-0&to=pci-dss-4-0-1&stands=composed`);
  expect(composed[0]?.link?.steps).toHaveLength(2);
  expect((await rows(`from=${ISO}&to=${SOC}&relation=subset`)).every(({ link }) => link?.relation === 'subset')).toBe(
    true,
  );
});

test('an overrule does what was said beforehand, wherever evidence is proposed, and can be taken back', async () => {
  const before = await proposed();
  const target = before[0]!;
  const expected = await effect(target, 'none');
  expect(expected.go).toBe(1);
  expect(expected.rows[0]).toMatchObject({
    requirement: { requirementId: target },
    documentTitle: expect.stringMatching(/Password/),
    after: null,
  });
  expect(await proposed()).toEqual(before);

  const said = await admin.post('/crosswalk/overrules', {
    ...pair(target),
    relation: 'none',
    reason: 'Another subject.',
  });
  expect(said.body).toMatchObject({ link: null, overrule: { relation: null, reason: 'Another subject.' } });
  expect(said.body.shipped).not.toBeNull();
  expect(await proposed()).toEqual(before.filter((each) => each !== target));
  const links = (await admin.get(`/frameworks/${ISO}/requirements/A.5.17/links`)).body;
  expect(
    links.some(
      (each: { framework: string; requirementId: string }) => each.framework === SOC && each.requirementId === target,
    ),
  ).toBe(false);
  // Seen from its other end it is the same, and it stays in the list where it can be taken back.
  const [row] = await rows(`from=${SOC}&to=${ISO}&stands=overruled`);
  expect(row).toMatchObject({ from: { requirementId: target }, to: { requirementId: 'A.5.17' }, link: null });

  const changed = await admin.post('/crosswalk/overrules', {
    ...pair(target),
    relation: 'superset',
    reason: 'It asks for more.',
  });
  expect(changed.body).toMatchObject({
    link: { relation: 'superset', serves: 'whole', steps: [{ why: 'It asks for more.' }] },
  });
  const [turned] = await rows(`from=${SOC}&to=${ISO}&stands=overruled`);
  expect(turned).toMatchObject({ link: { relation: 'subset' }, overrule: { relation: 'subset' } });
  expect((await rows(`from=${ISO}&to=${SOC}&stands=overruled`)).length).toBe(1);

  const gone = await admin.request('DELETE', `/crosswalk/overrules/${row!.overrule!.id}`);
  expect(gone.status).toBe(200);
  expect(await proposed()).toEqual(before);
  const trail = (await admin.get('/activity?subject=crosswalk')).body.rows;
  expect(trail.map(({ action }: { action: string }) => action)).toEqual(['removed', 'changed', 'added']);
});

test('what cannot be judged is refused', async () => {
  const add = (body: object) =>
    admin.post('/crosswalk/overrules', { ...pair('CC6.1'), relation: 'none', reason: 'x', ...body });
  expect((await add({ reason: ' ' })).status).toBe(422);
  expect((await add({ toRequirement: 'ZZ' })).status).toBe(404);
  expect((await add({ to: ISO, toRequirement: 'A.5.1' })).body.code).toBe('same_framework');
  expect((await add({ toRequirement: 'P8.1' })).status).toBe(404);
  const viewer = await server.signIn('auditor');
  expect((await viewer.post('/crosswalk/overrules', { ...pair('CC6.1'), relation: 'none', reason: 'x' })).status).toBe(
    403,
  );
});
