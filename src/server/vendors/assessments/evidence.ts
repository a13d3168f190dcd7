import { vendorAssessmentSubject } from '#domain/vendors/subject.ts';
import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { issue } from '#domain/issue.ts';
import { questionsOf } from '#domain/vendors/assessments/answer.ts';
import { ASSESSMENT_LIMITS, EVIDENCE_EXTENSIONS } from '#domain/vendors/assessments/values.ts';
import { type Files, forgetFile, lockFiles, type Received } from '../../platform/files.ts';
import { sanitizeText } from '../../platform/sanitize-text.ts';
import { mediaTypeOf } from '../../platform/http/media-types.ts';
import { invalid, notFound, Problem, tooLarge } from '../../platform/http/problems.ts';
import type { ByLink } from './by-link.ts';
import { recordAssessment, titled } from './commands.ts';
import { readEvidence } from './store.ts';

const MEGABYTE = 1_000_000;
const EXPECTED: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
};

/** A body of at most so many bytes, as a stream. */
export function boundedBody(request: IncomingMessage, most: number): Readable {
  const refuse = () => tooLarge(`Use a file of at most ${most / MEGABYTE} MB.`);
  if (Number(request.headers['content-length'] ?? 0) > most) throw refuse();
  async function* counted() {
    let size = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw refuse();
      yield chunk;
    }
  }
  return Readable.from(counted(), { objectMode: false });
}

/** The last part of a name, without what no name needs. It is shown and offered for download, never used as a path. */
export function cleanName(name: string): string {
  const last = sanitizeText(name).split(/[\\/]/).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}"<>|:*?]/gu, '').trim();
  return plain.slice(-255) || 'file';
}

/** @throws Problem 422 for another kind of file than its name says, or than is taken. */
function checkKind(head: Buffer, name: string): string {
  const extension = extname(name).toLowerCase();
  if (!EVIDENCE_EXTENSIONS.some((each) => each === extension))
    throw new Problem(422, 'file_kind', `Use a file of these kinds: ${EVIDENCE_EXTENSIONS.join(', ')}.`);
  const mediaType = mediaTypeOf(head, name);
  if (mediaType !== EXPECTED[extension]) throw new Problem(422, 'file_kind', `${name} is not what its name says.`);
  return mediaType;
}

/** Keeps a document that arrived as evidence for a question. @throws Problem with the limit that it is beyond. */
export async function keepEvidence(
  { context, assessment }: ByLink,
  files: Files,
  { received, name, questionId, room }: { received: Received; name: string; questionId: string; room: number },
): Promise<void> {
  if (!questionsOf(assessment.asked).some(({ id }) => id === questionId))
    throw invalid([{ path: 'question', message: issue('question_unknown') }]);
  if (received.size === 0) throw new Problem(422, 'empty_file', 'This file is empty.');
  const mediaType = checkKind(received.head, name);
  const given = await readEvidence(context, assessment.id);
  const own = given.filter((file) => file.questionId === questionId);
  const { filesOfQuestion, files: most, allBytes } = ASSESSMENT_LIMITS;
  if (own.length >= filesOfQuestion)
    throw new Problem(409, 'too_many_files', `Give at most ${filesOfQuestion} files for one question.`);
  if (given.length >= most) throw new Problem(409, 'too_many_files', `Give at most ${most} files in all.`);
  if (given.reduce((sum, { size }) => sum + size, received.size) > allBytes)
    throw tooLarge(`All files together may have ${allBytes / MEGABYTE} MB.`);
  await lockFiles(context.db, context.organisationId);
  const { rows } = await sql<{ used: number }>`select coalesce(sum(size), 0)::bigint as used from files
    where organisation_id = ${context.organisationId}`.execute(context.db);
  if ((rows[0]?.used ?? 0) + received.size > room)
    throw new Problem(409, 'storage_full', 'There is no room left for files. Tell whoever sent you the link.');
  await files.commit(received);
  const fileId = randomUUID();
  const { sha256, size } = received;
  await context.db
    .insertInto('files')
    .values({
      id: fileId,
      organisation_id: context.organisationId,
      sha256,
      size,
      media_type: mediaType,
      name,
      path: null,
      uploaded_by: null,
      at: context.now,
      is_kept: true,
    })
    .execute();
  await context.db
    .insertInto('vendor_assessment_files')
    .values({
      id: context.newId(),
      organisation_id: context.organisationId,
      assessment_id: assessment.id,
      question_id: questionId,
      file_id: fileId,
      name,
      uploaded_at: context.now,
    })
    .execute();
  recordAssessment(context, 'evidence-given', await titled(context, assessment), null, {
    fileName: name,
    size,
    sha256,
  });
  context.publish(vendorAssessmentSubject, assessment.id);
}

/** @throws Problem 404 for a document of another assessment. */
export async function removeEvidence({ context, assessment }: ByLink, files: Files, id: string): Promise<void> {
  const gone = await context.db
    .deleteFrom('vendor_assessment_files')
    .where('organisation_id', '=', context.organisationId)
    .where('assessment_id', '=', assessment.id)
    .where('id', '=', id)
    .returning(['file_id as fileId', 'name'])
    .executeTakeFirst();
  if (!gone) throw notFound();
  await forgetFile(context, files, gone.fileId);
  recordAssessment(context, 'withdrawn', await titled(context, assessment), { fileName: gone.name }, null);
  context.publish(vendorAssessmentSubject, assessment.id);
}
