import type { AskedQuestion } from '#domain/vendors/questionnaires/questionnaire.ts';
import type { Tone } from '../../kit/tone.ts';

type Word = 'approved' | 'not-applicable' | 'waiting' | 'none' | 'approved-before' | 'high' | 'medium';

const SURE = ['none', 'medium', 'high', 'approved-before'] as const;

/** Where a question stands, in one word: decided, or how sure its least sure proposal is. */
export function wordOfQuestion({ state, proposals }: Pick<AskedQuestion, 'state' | 'proposals'>): Word {
  if (state !== 'open') return state;
  if (!proposals) return 'waiting';
  const least = Math.min(...proposals.map(({ band }) => SURE.indexOf(band)));
  return SURE[least] ?? 'none';
}

const TONES: Record<Word, Tone> = {
  approved: 'success',
  'not-applicable': 'neutral',
  waiting: 'neutral',
  none: 'error',
  'approved-before': 'info',
  high: 'info',
  medium: 'warning',
};

export const toneOfQuestion = (question: Pick<AskedQuestion, 'state' | 'proposals'>): Tone =>
  TONES[wordOfQuestion(question)];

/** The question that an address names, with the page it stands on. */
export interface OpenedQuestion {
  question?: string;
  page?: number;
}

export function readOpenedQuestion(raw: Record<string, unknown>): OpenedQuestion {
  const page = Number(raw['page']);
  return {
    ...(typeof raw['question'] === 'string' && { question: raw['question'] }),
    ...(Number.isInteger(page) && page > 0 && page < 1000 && { page }),
  };
}
