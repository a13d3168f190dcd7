import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ControlProposal } from '#domain/readiness/proposals/propose.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

const ISO = 'iso-27001-2022';
const PROPOSALS = `/readiness/${ISO}/proposals`;
let server: TestServer;
let manager: TestSession;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

async function proposals(language = 'en'): Promise<ControlProposal[]> {
  return (await manager.get(`${PROPOSALS}?language=${language}`)).body.proposals as ControlProposal[];
}
const one = async (id: string) => (await proposals()).find(({ requirementId }) => requirementId === id);

const REPOSITORY = {
  name: 'GitHub repository "shop"',
  type: 'Cloud Service',
  category: 'Cloud',
  serialNumber: 'S-1',
  owner: 'Ana',
  dataClassification: 'Confidential',
};

test('every control of a new organisation gets a justification and an owner, in the language asked for', async () => {
  const drafted = await proposals();
  const controls = drafted.filter(({ statement }) => statement !== null);
  expect([drafted.length, controls.length]).toEqual([123, 93]);
  expect(controls.every(({ statement, owner }) => (statement?.justification.length ?? 0) > 20 && owner !== null)).toBe(
    true,
  );
  expect((await one('A.6.4'))?.statement?.justification).toBe(
    'Belongs to the baseline of every organization: Rules without consequences are advice.',
  );
  for (const language of ['de', 'es', 'fr']) {
    const [english, other] = [drafted, await proposals(language)].map((all) =>
      all.map(({ statement }) => statement?.justification ?? ''),
    );
    expect(other?.filter((text, index) => text !== '' && text === english?.[index])).toEqual([]);
  }
});

test('facts of the inventory, the profile and binding law become reasons that name them', async () => {
  await admin.post('/assets', REPOSITORY);
  await admin.patch('/organisation/profile', {
    country: 'DE',
    situations: ['personal-data', 'cloud-services'],
    timeline: 'standard',
  });
  const cloud = await one('A.5.23');
  expect(cloud?.statement).toMatchObject({
    applicable: true,
    justification: 'Serves a legal duty: GDPR (Art. 28(1)). Cloud services are used.',
    reasons: ['law', 'business'],
  });
  const privacy = await one('A.5.34');
  expect(privacy?.statement?.justification).toMatch(
    /^Serves a legal duty: GDPR \(Art\. .*\)\. Personal data is processed\.$/,
  );
  expect(privacy?.statement?.reasons).toEqual(['law']);
  const development = await one('A.8.25');
  expect(development?.statement).toMatchObject({
    applicable: true,
    justification: '1 repository or build tool is in the inventory: GitHub repository "shop".',
  });
  expect((await one('A.6.7'))?.statement).toMatchObject({ applicable: false, reasons: ['business'] });
  expect((await one('A.5.1'))?.dueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('accepted together or one by one, in the trail, and taken back; a version that is behind is refused whole', async () => {
  const path = `/controls/${ISO}/decisions`;
  const drafts = (await proposals()).filter(({ requirementId }) => ['A.5.23', 'A.6.7'].includes(requirementId));
  const decisions = drafts.map(({ requirementId, version, statement, owner, dueOn }) => ({
    requirementId,
    version,
    ...statement,
    ...(owner && { ownerRole: owner.role }),
    ...(dueOn !== null && { dueOn }),
  }));
  const { body: kept } = await manager.post(path, { decisions });
  expect(kept).toHaveLength(2);
  expect((await manager.get(`/controls/${ISO}/A.6.7`)).body).toMatchObject({
    applicable: false,
    reasons: ['business'],
  });
  expect((await manager.get(`/controls/${ISO}/A.5.23`)).body).toMatchObject({
    justification: 'Serves a legal duty: GDPR (Art. 28(1)). Cloud services are used.',
    ownerRole: 'it-operations',
    ownerName: null,
  });
  expect(await one('A.6.7')).toBeUndefined();
  const { rows } = (await admin.get('/activity?subject=controls')).body;
  expect(rows[0].after).toMatchObject({ reasons: ['business'] });

  const stale = await manager.post(path, {
    decisions: [
      { requirementId: 'A.5.9', version: 0, justification: 'x' },
      { requirementId: 'A.6.7', version: 0, justification: 'y' },
    ],
  });
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
  expect((await manager.get(`/controls/${ISO}/A.5.9`)).body.justification).toBe('');

  const undone = await manager.post(path, {
    decisions: [{ requirementId: 'A.6.7', version: 1, applicable: true, justification: '', reasons: [] }],
  });
  expect(undone.body[0]).toMatchObject({ applicable: true, justification: '', reasons: [] });
});

test('an exclusion that facts speak against, and inclusions without a justification, are asked about before approval', async () => {
  await manager.patch(`/controls/${ISO}/A.8.25`, { applicable: false, justification: 'All software is bought' });
  const { challenges } = (await manager.get(PROPOSALS)).body;
  expect(challenges).toMatchObject([{ requirementId: 'A.8.25', bases: [{ kind: 'register', count: 1 }] }]);
  const versions = `/readiness/${ISO}/statement/versions`;
  const { fingerprint } = (await manager.get(versions)).body;
  const refused = await manager.post(versions, { fingerprint });
  expect([refused.status, refused.body.code]).toEqual([409, 'statement_incomplete']);
  expect(refused.body.detail ?? refused.body.message).toMatch(
    /91 controls are included without a justification.* 1 that/,
  );
  expect((await manager.post(versions, { fingerprint, isIncomplete: true })).status).toBe(200);
});

test('who may not see the registers is shown nothing of them, and who may only look decides nothing', async () => {
  const user = await server.signIn('user');
  const seen = (await user.get(PROPOSALS)).body.proposals as ControlProposal[];
  expect(JSON.stringify(seen).includes('GitHub')).toBe(user.visitor.actor.permissions.includes('assets.view'));
  expect(
    (await user.post(`/controls/${ISO}/decisions`, { decisions: [{ requirementId: 'A.5.9', version: 0 }] })).status,
  ).toBe(403);
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect(JSON.stringify((await stranger.get(PROPOSALS)).body)).not.toContain('GitHub');
});

test('other frameworks get owners and days the same way, and a law is its own reason', async () => {
  const { body } = await manager.get('/readiness/gdpr-2016/proposals?language=de');
  expect(body.proposals.length).toBeGreaterThan(20);
  expect(body.proposals.every(({ owner }: ControlProposal) => owner !== null)).toBe(true);
  const records = body.proposals.find(({ requirementId }: ControlProposal) => requirementId === 'Art. 30(1)');
  expect(records.statement).toMatchObject({
    justification: 'Dient einer gesetzlichen Pflicht: DSGVO (Art. 30(1)).',
    reasons: ['law'],
  });
  // Its explanations are in English only: no sentence of another language is put into a justification.
  const { body: csf } = await manager.get('/readiness/nist-csf-2-0/proposals?language=de');
  const texts = csf.proposals.map(({ statement }: ControlProposal) => statement?.justification ?? '');
  expect(new Set(texts.filter((text: string) => text.startsWith('Gehört')))).toEqual(
    new Set(['Gehört zur Grundlage jeder Organisation.']),
  );
});

test('a law that is only looked at binds nobody; what is named like code, a room or a home is not taken for it', async () => {
  const organisation = await server.secondOrganisation();
  const other = await server.signIn('admin', organisation);
  await other.patch('/organisation/profile', { country: 'BR', situations: ['cloud-services'] });
  await other.post('/organisation/frameworks', { framework: 'gdpr-2016' });
  const asset = { category: 'Cloud', owner: 'Ana', dataClassification: 'Internal' };
  await other.post('/assets', { ...asset, name: 'Veeam backup repository', type: 'Cloud Service' });
  await other.post('/assets', { ...asset, name: 'web-vm', type: 'Server', location: 'Remote data centre' });
  const { proposals: drafted } = (await other.get(PROPOSALS)).body as { proposals: ControlProposal[] };
  const of = (id: string) => drafted.find(({ requirementId }) => requirementId === id)?.statement;
  expect(JSON.stringify(drafted)).not.toContain('legal duty');
  expect(of('A.8.25')?.applicable).toBe(false);
  expect(of('A.6.7')?.applicable).toBe(false);
  expect(of('A.7.1')?.applicable).toBe(false);
  expect(of('A.7.13')?.reasons).toEqual(['baseline']);
  expect(of('A.8.30')?.applicable).toBe(true);
});
