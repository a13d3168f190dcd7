/** What an assessment asks, and where it stands. Apart from the schemas, so that a public page can be read without their library. */

/** From the vendors of whom least is asked to those of whom most is. */
export const ASSESSMENT_TIERS = ['Low', 'Medium', 'High', 'Critical'] as const;
export type AssessmentTier = (typeof ASSESSMENT_TIERS)[number];

export const QUESTION_KINDS = ['implementation', 'choice', 'text'] as const;
export const IMPLEMENTATIONS = ['yes', 'partly', 'no', 'not-applicable'] as const;

export const ASSESSMENT_STATES = [
  'draft',
  'sent',
  'in-progress',
  'submitted',
  'sent-back',
  'reviewed',
  'expired',
  'revoked',
] as const;
export type AssessmentState = (typeof ASSESSMENT_STATES)[number];

/** What our side says of an answer. */
export const VERDICTS = ['accepted', 'questioned', 'overruled'] as const;

/** Bounds of one assessment; more is refused with the number. */
export const ASSESSMENT_LIMITS = {
  questions: 400,
  ownQuestions: 50,
  answerLength: 4_000,
  commentLength: 2_000,
  messageLength: 2_000,
  linkDays: 30,
  longestLinkDays: 90,
  fileBytes: 10_000_000,
  filesOfQuestion: 5,
  files: 60,
  allBytes: 100_000_000,
  workbookBytes: 5_000_000,
  workbookRows: 2_000,
} as const;

/** What a vendor may give as evidence. Nothing that a browser or an office program would run. */
export const EVIDENCE_EXTENSIONS = [
  '.pdf',
  '.docx',
  '.xlsx',
  '.pptx',
  '.png',
  '.jpg',
  '.jpeg',
  '.txt',
  '.csv',
] as const;
