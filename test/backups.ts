import { waitForJob } from './jobs.ts';
import { perform } from '#server/platform/context.ts';
import type { TestServer, TestSession } from './server.ts';

/** A backup as it is written. */
export interface BackupFile {
  version: string;
  organization: { id: string; name: string };
  trail: { chainId: string };
  counts: Record<string, number>;
  // oxlint-disable-next-line typescript/no-explicit-any -- rows of every kind of table
  collections: Record<string, any[]>;
  [name: string]: unknown;
}

/** Makes a backup as a person would, and reads it. */
export async function backUp(session: TestSession, includesFiles = false): Promise<BackupFile> {
  const { body } = await session.post('/data/backups', { includesFiles });
  await endOf(session, body.job.id);
  const response = await fetch(`${session.origin}/api/v1/data/backups/${body.backup.id}/file`, {
    headers: { cookie: session.cookie },
  });
  const text = await response.text();
  const file = JSON.parse(text) as BackupFile;
  written.set(file, { text, parsed: JSON.stringify(file) });
  return file;
}

/** The bytes of a backup as they were written: as long as nobody changed what was read of them, they are what is brought back. */
const written = new WeakMap<object, { text: string; parsed: string }>();

function textOf(file: object): string {
  const parsed = JSON.stringify(file);
  const known = written.get(file);
  return known?.parsed === parsed ? known.text : parsed;
}

export async function endOf(session: TestSession, jobId: string) {
  const job = await waitForJob(session, jobId);
  return { state: job.state as string, message: job.message as string | null, outcome: job.outcome };
}

/** Brings a file and waits for the word on it. */
export async function bring({ origin }: TestServer, session: TestSession, file: object | string) {
  const text = typeof file === 'string' ? file : textOf(file);
  const response = await fetch(`${origin}/api/v1/data/backups/uploads?name=backup.json`, {
    method: 'POST',
    body: text,
    headers: { cookie: session.cookie, origin },
  });
  const answer = (await response.json()) as { backup: { id: string }; job: { id: string } };
  if (!response.ok) return { status: response.status, answer };
  const job = await endOf(session, answer.job.id);
  const { body: backups } = await session.get('/data/backups');
  const backup = backups.find(({ id }: { id: string }) => id === answer.backup.id);
  return { status: 200, answer, job, backup, report: backup.report };
}

/** Brings a file and restores it. @throws when it is refused. */
export async function restore(server: TestServer, session: TestSession, file: object | string, name: string) {
  const brought = await bring(server, session, file);
  if (brought.job?.state !== 'done') throw new Error(JSON.stringify(brought));
  const started = await session.post(`/data/backups/${brought.backup.id}/restorations`, { confirmation: name });
  if (started.status !== 200) throw new Error(JSON.stringify(started.body));
  return { ...(await endOf(session, started.body.id)), report: brought.report };
}

/** The demo's documents, decisions and assets, and things with texts that have hurt others. */
export async function fill(server: TestServer, session: TestSession): Promise<void> {
  const { organisationId } = session.visitor;
  await perform(server.services, session.visitor, false, (context) =>
    server.services.createDemo(context, server.services.filesOf(organisationId)),
  );
  const unfinished = `select 1 from jobs where organisation_id = $1 and finished_at is null`;
  while ((await server.owner.query(unfinished, [organisationId])).rowCount)
    await new Promise((done) => setTimeout(done, 50));
  for (const [index, text] of HOSTILE.entries()) {
    const { status, body } = await session.post('/assets', {
      ...ASSET,
      name: text,
      notes: text,
      serialNumber: `H-${index}`,
      tags: [text.slice(0, 40)],
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
}

const HOSTILE = [
  '<script>alert(1)</script>',
  `"quotes" 'and' \\backslashes\\ \\u0000 \\n`,
  'line\nbreak\ttab\r\u2028\u2029',
  '𝕏 Ünïcødé 👩‍👩‍👧 \u202eright to left',
  '=cmd|/c calc',
  "'; drop table assets; --",
  '{"collections":{"assets":[',
  '</textarea>${process.env}{{constructor}}%s%n',
  '0f4bb2ee-0000-4000-8000-000000000000',
];

const ASSET = {
  type: 'Laptop',
  category: 'Hardware',
  owner: 'Ana',
  status: 'Active',
  location: 'Berlin',
  dataClassification: 'Internal',
};
