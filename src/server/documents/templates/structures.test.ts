import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { messagesOf } from '../../platform/messages.ts';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { placeholdersOf } from '#engine/read/placeholders.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { draftsOf, textOfDraft, writeDraft } from '../drafts.ts';
import { documentsOfFrameworks, foldersOf, hasFolders } from '../framework-documents.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const create = (who: TestSession, model: string, language = 'en') =>
  who.post('/documents/structures', { model, language });
const documents = async (who: TestSession, query = '') =>
  (await who.get(`/documents?pageSize=100${query}`)).body.rows as {
    id: string;
    title: string;
    fileName: string;
    folder: string;
    isDraft: boolean;
    state: string;
    suggestions: { open: number; weak: number };
  }[];

/** A new organisation and somebody in it. */
async function office(role: 'admin' | 'user' = 'admin'): Promise<TestSession> {
  return server.signIn(role, await server.secondOrganisation());
}

async function jobsAreOver({ visitor }: TestSession): Promise<void> {
  const open = 'select 1 from jobs where organisation_id = $1 and finished_at is null';
  while ((await server.owner.query(open, [visitor.organisationId])).rowCount) await setTimeout(50);
}

/** One part of an Office file. */
async function partOf(bytes: Buffer, name: string): Promise<string> {
  const zip = await yauzl.fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }
  throw new Error(`no part ${name}`);
}

describe('the folders and drafts of a compliance model', () => {
  test('are really made: folders stand when they are empty, drafts lie in them', async () => {
    const made = await create(admin, 'ISO 27001');
    expect(made.status).toBe(200);
    expect(made.body.made).toEqual({ folders: 4, drafts: 10 });
    const folders = (await admin.get('/documents/folders')).body as {
      folder: string;
      kind: string;
      documents: number;
    }[];
    expect(folders.filter(({ kind }) => kind).map(({ folder }) => folder)).toEqual([
      'Policies',
      'Procedures',
      'Records',
      'Risk Assessments',
    ]);
    const rows = await documents(admin);
    expect(rows.every(({ isDraft }) => isDraft)).toBe(true);
    expect(rows.find(({ title }) => title === 'Statement of Applicability')).toMatchObject({
      folder: '',
      fileName: 'Statement of Applicability.docx',
    });
  });

  test('twice makes nothing double, in another language or where a model shares them', async () => {
    const who = await office();
    await create(who, 'SOC 2');
    expect((await create(who, 'SOC 2', 'de')).body.made).toEqual({ folders: 0, drafts: 0 });
    expect((await create(who, 'PCI-DSS')).body.made).toEqual({ folders: 3, drafts: 4 });
    const folders = (await who.get('/documents/folders')).body as { folder: string }[];
    expect(folders.filter(({ folder }) => folder === 'Policies')).toHaveLength(1);
  });

  test('two people who create at the same moment make each thing once', async () => {
    const who = await office();
    const answers = await Promise.all([create(who, 'GDPR'), create(who, 'GDPR'), create(who, 'GDPR')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const made = answers.map(({ body }) => body.made.drafts as number);
    expect(made.reduce((sum, one) => sum + one, 0)).toBe(6);
    expect(await documents(who)).toHaveLength(6);
  });

  test('a folder that stands under its name already is taken, with what is in it', async () => {
    const who = await office();
    const sent = await who.upload(
      [{ name: 'leave.txt', bytes: 'Staff apply for leave in writing.' }],
      ['Policies/leave.txt'],
    );
    await who.post('/documents', { files: [{ fileId: sent.body.files[0].id }] });
    await create(who, 'HIPAA');
    const folders = (await who.get('/documents/folders')).body as { folder: string; kind: string; documents: number }[];
    expect(folders.find(({ folder }) => folder === 'Policies')).toMatchObject({ kind: 'policies', documents: 3 });
  });

  test('carry the name of the organisation, as text, whatever it is', async () => {
    const [draft] = draftsOf('iso-27001-2022', 'en');
    const { bytes } = await writeDraft(draft!, { organisation: `R&D <b>$& | "Müller"` });
    const xml = await partOf(bytes, 'word/document.xml');
    expect(xml.replaceAll('&quot;', '"')).toContain('R&amp;D b $&amp; "Müller"');
    expect(xml).not.toContain('{{organisation}}');
  });

  test('what is obsolete makes room for another draft', async () => {
    const person = await office();
    await create(person, 'ISO 27001');
    const [first] = await documents(person);
    await jobsAreOver(person);
    await person.post(`/documents/${first!.id}/obsolescence`, { reason: 'Replaced' });
    expect((await create(person, 'ISO 27001')).body.made).toEqual({ folders: 0, drafts: 1 });
    expect((await create(person, 'ISO 27001')).body.made).toEqual({ folders: 0, drafts: 0 });
  });

  test('who may only read makes none', async () => {
    const user = await server.signIn('user');
    expect((await create(user, 'GDPR')).status).toBe(403);
    expect((await user.get('/documents/structures/GDPR')).status).toBe(200);
  });
});

describe('a draft is no evidence', () => {
  test('nothing is suggested of it, although it speaks of the controls', async () => {
    const who = await office();
    await create(who, 'ISO 27001');
    await jobsAreOver(who);
    const rows = await documents(who);
    expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'read'));
    expect(rows.filter(({ suggestions }) => suggestions.open + suggestions.weak > 0)).toEqual([]);
    expect((await who.get('/suggestions')).body.total ?? 0).toBe(0);
    expect(await documents(who, '&isDraft=false')).toEqual([]);
  });

  test('filled in, put in force and uploaded under its name it takes the place of the draft and is read as any document', async () => {
    const who = await office();
    await create(who, 'ISO 27001');
    await jobsAreOver(who);
    const policy = `Access Control Policy\n\nAccess is given on the least-privilege principle to named persons. Access rights are reviewed every quarter by the owner of the system and removed on the last day of work. Administrators use a separate account for administration.\n`;
    // A draft is a Word file; the name decides, and here the file stays one of text.
    await server.owner.query(
      `update documents set file_name = 'Access Control Policy.txt' where title = 'Access Control Policy'`,
    );
    const sent = await who.upload([{ name: 'Access Control Policy (1).txt', bytes: policy }]);
    const { added } = (await who.post('/documents', { files: [{ fileId: sent.body.files[0].id }] })).body;
    expect(added[0]).toMatchObject({ title: 'Access Control Policy', folder: 'Policies', isDraft: false });
    await jobsAreOver(who);
    const same = (await documents(who)).filter(({ title }) => title === 'Access Control Policy');
    expect(same).toHaveLength(1);
    expect(same[0]!.suggestions.open).toBeGreaterThan(0);
    expect((await create(who, 'ISO 27001')).body.made.drafts).toBe(0);
  });

  test('uploaded while it still says that it is a draft it stays one', async () => {
    const who = await office();
    const text = `Access Control Policy\n\n${messagesOf('server/document-drafts', 'fr')('sentence')}\n\nAccess rights are reviewed every quarter by the owner of the system.`;
    const sent = await who.upload([{ name: 'mine.txt', bytes: text }]);
    await who.post('/documents', { files: [{ fileId: sent.body.files[0].id }] });
    await jobsAreOver(who);
    expect((await documents(who))[0]).toMatchObject({ isDraft: true, suggestions: { open: 0, weak: 0 } });
  });
});

describe('folders', () => {
  test('an empty one can be removed, one in use cannot, and nobody removes one of others', async () => {
    const who = await office();
    await create(who, 'ISO 27001');
    const folders = (await who.get('/documents/folders')).body as { id: string; folder: string }[];
    const id = folders.find(({ folder }) => folder === 'Records')!.id;
    expect(await who.remove(`/documents/folders/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'folder_in_use' },
    });
    for (const { id: each } of await documents(who, '&folder=Records')) await who.remove(`/documents/${each}`);
    expect((await (await office()).remove(`/documents/folders/${id}`)).status).toBe(404);
    expect((await who.remove(`/documents/folders/${id}`)).status).toBe(200);
    expect(
      ((await who.get('/documents/folders')).body as { folder: string }[]).map(({ folder }) => folder),
    ).not.toContain('Records');
  });
});

describe('the catalogue of drafts', () => {
  const models = [...documentsOfFrameworks().keys()].filter(hasFolders);

  test.each(models)('%s has a draft for each of its folders', (model) => {
    const drafts = draftsOf(model, 'en');
    expect(new Set(drafts.map(({ folder }) => folder).filter(Boolean))).toEqual(new Set(foldersOf(model)));
  });

  test.each(LANGUAGES)('every draft in %s has a title, and places that somebody must fill in', (language) => {
    for (const model of models)
      for (const draft of draftsOf(model, language)) {
        expect(draft.title, draft.key).not.toBe('');
        expect(placeholdersOf(textOfDraft(draft).replaceAll('{{organisation}}', '')).length, draft.key).toBeGreaterThan(
          2,
        );
      }
  });
});
