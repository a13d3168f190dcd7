import { readFile } from 'node:fs/promises';
import { ById } from '#contract/endpoint.ts';
import { Language } from '#domain/organisations/language.ts';
import { leftHeaderOf } from '#domain/vendors/questionnaires/left.ts';
import type { AskedQuestion, QuestionSheet } from '#domain/vendors/questionnaires/questionnaire.ts';
import { referenceOf } from '#domain/vendors/questionnaires/reference.ts';
import { proposedText, restsOn, shortAnswerOf } from '#domain/vendors/questionnaires/said.ts';
import type { AnswerPlace } from '#engine/questionnaire/files/place.ts';
import { lettersOf } from '#engine/questionnaire/files/references.ts';
import { sendBytes } from '../../platform/http/downloads.ts';
import { messagesOf } from '../../platform/messages.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import type { TransferCall } from '../../platform/http/transfers.ts';
import { zipOf } from '../../platform/file-formats/zip.ts';
import { openFileReader } from './file-reader.ts';
import { allQuestions, getQuestionnaire, getSource } from './store.ts';

/** What goes into the file for a question; null: nothing. Only what is approved, and with drafts what is not, marked as such. */
function answerOf(question: AskedQuestion, language: Language, withDrafts: boolean) {
  const t = messagesOf('server/questionnaire-files', language);
  const { state, answer, proposals, reference } = question;
  const isDraft = state === 'open';
  const own = answer || (isDraft ? proposedText(proposals) : '');
  if (isDraft && (!withDrafts || !own)) return null;
  const sentences = isDraft ? `[${t('draft')}] ${own}` : own;
  const short = shortAnswerOf(question);
  const cited = isDraft || restsOn(answer, proposals) ? (proposals ?? []).flatMap(({ citations }) => citations) : [];
  return {
    text: short !== 'not-applicable' ? sentences : [t('notApplicable'), own].filter(Boolean).join('. '),
    sentences,
    short,
    word: short ? t(short === 'not-applicable' ? 'notApplicable' : short) : '',
    reference:
      reference ?? (short === 'not-applicable' ? '' : referenceOf(cited, messagesOf('questionnaires', language))),
    isDraft,
  };
}

/** Questions and answers one below the other. */
function asText(
  rows: { number: string | null; text: string; answer: { text: string } | null }[],
  language: Language,
): string {
  const t = messagesOf('server/questionnaire-files', language);
  return rows
    .map(
      ({ number, text, answer }) =>
        `${t('question')}: ${number ? `${number} ` : ''}${text}\r\n${t('answer')}: ${answer?.text ?? ''}\r\n`,
    )
    .join('\r\n');
}

const NO_COLUMNS = { question: null, answer: 0 };

/** Files that one person has filled in a minute: each takes a thread with its memory. */
const MOST_A_MINUTE = 30;

export const questionnaireTransfers = {
  questionnaireFile: async (call: TransferCall) => {
    const id = ById.safeParse(call.params);
    if (!id.success) throw notFound();
    const language = Language.catch('en').parse(call.url.searchParams.get('language'));
    const withDrafts = call.url.searchParams.get('drafts') === 'true';
    const { source, sheets, questions } = await call.perform(async (context) => {
      const questionnaire = await getQuestionnaire(context, id.data.id);
      if (questionnaire.state === 'reading' || questionnaire.state === 'refused')
        throw conflict('busy', 'Its questions are not read yet.');
      return {
        sheets: questionnaire.sheets,
        source: await getSource(context, id.data.id),
        questions: await allQuestions(context, id.data.id),
      };
    });
    call.context.services.limits.count(`questionnaire files ${call.visitor.actor.id}`, MOST_A_MINUTE);
    const rows = questions.map((each) => ({ ...each, answer: answerOf(each, language, withDrafts) }));
    const name = source.fileName ?? `${source.title}.txt`;
    if (source.form === 'text' || !source.sha256) {
      const bytes = `\ufeff${asText(rows, language)}`;
      return sendBytes(call, {
        name: name.replace(/\.txt$/i, '') + '.txt',
        mediaType: 'text/plain; charset=utf-8',
        bytes,
      });
    }
    const answers = rows.flatMap(({ place: { sheet, row }, answer }) =>
      answer === null
        ? []
        : [{ sheet, row, columns: (sheet === null ? null : sheets[sheet]) ?? NO_COLUMNS, ...answer }],
    );
    const reader = openFileReader();
    try {
      const original = await readFile(call.files.pathOf(source.sha256));
      const filled = await reader.fill(original, source.form, answers);
      const bytes = 'bytes' in filled ? filled.bytes : await archived(filled.parts);
      if (filled.left.length > 0)
        call.response.setHeader(
          'x-answers-left',
          leftHeaderOf(filled.left.map((each) => ({ cell: nameOf(each, sheets, source.form), why: each.why }))),
        );
      await sendBytes(call, { name, mediaType: source.mediaType ?? 'application/octet-stream', bytes });
    } finally {
      await reader.end();
    }
  },
};

/** The cell that an answer found taken, as its program names it. */
function nameOf({ sheet, row, column }: AnswerPlace, sheets: readonly QuestionSheet[], form: string): string {
  if (sheet === null) return `¶ ${row + 1}`;
  const table = sheets[sheet]?.name || String(sheet + 1);
  return `${table}!${form === 'xlsx' ? `${lettersOf(column)}${row + 1}` : `${row + 1}:${column + 1}`}`;
}

async function archived(parts: Parameters<typeof zipOf>[0]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOf(parts)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
