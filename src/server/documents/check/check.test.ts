import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { waitForJob } from '../../../../test/jobs.ts';

let server: TestServer;
let writer: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  writer = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

async function filed(name: string, text: string): Promise<string> {
  const { body: upload } = await writer.upload([{ name, bytes: text }]);
  const { body } = await writer.post('/documents', { files: [{ fileId: upload.files[0].id }] });
  await waitForJob(writer, body.job.id);
  return body.added[0].id;
}

const POLICY = `# Access control policy

Owner: [Company name]. Version 1.0.

## Purpose

Access to information is limited as ISO/IEC 27001:2013 asks. ${'Access rights are granted by need and reviewed every six months. '.repeat(12)}

## Scope

All systems.

## Responsibilities

The owner of a system grants access.

## Review

Approved on: 2026-03-12. Next review: 2026-03-01.
`;

test('a library without documents can be checked', async () => {
  const { status, body } = await writer.get('/documents/check');
  expect([status, body.documents]).toEqual([200, { checked: 0, objected: 0, unchecked: 0 }]);
});

test('what an auditor would object to is listed with its passage, counted, filtered and paged', async () => {
  const id = await filed('access.md', POLICY);
  await writer.post(`/documents/${id}/acceptance`, { type: 'policy' });
  const { text } = (await writer.get(`/documents/${id}`)).body;
  const { body } = await writer.get(`/documents/check?documentId=${id}&pageSize=100`);
  const kinds = body.rows.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining(['no-approval', 'placeholder', 'withdrawn-edition', 'contradictory-dates']),
  );
  expect(kinds).not.toContain('clause-uncovered');
  const quotes = body.rows.flatMap(
    ({ quote }: { quote: { start: number; end: number; text: string } | null }) => quote ?? [],
  );
  expect(quotes.length).toBeGreaterThan(2);
  for (const quote of quotes) expect(text.slice(quote.start, quote.end)).toBe(quote.text);
  const grave = await writer.get(`/documents/check?documentId=${id}&severity=high&pageSize=1`);
  expect(grave.body.rows).toHaveLength(1);
  expect(grave.body.total).toBeLessThan(body.total);
  expect(grave.body.counts).toEqual(body.counts);
  const twin = await filed('twin.md', `${POLICY}\nOf the other site.\n`);
  await writer.post(`/documents/${twin}/acceptance`, { type: 'policy' });
  const all = (await writer.get('/documents/check?pageSize=40')).body;
  expect(new Set(all.rows.map(({ documentId }: { documentId: string | null }) => documentId)).size).toBe(3);
  const paged = [];
  for (let page = 0; page < 8; page += 1)
    paged.push(...(await writer.get(`/documents/check?pageSize=5&page=${page}`)).body.rows);
  expect(paged).toEqual(all.rows);
  const whole = (await writer.get('/documents/check?kind=mandatory-missing')).body;
  expect(whole.rows[0]).toMatchObject({ documentId: null, values: { key: expect.any(String) } });
});

test('what is mended is no longer said, and the check can be asked for anew', async () => {
  const id = await filed(
    'clean.md',
    '# Clean desk policy\n\nVersion 1.0, 2026-01-02. Desks are cleared every evening.\n',
  );
  const kindsNow = async () =>
    (await writer.get(`/documents/check?documentId=${id}&pageSize=100`)).body.rows.map(
      ({ kind }: { kind: string }) => kind,
    );
  expect(await kindsNow()).toEqual(expect.arrayContaining(['no-owner', 'no-classification']));
  await writer.patch(`/documents/${id}`, { ownerId: writer.userId, classification: 'internal' });
  expect(await kindsNow()).not.toEqual(expect.arrayContaining(['no-owner']));
  await server.owner.query('update documents set checked = null where id = $1', [id]);
  expect((await writer.get(`/documents/check?documentId=${id}`)).body.documents.unchecked).toBe(1);
  const { body: job } = await writer.post('/documents/check');
  expect(await waitForJob(writer, job.id)).toMatchObject({ state: 'done' });
  expect((await writer.get(`/documents/check?documentId=${id}`)).body.documents.unchecked).toBe(0);
});

const SKIPPED = 'Copies of the servers are not kept anywhere.';

async function suggestedOf(
  documentId: string,
  requirementId: string,
  confidence: number,
  asks: object[],
  decision = 'open',
) {
  const { rows } = await server.owner.query(
    `insert into suggestions (organisation_id, document_id, framework, requirement_id, confidence, quotes, because, cues, declared, asks, decision)
     values ($1, $2, 'iso-27001-2022', $3, $4, $7, '[]', '[]', false, $5, $6)
     on conflict (document_id, framework, requirement_id) do update set asks = excluded.asks, confidence = excluded.confidence, decision = excluded.decision
     returning id`,
    [
      server.organisationId,
      documentId,
      requirementId,
      confidence,
      JSON.stringify(asks),
      decision,
      JSON.stringify([{ start: 0, end: 4, text: 'Copy' }]),
    ],
  );
  return rows[0].id as string;
}

test('a requirement is without a document only where no section of any says something of it', async () => {
  const id = await filed('sections.md', '# Long policy\n\nEverything about everything.\n');
  const uncovered = async () =>
    (await writer.get('/documents/check?kind=clause-uncovered&pageSize=100')).body.rows.map(
      ({ values }: { values: { requirement: string } }) => values.requirement,
    );
  expect(await uncovered()).toEqual(expect.arrayContaining(['A.7.11', 'A.7.12', 'A.7.9']));
  await suggestedOf(id, 'A.7.11', 0.1, [{ id: 'a', status: 'partial' }]);
  await suggestedOf(id, 'A.7.12', 0.1, [{ id: 'a', status: 'missing' }]);
  await suggestedOf(id, 'A.7.9', 0.1, [{ id: 'a', status: 'covered' }], 'rejected');
  const now = await uncovered();
  expect(now).not.toContain('A.7.11');
  expect(now).toEqual(expect.arrayContaining(['A.7.12', 'A.7.9']));
});

test('a sentence that says the reverse of what is asked is an objection, once for all requirements, until it is gone or rejected', async () => {
  const text = `# Backup\n\nWe work with servers. ${SKIPPED}\n`;
  const id = await filed('reverse.md', text);
  // What the engine itself says of the text does not matter here.
  await server.owner.query('delete from suggestions where document_id = $1', [id]);
  const stored = (await writer.get(`/documents/${id}`)).body.text as string;
  const start = stored.indexOf(SKIPPED);
  const asks = [{ id: 'a', status: 'contradicted', quote: { start, end: start + SKIPPED.length, text: SKIPPED } }];
  const objections = async () => {
    const { body } = await writer.get(`/documents/check?documentId=${id}&kind=contradicted&pageSize=100`);
    expect(body.total).toBe(body.rows.length);
    return body.rows;
  };
  const ids = [await suggestedOf(id, 'A.8.13', 0.4, asks), await suggestedOf(id, 'A.8.14', 0.4, asks)];
  expect(await objections()).toMatchObject([
    { severity: 'high', quote: { text: SKIPPED }, values: { requirements: 'A.8.13, A.8.14' } },
  ]);
  const gone = [{ ...asks[0], quote: { start: 0, end: 5, text: 'What an earlier version said.' } }];
  await suggestedOf(id, 'A.8.14', 0.4, gone, 'accepted');
  expect(await objections()).toMatchObject([{ values: { requirements: 'A.8.13' } }]);
  await writer.post('/evidence/rejections', { suggestionIds: ids.slice(0, 1) });
  expect(await objections()).toEqual([]);
});
