import { questionnaireSubject } from '#domain/vendors/subject.ts';
import { readFile } from 'node:fs/promises';
import { bandOf, QUESTIONNAIRE_LIMITS } from '#domain/vendors/questionnaires/values.ts';
import type { Proposal, QuestionnaireRefusal } from '#domain/vendors/questionnaires/questionnaire.ts';
import type { answerQuestion } from '#engine/questionnaire/answer.ts';
import { defineJob, type JobRun } from '../../platform/background/jobs.ts';
import { sanitizeText } from '../../platform/sanitize-text.ts';
import { notFound, Problem } from '../../platform/http/problems.ts';
import { openFileReader, type ReadQuestions, whyUnread } from './file-reader.ts';
import { gatherLibrary } from './library.ts';
import { getQuestionnaire, getSource } from './store.ts';

interface Input {
  questionnaireId: string;
  /** Its questions are read first, with the columns that a person named. */
  isRead: boolean;
  hasColumns: boolean;
}

export const QUESTIONNAIRE_JOB = 'risk_management.questionnaire';
const BATCH = 20;

/** Reads the questions of a questionnaire and proposes answers. Done twice it does the same, so that one cut off by a crash starts anew. */
export const answerQuestionnaire = defineJob<Input>(QUESTIONNAIRE_JOB, { atOnce: 1 }, async (run) => {
  const reader = openFileReader(run.signal);
  try {
    const isReady = !run.input.isRead || (await readQuestions(run, reader));
    return isReady ? await propose(run, reader) : { refused: true };
  } catch (error) {
    // Removed meanwhile.
    if (error instanceof Problem && error.status === 404) return { gone: true };
    throw error;
  } finally {
    await reader.end();
  }
});

type Reader = ReturnType<typeof openFileReader>;

async function readQuestions(run: JobRun<Input>, reader: Reader): Promise<boolean> {
  const { questionnaireId: id, hasColumns } = run.input;
  const { text, sha256, fileName, sheets } = await run.read((context) => getSource(context, id));
  let read: ReadQuestions;
  try {
    const source = sha256
      ? { bytes: await readFile(run.files.pathOf(sha256)), fileName: fileName ?? '' }
      : { text: text ?? '' };
    read = await reader.read(source, hasColumns ? sheets : null);
  } catch (error) {
    const why = whyUnread(error);
    if (why === undefined) throw error;
    return refuse(run, 'unreadable', why);
  }
  const { questions } = read;
  if (questions.length > QUESTIONNAIRE_LIMITS.questions) return refuse(run, 'too-many', String(questions.length), read);
  if (questions.some((each) => each.text.length > 20_000)) return refuse(run, 'too-long', null, read);
  if (questions.length === 0) return refuse(run, 'no-questions', null, read);
  await run.transact(async (context) => {
    const { db, organisationId } = context;
    await getQuestionnaire(context, id);
    const known = await db
      .selectFrom('questionnaire_questions')
      .select(['id', 'sheet', 'row', 'text'])
      .where('organisation_id', '=', organisationId)
      .where('questionnaire_id', '=', id)
      .execute();
    const keyOf = (sheet: number | null, row: number, words: string) => JSON.stringify([sheet, row, words]);
    const ids = new Map(known.map((each) => [keyOf(each.sheet, each.row, each.text), each.id]));
    const rows = questions.map(({ text: words, number, place }, position) => {
      const asked = sanitizeText(words);
      const key = keyOf(place.sheet, place.row, asked);
      const kept = ids.get(key);
      ids.delete(key);
      return {
        id: kept ?? context.newId(),
        isNew: !kept,
        position,
        number: number && sanitizeText(number),
        text: asked,
        ...place,
      };
    });
    const gone = [...ids.values()];
    if (gone.length > 0)
      await db
        .deleteFrom('questionnaire_questions')
        .where('organisation_id', '=', organisationId)
        .where('id', 'in', gone)
        .execute();
    for (const { isNew, ...row } of rows)
      if (isNew)
        await db
          .insertInto('questionnaire_questions')
          .values({ ...row, organisation_id: organisationId, questionnaire_id: id })
          .execute();
      else
        await db
          .updateTable('questionnaire_questions')
          .set({ position: row.position })
          .where('organisation_id', '=', organisationId)
          .where('id', '=', row.id)
          .execute();
    await setState(run, context, {
      state: 'answering',
      refusal: null,
      refusal_detail: null,
      form: read.form,
      sheets: sheetsOf(read),
    });
  });
  return true;
}

const sheetsOf = ({ sheets }: ReadQuestions) =>
  JSON.stringify(
    sheets
      .slice(0, 200)
      .map((sheet) => ({ ...sheet, name: sanitizeText(sheet.name), columns: sheet.columns.map(sanitizeText) })),
  );

type Context = Parameters<Parameters<JobRun<Input>['transact']>[0]>[0];

async function setState(run: JobRun<Input>, context: Context, values: object): Promise<void> {
  await context.db
    .updateTable('questionnaires')
    .set(values)
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', run.input.questionnaireId)
    .execute();
  context.publish(questionnaireSubject, run.input.questionnaireId);
}

async function refuse(
  run: JobRun<Input>,
  refusal: QuestionnaireRefusal,
  detail: string | null,
  read?: ReadQuestions,
): Promise<false> {
  await run.transact((context) =>
    setState(run, context, {
      state: 'refused',
      refusal,
      refusal_detail: detail,
      ...(read && { form: read.form, sheets: sheetsOf(read) }),
    }),
  );
  return false;
}

async function propose(run: JobRun<Input>, reader: Reader) {
  const { questionnaireId: id } = run.input;
  const { questionnaire, questions, gathered } = await run.read(async (context) => ({
    questionnaire: await getQuestionnaire(context, id),
    questions: await context.db
      .selectFrom('questionnaire_questions')
      .select(['id', 'text'])
      .where('organisation_id', '=', context.organisationId)
      .where('questionnaire_id', '=', id)
      .where('state', '=', 'open')
      .orderBy('position')
      .execute(),
    gathered: await gatherLibrary(context, id),
  }));
  const { library, leftOut } = gathered;
  await reader.learn(library);
  const counts = { proposed: 0, none: 0 };
  for (let from = 0; from < questions.length; from += BATCH) {
    run.signal.throwIfAborted();
    const batch = questions.slice(from, from + BATCH);
    const answered = await reader.answer(batch.map(({ text }) => text));
    await run.transact(async (context) => {
      for (const [at, { id: questionId }] of batch.entries()) {
        const proposals = (answered[at] ?? []).map((answer) => proposalOf(answer, gathered));
        counts[proposals.every(({ verdict }) => verdict === 'none') ? 'none' : 'proposed'] += 1;
        await context.db
          .updateTable('questionnaire_questions')
          .set({ proposals: JSON.stringify(proposals) })
          .where('organisation_id', '=', context.organisationId)
          .where('id', '=', questionId)
          .where('state', '=', 'open')
          .execute();
      }
    });
    run.progress(Math.min(from + BATCH, questions.length), questions.length);
  }
  await run.transact(async (context) => {
    if (!(await getQuestionnaire(context, id))) throw notFound();
    await setState(run, context, { state: 'ready' });
    const after = { questions: questions.length, ...counts, documents: library.documents.length, leftOut };
    context.record({
      action: 'proposed',
      subject: questionnaireSubject,
      subjectId: id,
      title: questionnaire.title,
      after,
    });
  });
  return { questions: questions.length, ...counts, documents: library.documents.length, leftOut };
}

type Gathered = Awaited<ReturnType<typeof gatherLibrary>>;

function proposalOf(
  answer: ReturnType<typeof answerQuestion>[number],
  { before, versions }: Pick<Gathered, 'before' | 'versions'>,
): Proposal {
  const { part, verdict, text, citations, confidence, answerId, conflicts, others } = answer;
  const withVersion = <T extends { documentId: string }>(citation: T) => ({
    ...citation,
    version: versions.get(citation.documentId) ?? null,
  });
  return {
    part: part.text,
    verdict,
    text,
    citations: citations.map(withVersion),
    confidence,
    band: bandOf(answer),
    before: (answerId && before.get(answerId)) || null,
    conflicts,
    others,
  };
}
