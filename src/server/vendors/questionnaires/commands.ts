import { questionnaireSubject } from '#domain/vendors/subject.ts';
import type { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { addressOf } from '#domain/addresses.ts';
import type {
  AnswerChange,
  AskedQuestion,
  NewQuestionnaire,
  QuestionnaireChange,
  SheetColumns,
} from '#domain/vendors/questionnaires/questionnaire.ts';
import {
  ANSWER_ROLES,
  QUESTIONNAIRE_EXTENSIONS,
  QUESTIONNAIRE_LIMITS,
  QUESTIONS_A_PAGE,
} from '#domain/vendors/questionnaires/values.ts';
import { isMember } from '../../controls/store.ts';
import type { Context } from '../../platform/context.ts';
import { keepFile, releaseFile } from '../../platform/files.ts';
import { sanitizeText } from '../../platform/sanitize-text.ts';
import { notify } from '../../platform/database/notify.ts';
import { conflict, invalid } from '../../platform/http/problems.ts';
import { QUESTIONNAIRE_JOB } from './answer-job.ts';
import { getQuestion, getQuestionnaire, getSource } from './store.ts';

async function start(
  context: Context,
  id: string,
  { title, isRead, hasColumns }: { title: string; isRead: boolean; hasColumns: boolean },
) {
  const jobId = await context.enqueue(QUESTIONNAIRE_JOB, { questionnaireId: id, isRead, hasColumns }, { title });
  await context.db
    .updateTable('questionnaires')
    .set({ job_id: jobId, state: isRead ? 'reading' : 'answering' })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
}

/** Takes in a questionnaire and has its questions read. @throws Problem invalid for a file of another kind or beyond the limits. */
export async function addQuestionnaire(
  context: Context,
  { title, fileId, text, dueOn }: NewQuestionnaire,
): Promise<string> {
  if ((fileId === undefined) === (text === undefined))
    throw invalid([{ path: 'text', message: issue('questions_missing') }]);
  const file = fileId ? await keepFile(context, fileId) : null;
  const extension = QUESTIONNAIRE_EXTENSIONS.find((each) => file?.name.toLowerCase().endsWith(each));
  if (file && !extension) throw invalid([{ path: 'fileId', message: issue('questionnaire_file_kind') }]);
  if (file && file.size > QUESTIONNAIRE_LIMITS.bytes)
    throw invalid([
      { path: 'fileId', message: issue('file_size', { megabytes: QUESTIONNAIRE_LIMITS.bytes / 1_000_000 }) },
    ]);
  const id = context.newId();
  const form = extension === '.csv' ? 'csv' : extension === '.xlsx' ? 'xlsx' : extension === '.docx' ? 'docx' : 'text';
  await context.db
    .insertInto('questionnaires')
    .values({
      id,
      organisation_id: context.organisationId,
      title,
      form,
      file_id: file?.id ?? null,
      file_name: file?.name ?? null,
      source_text: text === undefined ? null : sanitizeText(text),
      due_on: dueOn ?? null,
      state: 'reading',
      created_at: context.now,
      created_by: context.actor.id,
      created_by_name: context.actor.name,
    })
    .execute();
  const after = { title, fileName: file?.name ?? null, dueOn: dueOn ?? null };
  context.record({ action: 'added', subject: questionnaireSubject, subjectId: id, title, after });
  await start(context, id, { title, isRead: true, hasColumns: false });
  return id;
}

const outdated = () => conflict('changed_meanwhile', 'Somebody else has changed it meanwhile.');

/** @throws Problem invalid where answers have no column, or one column has two roles. */
function checkColumns(sheets: readonly SheetColumns[]): void {
  for (const sheet of sheets) {
    if (sheet.question === null) continue;
    const used = ANSWER_ROLES.flatMap((role) => sheet[role] ?? []);
    const hasPlace = sheet.answer !== null || (isColumn(sheet.yes) && isColumn(sheet.no));
    if (!hasPlace || used.includes(sheet.question))
      throw invalid([{ path: 'columns', message: issue('answer_column') }]);
    if (new Set(used).size < used.length) throw invalid([{ path: 'columns', message: issue('column_role_twice') }]);
  }
}

const isColumn = (column: number | null | undefined) => typeof column === 'number';

export async function changeQuestionnaire(
  context: Context,
  id: string,
  { title, dueOn, columns }: z.infer<typeof QuestionnaireChange>,
  version?: number,
): Promise<void> {
  const before = await getQuestionnaire(context, id);
  if (version !== undefined && version !== before.version) throw outdated();
  if (columns && before.state !== 'ready' && before.state !== 'refused')
    throw conflict('busy', 'Its questions are being read; wait until that is done.');
  if (columns && columns.length !== before.sheets.length)
    throw invalid([{ path: 'columns', message: issue('table_columns_missing') }]);
  const sheets = before.sheets.map((sheet, at) => ({ ...sheet, ...columns?.[at] }));
  if (columns) checkColumns(sheets);
  const after = { title: title ?? before.title, dueOn: dueOn === undefined ? before.dueOn : dueOn, sheets };
  const isSame = JSON.stringify(sheets) === JSON.stringify(before.sheets);
  await context.db
    .updateTable('questionnaires')
    .set({ title: after.title, due_on: after.dueOn, sheets: JSON.stringify(sheets), version: before.version + 1 })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  context.record({
    action: 'changed',
    subject: questionnaireSubject,
    subjectId: id,
    title: after.title,
    before: { title: before.title, dueOn: before.dueOn, sheets: before.sheets },
    after,
  });
  if (columns && !isSame) await start(context, id, { title: after.title, isRead: true, hasColumns: true });
}

export async function proposeAnew(context: Context, id: string): Promise<void> {
  const { state, title } = await getQuestionnaire(context, id);
  if (state !== 'ready') throw conflict('busy', 'Its questions are being read; wait until that is done.');
  await start(context, id, { title, isRead: false, hasColumns: true });
}

export async function removeQuestionnaire(context: Context, id: string): Promise<void> {
  const { fileId, title } = await getSource(context, id);
  await context.db
    .deleteFrom('questionnaires')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  if (fileId) await releaseFile(context, fileId);
  context.record({ action: 'removed', subject: questionnaireSubject, subjectId: id, title });
}

const factsOf = ({ state, answer, shortAnswer, reference, ownerId }: Decision) => ({
  state,
  answer,
  ownerId,
  ...(shortAnswer && { shortAnswer }),
  ...(reference && { reference }),
});
type Decision = Pick<AskedQuestion, 'state' | 'answer' | 'shortAnswer' | 'reference' | 'ownerId'>;

/** Decides on an answer. An approved one is proposed in later questionnaires. */
export async function changeAnswer(
  context: Context,
  id: string,
  questionId: string,
  change: z.infer<typeof AnswerChange>,
  version?: number,
): Promise<void> {
  const before = await getQuestion(context, id, questionId);
  if (version !== undefined && version !== before.version) throw outdated();
  const given = change.answer === undefined ? before.answer : sanitizeText(change.answer);
  // Whoever writes over an approved answer opens it again, unless that is approved with it.
  const state = change.state ?? (given !== before.answer && before.state === 'approved' ? 'open' : before.state);
  if (state === 'approved' && given.trim() === '')
    throw invalid([{ path: 'answer', message: issue('answer_text_missing') }]);
  const shortAnswer = change.shortAnswer === undefined ? before.shortAnswer : change.shortAnswer;
  const reference =
    change.reference === undefined ? before.reference : change.reference && sanitizeText(change.reference);
  const ownerId = change.ownerId === undefined ? before.ownerId : change.ownerId;
  if (change.ownerId && !(await isMember(context.db, context.organisationId, change.ownerId)))
    throw invalid([{ path: 'ownerId', message: issue('owner_no_member') }]);
  const isDecided =
    state !== 'open' && (state !== before.state || given !== before.answer || shortAnswer !== before.shortAnswer);
  const decided = isDecided
    ? { decided_at: context.now, decided_by: context.actor.id, decided_by_name: context.actor.name }
    : state === 'open'
      ? { decided_at: null, decided_by: null, decided_by_name: null }
      : {};
  const changed = await context.db
    .updateTable('questionnaire_questions')
    .set({
      state,
      answer: given,
      short_answer: shortAnswer,
      reference,
      owner_id: ownerId,
      version: before.version + 1,
      ...decided,
    })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', questionId)
    // Of two who decide at the same moment the second one looks again.
    .where('version', '=', before.version)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw outdated();
  const facts = { question: before.text };
  context.record({
    action: 'changed',
    subject: questionnaireSubject,
    subjectId: id,
    title: before.text.slice(0, 200),
    before: { ...facts, ...factsOf(before) },
    after: { ...facts, ...factsOf({ state, answer: given, shortAnswer, reference, ownerId }) },
  });
  if (ownerId && ownerId !== before.ownerId && ownerId !== context.actor.id) {
    const { title } = await getQuestionnaire(context, id);
    const page = Math.floor(before.position / QUESTIONS_A_PAGE);
    const link = addressOf('questionnaire', { id, question: questionId, page: page || undefined });
    const values = { name: context.actor.name, title, text: before.text.slice(0, 200) };
    await notify(context, ownerId, 'questionnaire-question-assigned', values, link);
  }
}
