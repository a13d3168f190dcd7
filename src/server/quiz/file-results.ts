import { issue } from '#domain/issue.ts';
import { documentSubject } from '#domain/documents/subject.ts';
import type { Language } from '#domain/organisations/language.ts';
import { type Acceptance, problemsOf, statusAfterAcceptance } from '#domain/evidence/evidence.ts';
import { composeRecord } from '#domain/quiz/record.ts';
import type { QuizResult } from '#domain/quiz/result.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { changeControl } from '../controls/change-control.ts';
import { getControl, lockControl } from '../controls/store.ts';
import { fileDocument } from '../documents/library.ts';
import { recordEvidence } from '../evidence/accept.ts';
import { addEvidence, listEvidence } from '../evidence/store.ts';
import { frameworkOf } from '../frameworks/catalogue.ts';
import type { Context } from '../platform/context.ts';
import { messagesOf } from '../platform/messages.ts';
import { dayOf } from '../platform/day.ts';
import { type Files, lockFiles, storeBytes } from '../platform/files.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/http/problems.ts';
import { shippedRequirement } from './catalogue.ts';
import { changeAttempts, holdKept } from './store.ts';

interface Filing {
  roundIds: string[];
  framework: string;
  requirementId: string;
  validUntil?: Acceptance['validUntil'];
  language?: Language | undefined;
}

/**
 * Writes kept results into a record, files it in the library, and accepts it as evidence in the person's name. It speaks for no ask: what it
 * shows of the requirement is for the person to judge.
 * @throws Problem not_found for a result that is not kept, conflict for one that is filed or a requirement that is excluded.
 */
export async function fileResults(context: Context, files: Files, { language = 'en', ...filing }: Filing) {
  const { db, organisationId, actor, now } = context;
  // It makes a document, and evidence of it.
  if (!actor.permissions.includes('documents.edit')) throw forbidden();
  const today = dayOf(now);
  const { framework, requirementId, validUntil = null } = filing;
  const problems = problemsOf({ validUntil }, today);
  if (problems.length > 0) throw invalid(problems);
  const { requirement, framework: asking } = shippedRequirement(framework, requirementId);
  if (!Object.values(asking.competence ?? {}).includes(requirementId))
    throw invalid([{ path: 'requirementId', message: issue('competence_requirement') }]);
  const ids = [...new Set(filing.roundIds)];
  await lockFiles(db, organisationId);
  const results = await holdKept(context, ids);
  if (results.length !== ids.length) throw notFound();
  if (results.some(({ documentId }) => documentId))
    throw conflict('filed_already', 'Some of these results are filed as evidence already.');
  await lockControl(db, organisationId, framework, requirementId);
  const control = await getControl(db, organisationId, framework, requirementId);
  if (!control.applicable)
    throw conflict('excluded', `${requirementId} is excluded. Make it applicable before accepting evidence for it.`);

  const { documentId, quote } = await fileRecord(context, files, results, language);
  await changeAttempts(context, ids, { document_id: documentId });
  const kept = { framework, requirementId, documentId, suggestionId: null, quote, asks: [], control };
  const who = { at: now, by: actor.id, byName: actor.name };
  const [evidenceId = ''] = await addEvidence(db, organisationId, [{ ...kept, validFrom: today, validUntil, ...who }]);
  const [evidence] = await listEvidence(db, organisationId, { ids: [evidenceId] });
  if (!evidence) throw notFound();
  recordEvidence(context, 'accepted', evidence);
  await changeControl(context, requirement, (before) => ({ status: statusAfterAcceptance(before.status, undefined) }));
  return { documentId, evidenceId };
}

/** The record as a document, its text known at once, so that evidence can stand on a passage of it. */
async function fileRecord(context: Context, files: Files, results: QuizResult[], language: Language) {
  const { db, organisationId, actor, now } = context;
  const titles = new Map(results.map((result) => [result.framework, frameworkOf(result.framework)?.title ?? '']));
  const { title, markdown, passage } = composeRecord(results, {
    t: messagesOf('server/quiz-record', language),
    titles,
    by: actor.name,
    at: now.toISOString(),
  });
  const file = await storeBytes(context, files, { name: `${title}.md`, folder: '', bytes: Buffer.from(markdown) });
  const filed = await fileDocument(db, organisationId, file, { at: now, by: actor.id, byName: actor.name });
  const { text, blocks } = readText(markdown);
  const start = text.indexOf(passage);
  if (start < 0) throw new Error('The passage does not stand in the record.');
  await db
    .updateTable('documents')
    .set({ title, text, blocks: JSON.stringify(blocks) })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', filed.id)
    .execute();
  const after = { title, fileName: file.name, folder: filed.folder };
  context.record({ action: 'added', subject: documentSubject, subjectId: filed.id, title, after });
  await context.enqueue('documents.read', { documentIds: [filed.id] }, { title, total: 1 });
  return { documentId: filed.id, quote: { start, end: start + passage.length, text: passage } };
}
