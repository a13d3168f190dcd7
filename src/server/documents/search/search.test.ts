import { afterAll, beforeAll, expect, test } from 'vitest';
import { fold } from '#domain/documents/search/fold.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { waitForJob } from '../../../../test/jobs.ts';

let server: TestServer;
let writer: TestSession;
const TEXTS = {
  'access.txt':
    'This policy says how access rights are granted to our staff. Reviews of access rights are done by the owner every six months and the results are recorded.',
  'zugriff.txt':
    'Diese Richtlinie regelt, wie Zugriffsrechte vergeben werden. Die Überprüfungen der Rechte erfolgen jährlich durch die Verantwortlichen und werden dokumentiert.',
  'securite.txt':
    'Cette politique décrit la sécurité de l’information. Les contrôles sont réexaminés chaque année par la direction, et les résultats sont conservés.',
  'organizacion.txt':
    'Esta política describe cómo las organizaciones protegen la información. Las revisiones de los accesos se hacen cada seis meses y quedan registradas.',
  'markup.txt':
    'Values below 3 < 5 and above 7 > 6 are text, and every quarterly newsletter says so to the people who work here and there.',
};
beforeAll(async () => {
  server = await startTestServer();
  writer = await server.signIn('compliance_manager');
  const { body } = await writer.upload(Object.entries(TEXTS).map(([name, bytes]) => ({ name, bytes })));
  const files = body.files.map(({ id }: { id: string }) => ({ fileId: id }));
  const { body: added } = await writer.post('/documents', { files });
  await waitForJob(writer, added.job.id);
});
afterAll(() => server.stop());

const search = async (q: string, session = writer) =>
  (await session.get(`/documents/search?q=${encodeURIComponent(q)}`)).body;
const titles = async (q: string) => (await search(q)).rows.map(({ title }: { title: string }) => title);

test.each([
  ['reviewing access', 'Access'],
  ['Überprüfung', 'Zugriff'],
  ['uberprufung', 'Zugriff'],
  ['contrôle', 'Securite'],
  ['controle securite', 'Securite'],
  ['organización', 'Organizacion'],
  ['revision accesos', 'Organizacion'],
  ['"access rights" granted', 'Access'],
])('%s is found in the words of its language, with and without accents', async (q, title) => {
  expect(await titles(q)).toContain(title);
});

test('what is excluded or written otherwise is not found', async () => {
  expect(await titles('access -granted')).not.toContain('Access');
  expect(await titles('"rights access"')).toEqual([]);
});

test('passages are the words of the text, marked where they match, and lead there', async () => {
  const { rows } = await search('jahrlich');
  const { text } = (await writer.get(`/documents/${rows[0].id}`)).body;
  const [{ text: passage, start, marks }] = rows[0].excerpts;
  expect(text.slice(start, start + passage.length)).toBe(passage);
  expect(passage.slice(marks[0].start, marks[0].end)).toBe('jährlich');
  expect(text.slice(rows[0].match.start, rows[0].match.end)).toBe('jährlich');
  const hostile = (await search('newsletter')).rows[0];
  expect(hostile.excerpts.map((each: { text: string }) => each.text).join()).toContain('3 < 5');
});

test('nobody finds the words of another organisation, and a question of signs alone finds nothing', async () => {
  const theirs = await server.secondOrganisation();
  const other = await server.signIn('admin', theirs);
  expect(await search('access', other)).toEqual({ rows: [], total: 0 });
  for (const q of ['"', '& | !', '-', ":*'", 'the', 'a'.repeat(200)])
    expect((await search(q)).total).toBeTypeOf('number');
});

test('the database folds letters as we do', async () => {
  const letters = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code + 1)).join('');
  const { rows } = await server.owner.query('select clausewise.fold($1) as folded', [letters]);
  expect(rows[0].folded).toBe(fold(letters));
});

test('a text of more different words than the database holds can still be kept and found', async () => {
  const many = `A glossary of codes. ${Array.from({ length: 150_000 }, (_, place) => `code${place}x`).join(' ')}`;
  const { rows } = await server.owner.query(
    `select length(clausewise.searchable('en', 'Glossary', $1)) as size, clausewise.searchable('en', 'Glossary', $1) @@ to_tsquery('english', 'glossary') as found`,
    [many],
  );
  expect(rows[0]).toMatchObject({ found: true });
});
