import { afterAll, beforeEach, expect, test } from 'vitest';
import { bandOf } from '#domain/documents/band.ts';
import type { Suggestion } from '#domain/documents/document.ts';
import { denying, well } from '../../../test/language-model.ts';
import { openTestModelServer, plain, POLICY } from '../../../test/test-model-server.ts';

const services = await openTestModelServer();
const { fake, server, admin, choose, add, read, settled, readAgain, byRules } = services;
afterAll(() => services.stop());
beforeEach(() => services.begin());

test('without an opt-in nothing is sent, and every suggestion is of the rules', async () => {
  await choose(false);
  const { findings, reading } = await add();
  expect(fake.asked).toEqual([]);
  expect(reading).toBeNull();
  expect(new Set(findings.map(({ judgedBy }) => judgedBy))).toEqual(new Set([null]));
});

test('a model that answers well lends little weight, with quotes of the text, and says so', async () => {
  const { id, findings, text, reading, job } = await add();
  expect(job).toMatchObject({ state: 'done', outcome: { judged: 1, failed: 0, total: 1 } });
  expect(reading).toMatchObject({ state: 'done', model: 'fake-1', failure: null, removed: 0 });
  const judged = findings.filter(({ judgedBy }) => judgedBy === 'fake-1');
  expect(judged.length).toBeGreaterThan(3);
  for (const { quotes, because, confidence } of judged) {
    for (const quote of quotes) expect(text.slice(quote.start, quote.end)).toBe(quote.text);
    expect(because.at(-1)?.feature).toBe('language-model');
    const sum = because.reduce((all, { contribution }) => all + contribution, 0);
    expect(1 / (1 + Math.exp(-sum))).toBeCloseTo(confidence, 2);
  }
  const alone = new Map((await byRules(id)).findings.map((finding) => [finding.requirementId, finding]));
  const bands = ['weak', 'likely', 'strong'];
  for (const finding of judged) {
    const before = alone.get(finding.requirementId)!;
    expect(finding.confidence).toBeGreaterThanOrEqual(before.confidence);
    expect(bands.indexOf(bandOf(finding.confidence)) - bands.indexOf(bandOf(before.confidence))).toBeLessThanOrEqual(1);
    expect(before.judgedBy).toBeNull();
  }
});

test('what is sent is passages between random marks at temperature 0, with the operator’s key, and no more', async () => {
  await add();
  const nonces = fake.asked.map(({ user }) => /<<DATA ([0-9a-f]{24})>>/.exec(user)?.[1]);
  expect(new Set(nonces).size).toBe(fake.asked.length);
  for (const { path, headers, temperature, raw } of fake.asked) {
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe('Bearer the-key-of-the-operator');
    expect(temperature).toBe(0);
    expect(raw).not.toMatch(/access-control-policy|Organisation \d|@example|cookie/i);
  }
});

test('the audit trail names model, prompt and hashes, and no word of the document or the answer', async () => {
  const { id } = await add();
  const { rows } = (await admin.get(`/activity?subjectId=${id}`)).body;
  const entry = rows.find(({ action }: { action: string }) => action === 'judged');
  expect(entry.after).toMatchObject({ model: 'fake-1', promptVersion: '1', removed: 0, failure: null });
  expect(entry.after.documentHash).toMatch(/^[0-9a-f]{32}$/);
  expect(entry.after.catalogueHash).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(entry.after)).not.toMatch(/quarter|data owner|supported|key/i);
});

test('reading the same text again asks nothing again and ends the same', async () => {
  const first = await add();
  const asked = fake.asked.length;
  expect(asked).toBeGreaterThan(1);
  const again = await readAgain(first.id);
  expect(fake.asked.length).toBe(asked);
  expect(plain(again.findings)).toEqual(plain(first.findings));
  const { rows } = await server.owner.query('select answer from model_answers');
  expect(JSON.stringify(rows)).not.toMatch(/access|review/i);
});

test('what a person decided is left as they saw it', async () => {
  const { id, findings } = await add();
  const [decided] = findings;
  await admin.post('/evidence/acceptances', { suggestionIds: [decided!.id] });
  fake.behave(denying);
  await server.owner.query('delete from model_answers');
  const after = await readAgain(id);
  expect(after.findings.find((finding) => finding.id === decided!.id)).toMatchObject({
    confidence: decided!.confidence,
    quotes: decided!.quotes,
    state: 'accepted',
  });
});

test('a denial lowers by little and removes nothing', async () => {
  fake.behave(denying);
  const { id, findings, reading } = await add();
  expect(reading).toMatchObject({ state: 'done', removed: 0 });
  const alone = (await byRules(id)).findings;
  expect(findings.map(({ requirementId }) => requirementId).toSorted()).toEqual(
    alone.map(({ requirementId }) => requirementId).toSorted(),
  );
  const before = new Map(alone.map(({ requirementId, confidence }) => [requirementId, confidence]));
  for (const { requirementId, confidence } of findings) expect(confidence).toBeLessThan(before.get(requirementId)!);
});

test('a service that knows neither schema nor seed is asked without them', async () => {
  fake.behave((asked) => (asked.hasSchema ? { status: 400 } : well(asked)));
  expect((await add()).reading).toMatchObject({ state: 'done' });
});

test('thoughts before the answer and a fence around it are taken off', async () => {
  fake.behave((asked) => ({
    content: `<think>Hm {"verdicts": []}</think>\n\`\`\`json\n${well(asked).content}\n\`\`\``,
  }));
  const { reading, findings } = await add();
  expect(reading).toMatchObject({ state: 'done', removed: 0 });
  expect(findings.some(({ judgedBy }) => judgedBy === 'fake-1')).toBe(true);
});

test('while a model takes its time, the suggestions of the rules are there', async () => {
  fake.behave((asked) => ({ ...well(asked), after: 400 }));
  const [id = ''] = await read(POLICY);
  expect((await admin.get(`/documents/${id}/model-reading`)).body.reading).toMatchObject({ state: 'waiting' });
  const { findings } = (await admin.get(`/documents/${id}`)).body;
  expect(findings.length).toBeGreaterThan(3);
  expect(findings.every(({ judgedBy }: Suggestion) => judgedBy === null)).toBe(true);
  expect((await settled(id)).reading.state).toBe('done');
});

test('a question that was cancelled does not wait for ever, and nothing of it is kept', async () => {
  fake.behave((asked) => ({ ...well(asked), after: 900 }));
  const [id = ''] = await read(POLICY);
  const { rows } = await server.owner.query(
    `select id from jobs where kind = 'documents.judge' and finished_at is null`,
  );
  expect((await admin.post(`/jobs/${rows[0].id}/cancellation`, {})).status).toBeLessThan(300);
  const { reading, findings, job } = await settled(id);
  expect(job.state).toBe('cancelled');
  expect(reading).toMatchObject({ state: 'failed', failure: 'cancelled' });
  expect(findings.every(({ judgedBy }) => judgedBy === null)).toBe(true);
});

test('a document costs no more than it may', async () => {
  const spending = server.services.settings.LLM_TOKENS_PER_DOCUMENT;
  Object.assign(server.services.settings, { LLM_TOKENS_PER_DOCUMENT: 3000 });
  const { reading } = await add();
  Object.assign(server.services.settings, { LLM_TOKENS_PER_DOCUMENT: spending });
  expect(reading).toMatchObject({ state: 'incomplete', failure: 'budget' });
  expect(fake.asked.length).toBe(reading.answered);
});

test('a draft is not asked about', async () => {
  const { reading } = await add(`Draft: not in force and no evidence.\n\n${POLICY}`);
  expect(reading).toBeNull();
  expect(fake.asked).toEqual([]);
});
