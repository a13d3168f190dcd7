import { z } from 'zod';
import { issue, limit } from '../../issue.ts';
import { ANSWER_STATES, BANDS, CHOSEN_SHORT_ANSWERS, FORMS, QUESTIONNAIRE_LIMITS } from './values.ts';

const Column = z.number().int().min(0).max(16_383);

/** A column of a role that came later; a table that does not name it has none. */
const Further = Column.nullable().optional();

/** Which columns of a table ask, take the answer, are marked, and take what is said beside it. */
export const SheetColumns = z.object({
  question: Column.nullable(),
  answer: Column.nullable(),
  yes: Further,
  partly: Further,
  no: Further,
  notApplicable: Further,
  comment: Further,
  evidence: Further,
});
export type SheetColumns = z.infer<typeof SheetColumns>;

/** A table of the file: a sheet, or a table of a document. `columns` are the first words of each column; null as question: not a table of questions. */
export const QuestionSheet = z.object({
  name: z.string(),
  columns: z.array(z.string()).max(200),
  ...SheetColumns.shape,
});
export type QuestionSheet = z.infer<typeof QuestionSheet>;

/** Where a question stands: in a row of a table, or in a paragraph; both counted from 0. */
export const QuestionPlace = z.object({ sheet: z.number().int().nullable(), row: z.number().int() });
export type QuestionPlace = z.infer<typeof QuestionPlace>;

/** Words of a document: character for character text[start, end). */
export const Citation = z.object({
  documentId: z.uuid(),
  title: z.string(),
  /** Of the document, when it was quoted. */
  version: z.number().int().nullable().optional(),
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  path: z.array(z.string()),
  page: z.number().int().nullable(),
});
export type Citation = z.infer<typeof Citation>;

/** What is proposed for one part of a question. Made of the citations' words or of an approved answer, and of nothing else. */
export const Proposal = z.object({
  part: z.string(),
  verdict: z.enum(['yes', 'partly', 'no', 'found', 'none']),
  text: z.string(),
  citations: z.array(Citation),
  confidence: z.number().min(0).max(1),
  band: z.enum(BANDS),
  /** The answer that was approved before, by whom, when and in which questionnaire. */
  before: z.object({ question: z.string(), byName: z.string(), at: z.string(), questionnaire: z.string() }).nullable(),
  conflicts: z.array(
    z.object({
      dimension: z.enum(['duration', 'frequency', 'amount', 'statement']),
      sides: z.array(z.object({ value: z.string(), citation: Citation })),
    }),
  ),
  /** The nearest passages, for a person who looks further. */
  others: z.array(Citation),
});
export type Proposal = z.infer<typeof Proposal>;

export const AnswerState = z.enum(ANSWER_STATES);
export type AnswerState = z.infer<typeof AnswerState>;

export const AskedQuestion = z.object({
  id: z.uuid(),
  /** Its place among the questions, from 0. */
  position: z.number().int(),
  place: QuestionPlace,
  number: z.string().nullable(),
  text: z.string(),
  /** Null: not yet looked for, or not for the eyes of who asks. */
  proposals: z.array(Proposal).nullable(),
  state: AnswerState,
  answer: z.string(),
  /** What it says in a word and where that stands, as a person chose; null: nobody did. */
  shortAnswer: z.enum(CHOSEN_SHORT_ANSWERS).nullable(),
  reference: z.string().nullable(),
  ownerId: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decidedByName: z.string().nullable(),
  version: z.number().int(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** An answer that somebody approved; it is proposed where the same is asked again. */
export const ApprovedAnswer = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  questionnaireId: z.uuid(),
  questionnaire: z.string(),
  position: z.number().int(),
  byName: z.string(),
  at: z.string(),
});
export type ApprovedAnswer = z.infer<typeof ApprovedAnswer>;

export const Counts = z.object({
  total: z.number().int(),
  approved: z.number().int(),
  notApplicable: z.number().int(),
  /** Open, with something proposed. */
  proposed: z.number().int(),
  /** Open, and no statement was found. */
  none: z.number().int(),
});

/** Why a file gave no questions. `detail` is a sentence of its reader, or a count. */
export const QuestionnaireRefusal = z.enum(['unreadable', 'too-many', 'too-long', 'no-questions']);
export type QuestionnaireRefusal = z.infer<typeof QuestionnaireRefusal>;

export const Questionnaire = z.object({
  id: z.uuid(),
  title: z.string(),
  form: z.enum(FORMS),
  fileName: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  state: z.enum(['reading', 'answering', 'ready', 'refused']),
  refusal: QuestionnaireRefusal.nullable(),
  refusalDetail: z.string().nullable(),
  sheets: z.array(QuestionSheet),
  jobId: z.uuid().nullable(),
  createdAt: z.string(),
  createdByName: z.string(),
  version: z.number().int(),
  counts: Counts,
});
export type Questionnaire = z.infer<typeof Questionnaire>;

const Title = z.string().trim().min(1, issue('questionnaire_name_missing')).max(200, limit('most_characters'));

export const NewQuestionnaire = z.object({
  title: Title,
  fileId: z.uuid().optional(),
  text: z.string().trim().min(1).max(QUESTIONNAIRE_LIMITS.textLength, limit('most_characters')).optional(),
  dueOn: z.iso.date().nullable().optional(),
});
export type NewQuestionnaire = z.infer<typeof NewQuestionnaire>;

/** `columns` names the columns of every table, in their order; the questions are then read again. */
export const QuestionnaireChange = z.object({
  title: Title.optional(),
  dueOn: z.iso.date().nullable().optional(),
  columns: z.array(SheetColumns).max(200).optional(),
});

export const AnswerChange = z.object({
  state: AnswerState.optional(),
  answer: z.string().max(QUESTIONNAIRE_LIMITS.answerLength, limit('most_characters')).optional(),
  shortAnswer: z.enum(CHOSEN_SHORT_ANSWERS).nullable().optional(),
  reference: z.string().max(QUESTIONNAIRE_LIMITS.referenceLength, limit('most_characters')).nullable().optional(),
  ownerId: z.uuid().nullable().optional(),
});
