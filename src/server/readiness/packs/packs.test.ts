import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import yauzl from 'yauzl';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packedName } from '#domain/readiness/audit-pack.ts';
import { extractFile } from '#engine/extract/extract-file.ts';
import { waitForJob } from '../../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { sweep } from '../../platform/background/sweeps.ts';

const ISO = 'iso-27001-2022';
const POLICY = `# Password Policy

Passwords must have at least fourteen characters. Passwords must never be shared. Multi-factor authentication is required for
remote access and for all administrator accounts. Initial passwords must be changed at first logon.
`;

let server: TestServer;
let admin: TestSession;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  folder = await mkdtemp(join(tmpdir(), 'clausewise-test-'));
  const { body } = await admin.upload([{ name: 'Password_Policy.txt', bytes: POLICY }]);
  const added = await admin.post('/documents', { files: [{ fileId: body.files[0].id }] });
  await waitForJob(admin, added.body.job.id);
  // As a restored backup may have it: no upload lets such a name in.
  await server.owner.query(
    `update documents set file_name = '../../../etc/<b>&"evil".txt', title = '=cmd|<script>alert(1)</script>'`,
  );
  const { findings } = (await admin.get(`/documents/${added.body.added[0].id}`)).body;
  const ids = findings.slice(0, 3).map(({ id }: { id: string }) => id);
  await admin.post('/evidence/acceptances', { suggestionIds: ids, status: 'Implemented' });
  const requirementIds = ['A.7.1', 'A.7.2', 'A.7.3'];
  await admin.post(`/controls/${ISO}/changes`, { requirementIds, change: { status: 'Implemented' } });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.stop();
});

async function make(session: TestSession, body: object = { framework: ISO }) {
  const { body: made } = await session.post('/audit-packs', body);
  const job = await waitForJob(session, made.job.id);
  expect(job.state).toBe('done');
  return made.pack as { id: string; name: string };
}

async function download(session: TestSession, path: string): Promise<Buffer> {
  const answer = await fetch(`${server.origin}/api/v1${path}`, { headers: { cookie: session.cookie } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function entriesOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  // Refuses names that lead out of where they are unpacked.
  const zip = await yauzl.fromBufferPromise(bytes, { strictFileNames: true });
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    entries.set(entry.fileName, Buffer.concat(chunks));
  }
  return entries;
}

async function textIn(bytes: Buffer, name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const extraction = await extractFile(path, name);
  if (!('text' in extraction)) throw new Error(JSON.stringify(extraction));
  return extraction.text.replaceAll(/\s+/g, ' ');
}

test('a pack holds reports, registers, evidence with its sums, and an index of them all', async () => {
  const pack = await make(admin);
  expect((await admin.get('/audit-packs')).body[0]).toMatchObject({ id: pack.id, isReady: true, framework: ISO });
  const entries = await entriesOf(await download(admin, `/audit-packs/${pack.id}/file`));
  const names = [...entries.keys()];
  for (const expected of [
    /^reports\/readiness-report_iso-27001-2022_\d{4}-\d\d-\d\d\.pdf$/,
    /^reports\/gap-report_.*\.xlsx$/,
    /^reports\/statement-of-applicability_.*\.docx$/,
    /^registers\/controls\.csv$/,
    /^registers\/evidence\.csv$/,
    /^registers\/assets\.csv$/,
    /^registers\/audit-trail\.csv$/,
    /^reports\/risk-register_.*\.pdf$/,
    /^reports\/risk-register_.*\.xlsx$/,
    /^reports\/treatment-plan_.*\.pdf$/,
    /^registers\/required-documents\.csv$/,
    /^registers\/documents\.csv$/,
    /^registers\/risk-method\.csv$/,
    /^registers\/risk-acceptances\.csv$/,
    /^registers\/vendors\.csv$/,
    /^registers\/reviews\.csv$/,
    /^registers\/training\.csv$/,
    /^registers\/registers\.xlsx$/,
    /^index\.html$/,
  ])
    expect(names.filter((name) => expected.test(name))).toHaveLength(1);

  const [held] = names.filter((name) => name.startsWith('evidence/0'));
  expect(held).toBe('evidence/001-______etc__b_&_evil_.txt');
  expect(entries.get(held!)!.toString()).toBe(POLICY);
  const sum = createHash('sha256').update(POLICY).digest('hex');
  expect(entries.get('evidence/SHA256SUMS.txt')!.toString()).toBe(`${sum}  ${held!.slice('evidence/'.length)}\n`);

  const index = entries.get('index.html')!.toString();
  expect(index).not.toContain('<script>');
  for (const name of names.filter((each) => each !== 'index.html'))
    expect(index).toContain(name.split('/').map(encodeURIComponent).join('/').replaceAll("'", '&#39;'));
  const evidence = entries.get('registers/evidence.csv')!.toString();
  expect(evidence).toContain(`'=cmd|<script>`);
  expect(evidence).toContain(sum);
});

test('a pack says which required documents are there, and holds vendors, reviews that took place and certificates', async () => {
  await admin.post('/vendors', { name: 'Parcel Mail', tier: 'High', industry: 'Mail' });
  const started = await admin.post('/schedule/events', {
    kind: 'audit',
    title: 'Internal audit 2026',
    startsOn: '2026-05-04',
  });
  const id = started.body.id as string;
  const { organisationId } = server;
  await server.owner.query(
    `insert into event_occurrences (organisation_id, event_id, original_on, record, completed_at, completed_by, completed_by_name)
     values ($1, $2, '2026-05-04', $3, now(), $4, 'Ana')`,
    [organisationId, id, { items: [{ id: 'findings', isDone: true, note: 'Two.' }], conclusion: 'Fit.' }, admin.userId],
  );
  await server.owner.query(`update evidence set from_file = 'brought.json' where organisation_id = $1`, [
    organisationId,
  ]);
  const { id: packId } = await make(admin);
  const entries = await entriesOf(await download(admin, `/audit-packs/${packId}/file`));
  const register = (name: string) => entries.get(`registers/${name}.csv`)!.toString();
  expect(register('vendors')).toContain('Parcel Mail');
  expect(register('evidence')).toMatch(/,admin \d+ \(as a file says\),/);
  expect(register('reviews')).toMatch(/Audit.*Internal audit 2026.*Findings with their evidence: Two\..*Fit\./s);
  expect(register('required-documents')).toMatch(/Internal Audit Report,.*There,1 audit that took place/);
  expect(register('required-documents')).toMatch(/Objectives Register,6\.2,Missing/);
  expect(register('documents')).toContain('Not approved');
  expect(register('risk-method')).toContain('Likelihood,1,');
});

test('list, API, PDF and register count the same', async () => {
  const { body: readiness } = await admin.get(`/readiness/${ISO}`);
  const [listed] = (await admin.get('/readiness')).body;
  const pdf = await textIn(await download(admin, `/reports/readiness/${ISO}?language=en`), 'readiness.pdf');
  const docx = await textIn(await download(admin, `/reports/gaps/${ISO}?format=docx&language=en`), 'gaps.docx');
  expect(listed).toMatchObject({ implemented: readiness.implemented, gaps: readiness.gaps });
  expect(pdf).toContain(`Ready ${readiness.percent}%`);
  expect(pdf).toContain(`Critical gaps ${readiness.criticalGaps}`);
  expect(pdf).toContain(`Implemented ${readiness.implemented}`);
  const people = readiness.domains.find(({ domain }: { domain: string }) => domain === 'physical-security');
  expect(pdf).toContain(`${people.implemented}/${people.total} · ${people.percentage}%`);
  expect(docx).toMatch(new RegExp(`\\bGaps\\b.{0,3}\\b${readiness.gaps}\\b`));
  const { body: csv } = await admin.get(`/reports/gaps/${ISO}?format=csv`);
  expect(String(csv).trim().split('\r\n')).toHaveLength(readiness.gaps + 1);
});

test('a pack holds what its maker may see, says what it left out, and is nobody else’s', async () => {
  const manager = await server.signIn('compliance_manager');
  const pack = await make(manager, { framework: ISO, language: 'de' });
  const entries = await entriesOf(await download(manager, `/audit-packs/${pack.id}/file`));
  expect([...entries.keys()]).not.toContain('registers/audit-trail.csv');
  expect(entries.get('index.html')!.toString()).toContain('Audit-Protokoll: Die Rolle');
  for (const other of [admin, await server.signIn('admin', await server.secondOrganisation())]) {
    expect((await other.get(`/audit-packs/${pack.id}/file`)).status).toBe(404);
    expect((await other.get('/audit-packs')).body.map(({ id }: { id: string }) => id)).not.toContain(pack.id);
  }
  const viewer = await server.signIn('viewer');
  expect((await viewer.post('/audit-packs', { framework: ISO })).status).toBe(403);
  expect((await viewer.get(`/reports/gaps/${ISO}`)).status).toBe(403);
});

test('every framework has its pack, and only ISO/IEC 27001 a statement in it', async () => {
  const pack = await make(admin, { framework: 'soc-2-2017', language: 'fr' });
  const entries = await entriesOf(await download(admin, `/audit-packs/${pack.id}/file`));
  expect([...entries.keys()].filter((name) => name.includes('statement'))).toEqual([]);
  expect((await admin.post('/audit-packs', { framework: 'nothing' })).status).toBe(404);
  expect((await admin.get('/reports/statement/iso-27001-2022')).status).toBe(404);
  expect((await admin.get(`/reports/gaps/${ISO}?format=exe`)).body.issues[0].path).toBe('format');
});

test('a pack is gone after a day, with its bytes', async () => {
  const pack = await make(admin);
  const sha256 = (await server.owner.query(`select sha256 from audit_packs where id = $1`, [pack.id])).rows[0].sha256;
  await server.owner.query(`update audit_packs set made_at = now() - interval '25 hours' where sha256 = $1`, [sha256]);
  await sweep(server.services);
  expect((await admin.get(`/audit-packs/${pack.id}/file`)).status).toBe(404);
  const { stat } = await import('node:fs/promises');
  await expect(stat(server.services.filesOf(server.organisationId).pathOf(sha256))).rejects.toThrow(/ENOENT/);
});

test.each([
  ['../../etc/passwd', 'evidence/007-____etc_passwd'],
  ['C:\\Windows\\system.ini', 'evidence/007-C__Windows_system.ini'],
  ['a\0b\u202Etxt.exe', 'evidence/007-a_b_txt.exe'],
  ['CON.txt', 'evidence/007-CON.txt'],
  ['   ...', 'evidence/007-_'],
  ['', 'evidence/007-document'],
  [`${'é'.repeat(300)}.docx`, `evidence/007-${'é'.repeat(80)}.docx`],
  ['name.with.dots. .pdf ', 'evidence/007-name.with.dots.pdf'],
])('%j lies in a pack where it can do no harm', (name, expected) => {
  expect(packedName(7, name)).toBe(expected);
});
