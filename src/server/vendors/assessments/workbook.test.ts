import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { plainQuestions, vendorTrial, WHO } from '../../../../test/vendor-assessments.ts';
import { workbookOfSheets } from '../../platform/file-formats/workbook.ts';
import { readGrids } from './read-grids.ts';

let server: TestServer;
let admin: TestSession;
let trial: ReturnType<typeof vendorTrial>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  trial = vendorTrial(server, admin);
});
afterAll(() => server.stop());

type Rows = string[][];
const [KEY, , QUESTION, , ANSWER, REASON, COMMENT] = [0, 1, 2, 3, 4, 5, 6];

async function bookOf(rows: Rows): Promise<Buffer> {
  const [first = [], ...rest] = rows;
  const sheet = { name: 'Any', columns: first.map((header) => ({ header, width: 10 })), pieces: [rest] };
  const parts: Uint8Array[] = [];
  for await (const part of workbookOfSheets([sheet])) parts.push(part);
  return Buffer.concat(parts);
}

async function opened() {
  const draft = await trial.begin(await trial.makeVendor());
  const token = await trial.link(draft.id);
  const { bytes } = await trial.send('GET', '/vendor-answers/workbook?language=fr', token);
  const [grid] = await readGrids(bytes);
  const rows = (grid?.rows ?? []).map((row) => Array.from({ length: 7 }, (_, at) => row[at] ?? ''));
  const preview = async (changed: Rows) =>
    (await trial.send('POST', '/vendor-answers/workbook', token, await bookOf(changed))).body;
  return { draft, token, rows, preview, bytes };
}
const rowOf = (rows: Rows, id: string | undefined) => rows.find((row) => row[KEY]?.endsWith(`/${id}`)) ?? [];

test('comes back sorted, with columns moved and headings renamed, and changes what was filled in', async () => {
  const { draft, token, rows, preview, bytes } = await opened();
  expect(rows[1]?.slice(2, 5)).toEqual(['Question', 'Ce qui compte', 'Réponse']);
  expect(bytes.includes('dataValidation')).toBe(false);
  const [one, two] = plainQuestions(draft);
  rowOf(rows, one?.id)[ANSWER] = 'Oui';
  rowOf(rows, two?.id)[ANSWER] = 'Nicht anwendbar';
  rowOf(rows, two?.id)[COMMENT] = "'=cmd()";
  rows[1] = rows[1]?.map((heading) => `${heading} (renamed)`) ?? [];
  const [keys = [], headings = [], ...rest] = rows;
  const mixed = [keys, headings, ...rest.toReversed()].map((row) => row.toReversed());
  const answer = await preview(mixed);
  expect(answer).toMatchObject({
    refusal: null,
    same: draft.asked - 2,
    problems: [{ code: 'reason-missing', isTaken: true }],
  });
  expect(answer.changes).toHaveLength(2);
  expect(answer.changes.find(({ questionId }: { questionId: string }) => questionId === two?.id).after).toEqual({
    value: 'not-applicable',
    reason: '',
    comment: '=cmd()',
  });
  expect((await trial.look(token)).body.answers).toEqual([]);
  const taken = answer.changes.map(({ questionId, after }: { questionId: string; after: object }) => ({
    questionId,
    ...after,
  }));
  expect((await trial.save(token, ...taken)).body.answers).toHaveLength(2);
  const back = await readGrids((await trial.send('GET', '/vendor-answers/workbook', token)).bytes);
  expect(rowOf(back[0]?.rows ?? [], two?.id)[COMMENT]).toBe("'=cmd()");
  expect(
    (await preview(back[0]?.rows.map((row) => Array.from({ length: 7 }, (_, at) => row[at] ?? '')) ?? [])).changes,
  ).toEqual([]);
});

test('says of each row that cannot be taken which it is and why, and takes the others', async () => {
  const { draft, rows, preview } = await opened();
  const [one, two, three, four] = plainQuestions(draft);
  rowOf(rows, one?.id)[ANSWER] = 'Sometimes';
  rowOf(rows, two?.id)[ANSWER] = 'Yes';
  rows.push([...rowOf(rows, two?.id)].with(ANSWER ?? 4, 'No'));
  rowOf(rows, three?.id)[ANSWER] = 'yes';
  rowOf(rows, three?.id)[QUESTION ?? 2] = 'Something else?';
  rowOf(rows, four?.id)[KEY ?? 0] = '';
  rows.push(['made-up', '', 'Q', '', 'yes', '', '']);
  rows.push(rowOf(rows, three?.id));
  const { changes, problems } = await preview(rows);
  expect(changes.map(({ questionId }: { questionId: string }) => questionId)).toEqual([three?.id]);
  const said = problems.map(({ code, isTaken }: { code: string; isTaken: boolean }) => `${code} ${isTaken}`);
  expect(said.toSorted()).toEqual([
    'duplicate-key false',
    'duplicate-key false',
    'impossible-answer false',
    'no-key false',
    'question-edited true',
    'unknown-key false',
  ]);
  expect(problems.find(({ code }: { code: string }) => code === 'impossible-answer')).toMatchObject({
    sheet: 'Any',
    row: rows.indexOf(rowOf(rows, one?.id)) + 1,
    text: 'Sometimes',
  });
});

test('of another assessment, without keys, too long, or no workbook at all is refused with the reason', async () => {
  const [mine, other] = [await opened(), await opened()];
  expect((await mine.preview(other.rows)).refusal).toBe('other-assessment');
  expect(
    (
      await mine.preview([
        ['Question', 'Answer'],
        ['Q', 'Yes'],
      ])
    ).refusal,
  ).toBe('no-keys');
  const many = Array.from({ length: 10_000 }, (_, at) => [`${mine.draft.id}/a.q${at}`, '', 'Q', '', 'yes', '', '']);
  expect((await mine.preview([...mine.rows, ...many])).refusal).toBe('too-many-rows');
  const broken = await trial.send('POST', '/vendor-answers/workbook', mine.token, 'PK\u0003\u0004 and nothing else');
  expect(broken).toMatchObject({ status: 422, body: { code: 'unreadable_file' } });
  const large = await trial.send('POST', '/vendor-answers/workbook', mine.token, Buffer.alloc(5_000_001));
  expect(large.body).toMatchObject({ status: 413, detail: 'Use a file of at most 5 MB.' });
});

test('can be read and entered by us for a vendor that sends it by mail', async () => {
  const { draft, rows } = await opened();
  const [one] = plainQuestions(draft);
  rowOf(rows, one?.id)[ANSWER] = 'Partly';
  rowOf(rows, one?.id)[REASON ?? 5] = '-5';
  const path = `/vendor-assessments/${draft.id}`;
  const response = await fetch(`${server.origin}/api/v1${path}/workbook`, {
    method: 'POST',
    headers: { origin: server.origin, cookie: admin.cookie },
    body: new Uint8Array(await bookOf(rows)),
  });
  const { changes } = (await response.json()) as { changes: { questionId: string; after: object }[] };
  const answers = changes.map(({ questionId, after }) => ({ questionId, ...after }));
  const { body } = await admin.post(`${path}/answers`, { answers });
  expect(body.answers).toMatchObject([{ questionId: one?.id, value: 'partly', reason: '-5' }]);
  expect((await admin.post(`${path}/submissions`, WHO)).body.state).toBe('submitted');
  expect((await admin.get(`${path}/workbook`)).status).toBe(200);
});
