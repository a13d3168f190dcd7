import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ById } from '#contract/endpoint.ts';
import { backupSubject } from '#domain/administration/subject.ts';
import { getJob } from '../../platform/background/kept-jobs.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import type { Received } from '../../platform/files.ts';
import { sanitizeLine } from '../../platform/sanitize-text.ts';
import { Problem, tooLarge } from '../../platform/http/problems.ts';
import { sendJson } from '../../platform/http/requests.ts';
import type { TransferCall } from '../../platform/http/transfers.ts';
import { countFor, itemNotFound, MEGABYTE } from './handlers.ts';
import { checkMayReplaceAll } from './restore-backup.ts';
import { addBackup, getBackup, listBackups } from './store.ts';

export const backupTransfers = {
  /** Streams the file to its place and starts its check; the body is the file itself, whatever it says it is. */
  addBackup: async (call: TransferCall): Promise<void> => {
    const { visitor, context } = call;
    checkMayReplaceAll(visitor.actor);
    countFor(context.services, visitor);
    const received = await receive(call);
    try {
      await call.files.commit(received);
      sendJson(call.response, 200, await startCheck(call, received));
    } finally {
      await call.files.drop(received);
    }
  },

  backupFile: async (call: TransferCall): Promise<void> => {
    const backup = await call.perform(async (context) => {
      const asked = ById.safeParse(call.params);
      const found = asked.success && (await getBackup(context.db, context.organisationId, asked.data.id));
      if (!found || !found.sha256) throw itemNotFound();
      return { ...found, sha256: found.sha256 };
    });
    await sendFile(call, { ...backup, mediaType: 'application/json' });
  },
};

async function receive({ request, files, context }: TransferCall): Promise<Received> {
  const most = context.services.settings.RESTORE_LIMIT_MB * MEGABYTE;
  const refusal = () => tooLarge(`A backup to restore may have at most ${most / MEGABYTE} MB.`);
  if (Number(request.headers['content-length'] ?? 0) > most) throw refusal();
  async function* bounded() {
    let size = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw refusal();
      yield chunk;
    }
    if (!request.complete) throw new Problem(400, 'malformed', 'The upload was broken off.');
    if (size === 0) throw new Problem(422, 'empty_file', 'This file is empty.');
  }
  return files.receive(Readable.from(bounded()));
}

async function startCheck({ perform, url, context }: TransferCall, { sha256, size }: Received) {
  const id = randomUUID();
  const name = cleanName(url.searchParams.get('name') ?? '');
  const room = context.services.settings.STORAGE_LIMIT_MB * MEGABYTE;
  return perform(async (organisationContext) => {
    const { db, organisationId, actor, now } = organisationContext;
    const jobId = await organisationContext.enqueue('organization.check', { backupId: id, room }, { title: name });
    const facts = { sha256, size, madeAt: now, madeByName: actor.name };
    await addBackup(db, organisationId, { id, origin: 'brought', name, jobId, ...facts });
    organisationContext.record({
      action: 'added',
      subject: backupSubject,
      subjectId: id,
      title: name,
      after: { name, size, sha256 },
    });
    const backup = (await listBackups(db, organisationId)).find((one) => one.id === id)!;
    return { backup, job: await getJob(db, organisationId, jobId) };
  });
}

/** What a file is called, for people to read. */
function cleanName(name: string): string {
  const last = sanitizeLine(name).split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 200) || 'backup.json'
  );
}
