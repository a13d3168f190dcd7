import { setTimeout } from 'node:timers/promises';
import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDraft } from '#domain/documents/draft.ts';
import type { Template } from '#domain/documents/template.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const list = async (query = '') => (await admin.get(`/documents/templates${query}`)).body as Template[];
const use = (who: TestSession, key: string, body: object = {}) => who.post(`/documents/templates/${key}/drafts`, body);
async function office(): Promise<TestSession> {
  return server.signIn('admin', await server.secondOrganisation());
}
async function jobsAreOver({ visitor }: TestSession): Promise<void> {
  const open = 'select 1 from jobs where organisation_id = $1 and finished_at is null';
  while ((await server.owner.query(open, [visitor.organisationId])).rowCount) await setTimeout(50);
}
const rename = (who: TestSession, name: string) =>
  server.owner.query('update organisations set name = $1 where id = $2', [name, who.visitor.organisationId]);

describe('the list of templates', () => {
  test('is searched by words in any order, with or without accents, by requirement and by category', async () => {
    expect((await list()).length).toBeGreaterThanOrEqual(60);
    expect((await list('?search=register%20RISK'))[0]?.key).toBe('risk-register');
    expect((await list('?language=es&search=politica%20copias')).map(({ key }) => key)).toEqual(['backup-policy']);
    expect((await list('?search=A.8.13')).map(({ key }) => key)).toContain('restore-test-record');
    expect(await list('?search=zebra')).toEqual([]);
    expect((await list('?category=plan')).every(({ category }) => category === 'plan')).toBe(true);
    const serving = await list('?framework=iso-27001-2022&requirementId=A.5.31');
    expect(serving.map(({ key }) => key)).toEqual(['card-data-policy', 'legal-register']);
  });

  test('says in which languages each exists, and titles stand in the language asked for', async () => {
    const german = await list('?language=de');
    expect(german.find(({ key }) => key === 'risk-register')).toMatchObject({
      title: 'Risikoregister',
      languages: ['en', 'es', 'fr', 'de'],
    });
    expect(german.find(({ key }) => key === 'key-register')).toMatchObject({
      title: 'Register der Schlüssel und Zertifikate',
      languages: ['en'],
    });
  });
});

describe('a template', () => {
  test('is previewed in a language, or in English and says so', async () => {
    const french = (await admin.get('/documents/templates/risk-register?language=fr')).body;
    expect(french).toMatchObject({ language: 'fr', format: 'md', fileName: 'Registre des risques.md' });
    expect(isDraft(french.text)).toBe(true);
    const english = (await admin.get('/documents/templates/cryptography-policy?language=fr')).body;
    expect(english).toMatchObject({ language: 'en', title: 'Cryptography and Key Policy' });
    expect((await admin.get('/documents/templates/nothing-like-it')).status).toBe(404);
    expect((await admin.get('/documents/templates/..%2f..%2fpackage')).status).toBe(422);
  });

  test('is downloaded under its title, Markdown or CSV', async () => {
    const policy = await admin.get('/documents/templates/backup-policy/file');
    expect(policy.headers.get('content-disposition')).toContain(`filename="Backup Policy.md"`);
    expect(policy.headers.get('content-type')).toContain('text/markdown');
    const register = await admin.get('/documents/templates/asset-register/file?language=de');
    expect(register.headers.get('content-disposition')).toContain('Asset-Register.csv');
    const rows = papa.parse<string[]>(String(register.body), { skipEmptyLines: true }).data;
    expect(rows[0]?.[0]).toContain('Entwurf: nicht in Kraft und kein Nachweis.');
    expect(rows[1]?.slice(0, 3)).toEqual(['Nr.', 'Asset', 'Art']);
    expect(rows[2]?.[0]).toBe('BEISPIEL 1');
    expect((await admin.get('/documents/templates/nothing/file')).status).toBe(404);
    expect((await admin.get('/documents/templates/..%2f..%2fpackage/file')).status).toBe(404);
    expect((await admin.get('/documents/templates/backup-policy/file?language=it')).status).toBe(422);
  });

  test('no organization makes a formula or markup of its name', async () => {
    const who = await office();
    await rename(who, `=HYPERLINK("http://x")<script>alert(1)</script>`);
    for (const { key, format } of await list()) {
      const { text } = (await who.get(`/documents/templates/${key}`)).body as { text: string };
      expect(text, key).not.toContain('<script');
      const cells = format === 'csv' ? papa.parse<string[]>(text).data.flat() : [];
      expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    }
  });
});

describe('used as a draft', () => {
  test('it lies in the folder chosen, has name, owner and day, is a draft, and nothing is suggested of it', async () => {
    const who = await office();
    await rename(who, 'Ahorn & Söhne');
    const made = await use(who, 'access-control-policy', {
      language: 'de',
      folder: 'Regeln/IT',
      owner: 'Eva Kern, CISO',
    });
    expect(made.status).toBe(200);
    expect(made.body.document).toMatchObject({
      title: 'Zugangsrichtlinie',
      fileName: 'Zugangsrichtlinie.docx',
      folder: 'Regeln/IT',
      isDraft: true,
    });
    await jobsAreOver(who);
    const { text, findings, state } = (await who.get(`/documents/${made.body.document.id}`)).body;
    expect(state).toBe('read');
    expect(text).toContain('Räumen von Ahorn & Söhne');
    expect(text).toContain('Eva Kern, CISO');
    expect(text).toContain(new Date().toISOString().slice(0, 4));
    expect(findings).toEqual([]);
    const { rows } = (await who.get('/activity?pageSize=10')).body;
    expect(
      rows.some(
        ({ title, action }: { title: string; action: string }) => title === 'Zugangsrichtlinie' && action === 'added',
      ),
    ).toBe(true);
  });

  test('the editor opens with the words of the template, and with those of a file that took its place', async () => {
    const who = await office();
    const { id } = (await use(who, 'backup-policy', { owner: 'Eva Kern' })).body.document;
    const words = () => who.post(`/documents/${id}/draft`, {});
    const { text } = (await who.get('/documents/templates/backup-policy')).body as { text: string };
    const { markdown, state } = (await words()).body as { markdown: string; state: string };
    expect(state).toBe('read');
    expect(isDraft(markdown)).toBe(false);
    for (const line of ['# Backup Policy', '## Rules', '| {{Shared files}} | {{1 day}} | {{1 day}} | {{name}} |'])
      expect(markdown.split('\n')).toContain(line);
    const numbered = text.split('\n').filter((line) => /^\d+\. /.test(line));
    expect(numbered.length).toBeGreaterThan(5);
    expect(numbered.filter((line) => !markdown.includes(`\n${line}\n`))).toEqual([]);
    expect(markdown).toContain('Eva Kern');

    await who.remove(`/documents/${id}/draft`);
    await jobsAreOver(who);
    const { body: upload } = await who.upload([
      { name: 'Ours.md', bytes: '# Backup\n\nWe copy **everything** at night.\n' },
    ]);
    expect((await who.post(`/documents/${id}/draft`, { fileId: upload.files[0].id })).status).toBe(200);
    await jobsAreOver(who);
    const handedIn = (await who.post(`/documents/${id}/submissions`, { approverIds: [who.userId] })).body;
    const said = { submissionId: handedIn.id, decision: 'approved' };
    expect((await who.post(`/documents/${id}/decisions`, said)).body.document.version).toBe(1);
    await jobsAreOver(who);
    expect((await words()).body.markdown).toBe('# Backup\n\nWe copy everything at night.\n');
    expect((await who.get(`/documents/${id}/versions/0`)).body.markdown).toBe(markdown);
  });

  test('a second one needs a name of its own', async () => {
    const who = await office();
    expect((await use(who, 'dpia')).status).toBe(200);
    const again = await use(who, 'dpia');
    expect(again.status).toBe(422);
    expect(again.body.issues[0].path).toBe('title');
    expect((await use(who, 'dpia', { title: 'DPIA of the camera' })).body.document.title).toBe('DPIA of the camera');
    expect((await use(who, 'dpia', { title: 'dpia OF the camera' })).status).toBe(422);
    const listed = ((await who.get('/documents/templates?search=impact%20assessment')).body as Template[])[0];
    expect(listed?.document?.title).toBe('Data Protection Impact Assessment');
  });

  test('two people at the same moment make one', async () => {
    const who = await office();
    const answers = await Promise.all([use(who, 'quality-policy'), use(who, 'quality-policy')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('folders and titles lead nowhere else', async () => {
    const who = await office();
    const made = await use(who, 'visitor-log', { folder: '../../etc//./x', title: '../../passwd\u0000<b>' });
    expect(made.body.document).toMatchObject({ folder: 'etc/x', fileName: 'passwd b.xlsx' });
  });

  test('who may only read makes none, and input that is not valid is refused', async () => {
    const user = await server.signIn('user');
    expect((await use(user, 'dpia')).status).toBe(403);
    expect((await user.get('/documents/templates/dpia/file')).status).toBe(200);
    expect((await use(admin, 'nothing')).status).toBe(404);
    expect((await use(admin, 'dpia', { owner: 'x'.repeat(121) })).status).toBe(422);
    expect((await use(admin, 'dpia', { title: ' ' })).status).toBe(422);
    expect((await use(admin, 'dpia', { folder: 'x'.repeat(501) })).status).toBe(422);
  });
});
