import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCluster } from '#server/platform/database/postgres/cluster.ts';
import { setUp, startProduct } from '../test/product.ts';
import { clientOf } from './client.ts';
import { type Benchmark, rowOf } from './row.ts';

const DOCUMENTS = 5000;
/** Words of a document: a page or two. */
const WORDS = 500;
const ROUNDS = 5;
/** Not slower than this many times a plain page of the library, sorted by an index, of the same run. */
const GOAL = 3;

const SENTENCES: Record<string, string[]> = {
  en: ['Access rights are reviewed by the owner of the system every six months.', 'Backups are restored for a test.'],
  de: ['Die Überprüfung der Zugriffsrechte erfolgt jährlich.', 'Sicherungen werden zur Probe zurückgespielt.'],
  fr: ['Les contrôles de sécurité sont réexaminés chaque année.', 'Les sauvegardes sont restaurées à titre d’essai.'],
  es: ['Las revisiones de los accesos se registran cada seis meses.', 'Las copias se restauran como prueba.'],
};

/** Rare and frequent words, several, exact ones, with and without accents, excluded ones, and none that is there. */
const QUESTIONS = [
  'access',
  'reviewed',
  'backups restored',
  '"owner of the system"',
  'access -restored',
  'term42',
  'term3999',
  'term17 term18',
  'Überprüfung',
  'uberprufung jahrlich',
  'contrôles',
  'securite controle',
  'revisión accesos',
  'copias or backups',
  'nothingofthekind',
  'system owner months',
];

/** Full-text search over 5,000 documents in four languages, against a page of the library in the same run. */
export const documentSearch: Benchmark = {
  name: 'documents.search',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'clausewise-database-'));
    const cluster = await openCluster(folder, 'measured');
    const url = `postgres://clausewise:measured@localhost/postgres?host=${encodeURIComponent(cluster.socket)}&port=${cluster.port}`;
    const product = await startProduct({ env: { DATABASE_URL: url, REQUESTS_PER_MINUTE: '10000000' } });
    const client = clientOf(product, await setUp(product));
    await fill(url);
    const { total } = (await (await client.get('/documents/search?q=access')).json()) as { total: number };
    if (total < DOCUMENTS / 8) throw new Error(`${total} documents found`);
    const time = async (path: string) => {
      const start = performance.now();
      const answer = await client.get(path);
      await answer.text();
      if (!answer.ok) throw new Error(`${answer.status} ${path}`);
      return performance.now() - start;
    };
    const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    const [searched, listed, ratios]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      const [search, list]: [number[], number[]] = [[], []];
      // In turns, so that both have the same machine.
      for (let page = 0; page < 3; page++)
        for (const question of QUESTIONS) {
          search.push(await time(`/documents/search?q=${encodeURIComponent(question)}&page=${page}&pageSize=10`));
          list.push(await time(`/documents?sort=title&page=${page}&pageSize=10`));
        }
      searched.push(p95(search));
      listed.push(p95(list));
      ratios.push(p95(search) / p95(list));
    }
    await product.remove();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
    return [
      rowOf('documents.search-p95', 'ms', searched, null),
      rowOf('documents.list-p95', 'ms', listed, null),
      rowOf('documents.search-ratio', 'x', ratios, { atMost: GOAL }),
    ];
  },
};

async function fill(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`
    insert into files (id, organisation_id, sha256, size, media_type, name, is_kept)
      select gen_random_uuid(), organisations.id, md5(n::text) || md5(n::text), 1000, 'text/plain', 'measured-' || n || '.txt', true
      from organisations, generate_series(1, ${DOCUMENTS}) n`);
  for (const [place, [language, sentences]] of Object.entries(SENTENCES).entries())
    await owner.query(
      `insert into documents (organisation_id, file_id, sha256, title, file_name, media_type, size, state, type, language, text,
          uploaded_at, uploaded_by, uploaded_by_name)
        select f.organisation_id, f.id, f.sha256, f.name, f.name, f.media_type, f.size, 'read', 'policy', $1,
          (select string_agg(case when w % 40 = 0 and (f.n + w) % 3 = 0 then ($2::text[])[1 + (w / 40 + f.n) % 2] else 'term' || (w * 31 + f.n * 17) % 4000 end, ' ')
            from generate_series(1, ${WORDS}) w),
          now() - f.n * interval '1 minute', f.organisation_id, 'Ana Ruiz'
        from (select files.*, row_number() over (order by id)::int as n from files) f where f.n % 4 = $3`,
      [language, sentences, place],
    );
  await owner.query('analyze');
  await owner.end();
}
