/** Where a question stands with its review. */
export const ANSWER_STATES = ['open', 'approved', 'not-applicable'] as const;
/** What an answer says in a word, as a person chose; "none": in no word. */
export const CHOSEN_SHORT_ANSWERS = ['yes', 'partly', 'no', 'none'] as const;
/** What the columns of a table are for, beside the one that asks. */
export const ANSWER_ROLES = ['answer', 'yes', 'partly', 'no', 'notApplicable', 'comment', 'evidence'] as const;
/** How sure a proposal is: taken over from an approved answer, likely, to be looked at closely, or nothing found. */
export const BANDS = ['approved-before', 'high', 'medium', 'none'] as const;
export const FORMS = ['text', 'csv', 'xlsx', 'docx'] as const;

/** Bounds of one questionnaire; more is refused with the number. */
export const QUESTIONNAIRE_LIMITS = {
  bytes: 5_000_000,
  textLength: 200_000,
  questions: 2_000,
  rows: 20_000,
  answerLength: 8_000,
  referenceLength: 2_000,
} as const;

/** Questions on one page of the review. */
export const QUESTIONS_A_PAGE = 50;

export const QUESTIONNAIRE_EXTENSIONS = ['.csv', '.xlsx', '.docx', '.txt'] as const;

/** From this confidence on a proposal counts as likely. */
const HIGH = 0.85;

export function bandOf({
  verdict,
  answerId,
  confidence,
}: {
  verdict: string;
  answerId: string | null;
  confidence: number;
}) {
  if (verdict === 'none') return 'none' as const;
  if (answerId) return 'approved-before' as const;
  return confidence >= HIGH ? ('high' as const) : ('medium' as const);
}
