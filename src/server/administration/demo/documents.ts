import { z } from 'zod';
import { documentSubject } from '#domain/documents/subject.ts';
import { decideOn } from '../../documents/approval/decision-commands.ts';
import { submit } from '../../documents/approval/submission-commands.ts';
import { documentNamed } from '../../documents/document-named.ts';
import { fileDocument } from '../../documents/library.ts';
import { publish } from '../../documents/receipts/publication-commands.ts';
import { acknowledge } from '../../documents/receipts/receipt-commands.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { lockFiles, storeBytes, type Files } from '../../platform/files.ts';
import { demoDay } from './demo-day.ts';
import { idsByName, readDemoFiles, readDemoYaml } from './content.ts';
import { PersonKey, type DemoPeople } from './people.ts';
import type { TimelineEntry } from './timeline.ts';

const FiledDocument = z.strictObject({
  filed: z.number().int().negative(),
  by: PersonKey,
  /** The day on which the text itself says that it was approved. */
  approved: z.strictObject({ on: z.number().int().negative(), by: PersonKey }).optional(),
  /** Days after its approval on which people said that they had read it. */
  readBy: z.partialRecord(PersonKey, z.number().int().positive()).optional(),
});
const readFilings = () => readDemoYaml('documents.yaml', z.record(z.string(), FiledDocument));

/** Puts the documents into the library, so that they can be read while the rest of the demo is made. @returns their ids */
export async function fileDocuments(context: Context, people: DemoPeople, files: Files): Promise<string[]> {
  const { db, organisationId } = context;
  const filings = readFilings();
  const today = dayOf(context.now);
  await lockFiles(db, organisationId);
  const ids: string[] = [];
  for (const demoFile of await readDemoFiles(today)) {
    const { filed, by } = FiledDocument.parse(filings[demoFile.name]);
    const file = await storeBytes(context, files, demoFile);
    const at = new Date(`${demoDay(today, filed)}T07:00:00Z`);
    const { id, name: byName } = people[by];
    ids.push((await fileDocument(db, organisationId, file, { at, by: id, byName })).id);
  }
  return ids;
}

/** How documents that are in the library, and read, came there, were approved, given to people and read by them. */
export async function documentEntries(context: Context, people: DemoPeople, files: Files): Promise<TimelineEntry[]> {
  const idOf = await idsByName(context, 'documents', 'file_name');
  return Object.entries(readFilings()).flatMap(([fileName, { filed, by, approved, readBy }]): TimelineEntry[] => {
    const id = idOf(fileName);
    const entries: TimelineEntry[] = [{ day: filed, by, work: (then) => recordFiling(then, id) }];
    if (!approved) return entries;
    const { on, by: approver } = approved;
    entries.push(
      {
        day: Math.max(filed, on - 3),
        by,
        work: async (then) => submit(then, await documentNamed(then, id), { approverIds: [people[approver].id] }),
      },
      { day: on, by: approver, work: (then) => approve(then, files, id) },
    );
    if (!readBy) return entries;
    entries.push({ day: on, by, work: (then) => publishToAll(then, id, demoDay(dayOf(context.now), on + 30)) });
    for (const [reader, days] of Object.entries(readBy))
      entries.push({
        day: on + days,
        by: PersonKey.parse(reader),
        work: async (then) => acknowledge(then, await documentNamed(then, id), 1),
      });
    return entries;
  });
}

async function recordFiling(then: Context, id: string): Promise<void> {
  const { title, fileName, folder } = await documentNamed(then, id);
  then.record({ action: 'added', subject: documentSubject, subjectId: id, title, after: { title, fileName, folder } });
}

async function approve(then: Context, files: Files, id: string): Promise<void> {
  const document = await documentNamed(then, id);
  const { submissionId } = await then.db
    .selectFrom('document_submissions')
    .select('id as submissionId')
    .where('organisation_id', '=', then.organisationId)
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow();
  await decideOn(then, files, document, { submissionId, decision: 'approved' });
}

const publishToAll = async (then: Context, id: string, dueOn: string) =>
  publish(then, await documentNamed(then, id), { audience: { kind: 'everybody', values: [] }, dueOn });
