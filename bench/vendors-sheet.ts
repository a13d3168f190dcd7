import { readLayout, fillFile } from '#engine/questionnaire/files/file.ts';
import { columnsOf } from '#engine/questionnaire/files/columns.ts';
import { questionsOf } from '#engine/questionnaire/files/layout.ts';
import { sheetData, xlsxOf } from '#engine/extract/testing/office-files.ts';
import type pg from 'pg';
import { type clientOf, waitForJob } from './client.ts';
import { type Benchmark, median, rowOf } from './row.ts';
import { openVendorsGround } from './vendors-ground.ts';

type Client = ReturnType<typeof clientOf>;

const DOCUMENTS = 60;
const ROUNDS = 3;
/** Seconds: the largest questionnaires that customers send have about so many rows, and whoever took one in should not go away meanwhile. */
const GOAL = 60;
/** Seconds until more questions than are answered at once are refused: nobody waits longer to hear no. */
const REFUSED = 10;

const TOPICS = [
  'Access rights',
  'Backups',
  'Vulnerabilities',
  'Incidents',
  'Suppliers',
  'Laptops',
  'Logs',
  'Keys',
  'Training',
  'Changes',
];
const VERBS = ['reviewed', 'tested', 'recorded', 'approved', 'encrypted', 'removed'];

/** An XLSX of 1,000 questions taken in, answered from 60 documents and written back, against its reading and writing alone. */
export const vendorsSheet: Benchmark = {
  name: 'vendors.sheet',
  async run() {
    const { client, owner, close } = await openVendorsGround();
    await fill(client, owner);
    const takeIn = async (book: Buffer): Promise<string> => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(book)]), 'asked.xlsx');
      const { files } = (await (await client.upload(form)).json()) as { files: { id: string }[] };
      const answer = await client.post('/questionnaires', { title: 'Bench', fileId: files[0]?.id });
      const { id, jobId } = (await answer.json()) as { id: string; jobId: string };
      await waitForJob(client, jobId);
      return id;
    };
    const headOf = async (id: string) =>
      (await (await client.get(`/questionnaires/${id}`)).json()) as {
        refusal: string | null;
        counts: { total: number; proposed: number };
      };
    const [ours, bare, refused, kept]: number[][] = [[], [], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      const book = bookOf(1000);
      let start = performance.now();
      const id = await takeIn(book);
      const file = await client.get(`/questionnaires/${id}/file?drafts=true`);
      await file.arrayBuffer();
      ours?.push((performance.now() - start) / 1000);
      const { counts } = await headOf(id);
      if (!file.ok || counts.total !== 1000 || counts.proposed < 100) throw new Error(JSON.stringify(counts));
      start = performance.now();
      await readAndFill(book);
      bare?.push((performance.now() - start) / 1000);
      start = performance.now();
      const { refusal, counts: none } = await headOf(await takeIn(bookOf(10_000)));
      refused?.push((performance.now() - start) / 1000);
      if (refusal !== 'too-many') throw new Error(`refused: ${refusal}`);
      kept?.push(none.total);
    }
    await close();
    const baseline = median(bare ?? []);
    return [
      rowOf('vendors.sheet', 's', ours ?? [], { atMost: GOAL }, baseline),
      rowOf('vendors.sheet-refused', 's', refused ?? [], { atMost: REFUSED }),
      rowOf('vendors.sheet-refused-kept', 'questions', kept ?? [], { atMost: 0 }),
    ];
  },
};

function bookOf(questions: number): Buffer {
  const rows = Array.from({ length: questions }, (_, at) => [
    at + 1,
    `How often are ${TOPICS[at % 10]?.toLowerCase()} of area ${at % 97} ${VERBS[at % 6]}?`,
    null,
  ]);
  return xlsxOf([{ name: 'Security', body: sheetData([['No', 'Question', 'Answer'], ...rows]) }]);
}

async function readAndFill(book: Buffer): Promise<void> {
  const layout = await readLayout(book, 'asked.xlsx');
  const columns = layout.grids.map(({ rows }) => columnsOf(rows));
  const answers = questionsOf(layout, columns).map(({ place: { sheet, row } }) => ({
    sheet,
    row,
    column: columns[sheet ?? 0]?.answer ?? 2,
    text: 'Every six months, by the owner of the system.',
  }));
  const filled = await fillFile(book, 'xlsx', answers);
  if (answers.length !== 1000 || filled.left.length > 0) throw new Error(`${answers.length} answers`);
}

/** Policies of about three pages each, read as any other, and stood by. */
async function fill(client: Client, owner: pg.Client): Promise<void> {
  const form = new FormData();
  for (let at = 0; at < DOCUMENTS; at++) {
    const lines = Array.from({ length: 60 }, (_, line) => {
      const topic = TOPICS[(at + line) % 10];
      return `${topic} of area ${(at * 60 + line) % 97} are ${VERBS[(at + line) % 6]} by the owner every ${2 + (at % 11)} months, and the result is kept for ${1 + (line % 7)} years.`;
    });
    form.append('file', new Blob([`# Policy ${at}\n\n${lines.join('\n\n')}`]), `policy-${at}.md`);
  }
  const { files } = (await (await client.upload(form)).json()) as { files: { id: string }[] };
  const answer = await client.post('/documents', { files: files.map(({ id }) => ({ fileId: id })) });
  const { job } = (await answer.json()) as { job: { id: string } };
  await waitForJob(client, job.id);
  await owner.query('update documents set type_accepted_at = now()');
  await owner.query('analyze');
}
