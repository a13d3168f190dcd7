import type { Quote } from '#domain/documents/analysis.ts';

export interface PassageContext {
  before: string;
  quote: string;
  after: string;
}

const AROUND = 200;

/** A passage with what stands around it, cut between words; dots say that the text goes on. */
export function contextOf(text: string, { start, end }: Pick<Quote, 'start' | 'end'>, around = AROUND): PassageContext {
  const from = Math.max(0, start - around);
  const to = Math.min(text.length, end + around);
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  return {
    before: from > 0 ? `… ${before.replace(/^\S*\s/, '')}` : before.trimStart(),
    quote: text.slice(start, end),
    after: to < text.length ? `${after.replace(/\s\S*$/, '')} …` : after.trimEnd(),
  };
}
