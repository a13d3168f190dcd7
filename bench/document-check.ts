import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { checkText } from '#domain/documents/check/check-text.ts';
import { openCluster } from '#server/platform/database/postgres/cluster.ts';
import { setUp, startProduct } from '../test/product.ts';
import { clientOf } from './client.ts';
import { type Benchmark, rowOf } from './row.ts';

const DOCUMENTS = 5000;
const ROUNDS = 5;
const A_ROUND = 12;
/** Milliseconds until the first page of the check is answered. */
const GOAL = 150;

/** The first page of the document check over a library of 5,000 documents, most of which have something to object to. */
export const documentCheck: Benchmark = {
  name: 'documents.check',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'clausewise-database-'));
    const cluster = await openCluster(folder, 'measured');
    const url = `postgres://clausewise:measured@localhost/postgres?host=${encodeURIComponent(cluster.socket)}&port=${cluster.port}`;
    const product = await startProduct({ env: { DATABASE_URL: url, REQUESTS_PER_MINUTE: '10000000' } });
    const client = clientOf(product, await setUp(product));
    await fillChecked(url);
    const time = async (path: string) => {
      const start = performance.now();
      const answer = await client.get(path);
      const { total } = (await answer.json()) as { total: number };
      if (!answer.ok || total < DOCUMENTS) throw new Error(`${answer.status} ${total} ${path}`);
      return performance.now() - start;
    };
    await time('/documents/check?pageSize=25');
    const [first, deep]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const times: [number[], number[]] = [[], []];
      for (let at = 0; at < A_ROUND; at++) {
        times[0].push(await time('/documents/check?pageSize=25'));
        times[1].push(await time(`/documents/check?pageSize=25&page=${100 + at}`));
      }
      const middle = (all: number[]) => all.toSorted((a, b) => a - b)[A_ROUND / 2] ?? 0;
      first.push(middle(times[0]));
      deep.push(middle(times[1]));
    }
    await product.remove();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
    return [
      rowOf('documents.check-first-page', 'ms', first, { atMost: GOAL }),
      rowOf('documents.check-later-page', 'ms', deep, { atMost: GOAL }),
    ];
  },
};

const SENTENCE = 'Access rights are granted by need and reviewed by the owner of the system every six months. ';

/** Texts as they lie in libraries: some whole, some with blanks, old editions and days that cannot be. */
const TEXTS = Array.from({ length: 12 }, (_, at) =>
  [
    `# Policy ${at}`,
    at % 2 ? 'Owner: [Company name]. Version 1.0.' : 'Owner: Eva Kern. Version 2.0, 2026-01-10.',
    at % 3 ? `Based on ISO/IEC 27001:2013.\n\n## Purpose\n\n${SENTENCE.repeat(6)}` : SENTENCE.repeat(8),
    at % 4 ? 'Approved on: 2026-03-12. Next review: 2026-03-01.' : 'Approved on: 2026-01-10. Next review: 2027-01-10.',
    at % 5
      ? 'Contact {{name}} or {{role}} within {{30}} days.'
      : '## Scope\n\nAll systems.\n\n## Review\n\nEvery year.',
  ].join('\n\n'),
);

export async function fillChecked(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`
    insert into files (id, organisation_id, sha256, size, media_type, name, is_kept)
      select gen_random_uuid(), organisations.id, md5(n::text) || md5(n::text), 1000, 'text/plain', 'measured-' || n || '.txt', true
      from organisations, generate_series(1, ${DOCUMENTS}) n`);
  for (const [place, text] of TEXTS.entries()) {
    const check = checkText({ text, blocks: [], type: 'policy', today: '2026-06-01' });
    await owner.query(
      `insert into documents (organisation_id, file_id, sha256, title, file_name, media_type, size, state, type, language, text, checked,
          owner_id, classification, uploaded_at, uploaded_by, uploaded_by_name)
        select f.organisation_id, f.id, f.sha256, 'Document ' || md5(f.name), f.name, f.media_type, f.size, 'read', 'policy', 'en', $1, $2,
          case when f.n % 3 = 0 then (select user_id from memberships limit 1) when f.n % 7 = 0 then f.id end,
          case when f.n % 2 = 0 then 'internal' end, now() - f.n * interval '3 hours', f.organisation_id, 'Ana Ruiz'
        from (select files.*, row_number() over (order by id)::int as n from files) f where f.n % $3 = $4`,
      [text, JSON.stringify(check), TEXTS.length, place],
    );
  }
  await owner.query(`
    insert into suggestions (organisation_id, document_id, framework, requirement_id, confidence, quotes, because, cues, declared, asks)
      select d.organisation_id, d.id, 'iso-27001-2022', 'A.' || (5 + (d.n + s) % 3) || '.' || (1 + (d.n * 7 + s) % 14),
        0.3 + ((d.n + s) % 6) / 10.0, '[]', '[]', '[]', false, '[]'
      from (select documents.*, row_number() over (order by id)::int as n from documents) d, generate_series(1, 10) s
      on conflict do nothing`);
  await owner.query('analyze');
  await owner.end();
}
