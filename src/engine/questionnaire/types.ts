import type { Block } from '#domain/documents/analysis.ts';

/** What a question wants: a yes or no, a fact, a frequency, or a document. */
export type QuestionKind = 'yes-no' | 'what' | 'how-often' | 'provide-document';

/** One thing that is asked; a question with several has as many parts. */
export interface QuestionPart {
  text: string;
  kind: QuestionKind;
}

/** A question as it stands in a questionnaire. `row` and `column` or `start` and `end` say where, so that an answer can be put beside it. */
export interface Question {
  text: string;
  /** What the questionnaire calls it ("3.2"), where it does. */
  number: string | null;
  parts: QuestionPart[];
  row?: number;
  start?: number;
  end?: number;
}

/** A document that answers may be taken from: only such as people accepted. */
export interface SourceDocument {
  id: string;
  title: string;
  fileName: string;
  text: string;
  blocks: Block[];
  /** ISO date from which it counts; the older of two equal passages gives way. */
  date: string | null;
}

/** A passage that people accepted as evidence for a requirement. */
export interface Link {
  requirementId: string;
  documentId: string;
  start: number;
  end: number;
}

/** An answer that people approved before. */
export interface ApprovedAnswer {
  id: string;
  question: string;
  answer: string;
  /** What it says in a word, where a person said so. */
  short?: 'yes' | 'partly' | 'no' | 'none' | null;
  /** ISO date of the approval. */
  date: string;
}

/** Words of a document: character for character text[start, end). */
export interface Citation {
  documentId: string;
  title: string;
  start: number;
  end: number;
  text: string;
  /** The headings above it, outermost first, and its page, sheet or slide. */
  path: string[];
  page: number | null;
}

/** Passages that say different things of the same: two retention periods, two frequencies, two lengths of passwords, yes ("yes", "partly") and no. */
export interface Conflict {
  dimension: 'duration' | 'frequency' | 'amount' | 'statement';
  sides: { value: string; citation: Citation }[];
}

/** `none`: no statement was found, and nothing is answered. `found` answers a question that is no yes-or-no question. */
export type Verdict = 'yes' | 'partly' | 'no' | 'found' | 'none';

/** One reason for a confidence: a feature, its value, and what it added to the log-odds. */
export interface AnswerReason {
  feature: string;
  value: number;
  contribution: number;
}

/** An answer to one part. `text` is made of the citations' words and of nothing else; empty with verdict `none`. */
export interface Answer {
  part: QuestionPart;
  verdict: Verdict;
  text: string;
  citations: Citation[];
  /** The answer of the library that was taken over, where one was. */
  answerId: string | null;
  /** 0 to 1. */
  confidence: number;
  because: AnswerReason[];
  conflicts: Conflict[];
  /** The next best passages, for a person who looks further; also where nothing is answered. */
  others: Citation[];
}
