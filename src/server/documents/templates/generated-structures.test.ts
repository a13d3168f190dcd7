import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import yauzl from 'yauzl';
import type { GeneratedStructure } from '#domain/documents/generated-structure.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { listFrameworkHeads } from '../../frameworks/catalogue.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const WISH = { standard: 'iso-27001-2022', type: 'tech', size: 'startup', requirements: ['personal-data'] };
const queryOf = (wish: object) =>
  new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)])).toString();
const structure = async (who: TestSession, wish: object = WISH) =>
  (await who.get(`/documents/generated-structures?${queryOf(wish)}`)).body as GeneratedStructure;
const create = (who: TestSession, wish: object = WISH) => who.post('/documents/generated-structures', wish);
async function office(): Promise<TestSession> {
  return server.signIn('admin', await server.secondOrganisation());
}
const documents = async (who: TestSession) =>
  (await who.get('/documents?pageSize=100')).body as {
    total: number;
    rows: { title: string; folder: string; isDraft: boolean }[];
  };

describe('a generated structure', () => {
  test.each(listFrameworkHeads().map(({ id }) => id))(
    'for %s has folders, documents and an estimate',
    async (standard) => {
      const { folders, documents: needed, effort } = await structure(admin, { ...WISH, standard, size: 'medium' });
      expect(needed.length).toBeGreaterThan(5);
      const kinds = new Set(folders.map(({ kind }) => kind));
      expect(needed.every(({ folder }) => folder === null || kinds.has(folder))).toBe(true);
      expect(effort.implementation?.hours).toBeGreaterThan(100);
      expect(effort.total.hours).toBe(
        [effort.setup, effort.documentation, effort.implementation, effort.certification].reduce(
          (sum, phase) => sum + (phase?.hours ?? 0),
          0,
        ),
      );
    },
  );

  test('is larger for more people, and follows what applies', async () => {
    const small = await structure(admin);
    const large = await structure(admin, { ...WISH, size: 'large' });
    expect(large.documents.length).toBeGreaterThan(small.documents.length);
    expect(large.effort.total.hours).toBeGreaterThan(3 * small.effort.total.hours);
    expect(small.documents.map(({ key }) => key)).toContain('privacy-notice');
    const without = await structure(admin, { ...WISH, requirements: '' });
    expect(without.documents.map(({ key }) => key)).not.toContain('privacy-notice');
    expect(small.documents.filter(({ reason }) => reason === 'mandatory').map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        'isms-scope',
        'information-security-policy',
        'risk-register',
        'statement-of-applicability',
        'internal-audit-report',
      ]),
    );
  });

  test('is really made, once, and what is there is kept and counted', async () => {
    const who = await office();
    await who.post('/documents/structures', { model: 'ISO 27001' });
    const preview = await structure(who, { ...WISH, language: 'fr' });
    expect(preview.folders.find(({ kind }) => kind === 'policies')).toMatchObject({ name: 'Policies', isThere: true });
    const there = preview.documents.filter(({ document }) => document).length;
    expect(there).toBeGreaterThan(8);
    const made = await create(who, { ...WISH, language: 'fr', owner: 'Léa Roy' });
    expect(made.status).toBe(200);
    expect(made.body.made).toEqual({
      folders: preview.folders.filter(({ isThere }) => !isThere).length,
      drafts: preview.documents.length - there,
      kept: there,
    });
    const { total, rows } = await documents(who);
    expect(total).toBe(preview.documents.length);
    expect(rows.every(({ isDraft }) => isDraft)).toBe(true);
    expect(rows.find(({ title }) => title === 'Internal Audit Report')?.folder).toBe('Records/Audits');
    expect(rows.find(({ title }) => title === 'Domaine et contexte')?.folder).toBe('Système de management');
    const again = await create(who, { ...WISH, language: 'fr' });
    expect(again.body.made).toEqual({ folders: 0, drafts: 0, kept: preview.documents.length });
    expect(again.body.job).toBeNull();
  });

  test('two people at once make each thing once', async () => {
    const who = await office();
    const answers = await Promise.all([create(who), create(who)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { total } = await documents(who);
    expect(answers.reduce((sum, { body }) => sum + body.made.drafts, 0)).toBe(total);
  });

  test('refuses what it does not know, and who may not', async () => {
    const user = await server.signIn('user');
    expect((await create(user)).status).toBe(403);
    expect((await structure(user)).documents.length).toBeGreaterThan(5);
    for (const wrong of [{ standard: 'iso-1' }, { type: 'circus' }, { size: 'huge' }, { requirements: 'x,y' }])
      expect((await admin.get(`/documents/generated-structures?${queryOf({ ...WISH, ...wrong })}`)).status).toBe(422);
    expect((await create(admin, { ...WISH, requirements: ['nothing'] })).status).toBe(422);
    expect((await admin.get('/documents/generated-structures/archive?standard=soc-2-2017')).status).toBe(422);
  });
});

/** The names in an archive; each entry is inflated and its checksum compared on the way. */
async function contentsOf(bytes: Buffer): Promise<string[]> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName);
    if (entry.fileName.endsWith('/')) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    expect(Buffer.concat(chunks).subarray(0, 2).toString()).toBe('PK');
  }
  return names;
}

describe('the archive', () => {
  const archive = async (who: TestSession, wish: object) => {
    const path = `/api/v1/documents/generated-structures/archive?${queryOf(wish)}`;
    const answer = await fetch(server.origin + path, { headers: { cookie: who.cookie } });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    return contentsOf(Buffer.from(await answer.arrayBuffer()));
  };

  test('holds the folders, the empty ones too, and every document', async () => {
    const who = await office();
    const { folders, documents: needed } = await structure(who);
    const names = await archive(who, WISH);
    expect(names.filter((name) => name.endsWith('/')).length).toBe(folders.length);
    expect(names.filter((name) => !name.endsWith('/')).length).toBe(needed.length);
    expect(names.some((name) => name.endsWith('/Records/Audits/Internal Audit Report.docx'))).toBe(true);
    expect(names.some((name) => name.endsWith('/Evidence/'))).toBe(true);
    expect((await documents(who)).total).toBe(0);
  });

  test('no name of an organization or a folder leads out of it', async () => {
    const who = await office();
    await server.owner.query(`update organisations set name = $1 where id = $2`, [
      '../../..\\evil:\u202E|',
      who.visitor.organisationId,
    ]);
    const names = await archive(who, { ...WISH, language: 'de' });
    for (const name of names) {
      expect(name).not.toMatch(/\\|^\/|:|\p{Cc}|\p{Cf}/u);
      expect(name.split('/')).not.toContain('..');
      expect(name).toMatch(/^evil ISO 27001\//);
    }
  });

  test('is not made again and again while everybody else waits', async () => {
    const hasty = await office();
    const ask = async () => (await hasty.get('/documents/generated-structures/archive?standard=none')).status;
    const answers = [];
    for (let time = 0; time < 13; time++) answers.push(await ask());
    expect([answers.slice(0, 12).every((status) => status === 422), answers[12]]).toEqual([true, 429]);
  });
});
