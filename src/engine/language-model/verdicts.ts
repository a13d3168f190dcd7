import { z } from 'zod';
import type { Quote } from '#domain/documents/analysis.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import type { Document } from '../read/document.ts';
import { type NumberedPassage, verifyQuote } from './passages.ts';
import { asData, type Checked, type Question, rulesFor } from './question.ts';

export const VERDICTS = ['supported', 'partly', 'unsupported'] as const;

/** What a model says of one requirement. Only an `unsupported` stands without a quote. */
export interface Verdict {
  /** Place among the candidates that were asked. */
  candidate: number;
  verdict: (typeof VERDICTS)[number];
  quote: Quote | null;
}

type Candidate = Pick<Requirement, 'id' | 'title' | 'explanation'>;

const TASK = [
  'You check whether a document shows what requirements of a standard ask for.',
  'For every requirement give one verdict: "supported" when a passage plainly shows that the organisation does or demands it; "partly" when a',
  'passage shows a part of it; "unsupported" when the passages only mention its words, or speak of something else. For "supported" and "partly"',
  'name the passages and give a quote; for "unsupported" leave both empty.',
].join(' ');

const MOST_EXPLAINED = 420;
const keyOf = (place: number) => `R${place + 1}`;

/** Asks for a verdict on each candidate from these passages. */
export function askVerdicts(
  candidates: readonly Candidate[],
  passages: readonly NumberedPassage[],
  nonce: string,
): Question {
  const lines = candidates.map(
    ({ title, explanation }, place) => `${keyOf(place)}: ${title}. ${explanation.slice(0, MOST_EXPLAINED)}`,
  );
  return {
    name: 'verdicts',
    messages: [
      { role: 'system', content: `${TASK} ${rulesFor(nonce)}` },
      { role: 'user', content: `Requirements:\n${lines.join('\n')}\n\n${asData(passages, nonce)}` },
    ],
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['verdicts'],
      properties: {
        verdicts: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['requirement', 'verdict', 'passages', 'quote'],
            properties: {
              requirement: { type: 'string', enum: candidates.map((_, place) => keyOf(place)) },
              verdict: { type: 'string', enum: [...VERDICTS] },
              passages: { type: 'array', items: { type: 'string', enum: passages.map(({ id }) => id) } },
              quote: { type: 'string' },
            },
          },
        },
      },
    },
    maxTokens: 120 + 130 * candidates.length,
  };
}

const Answer = z.object({ verdicts: z.array(z.unknown()).max(200) });
/** What else an item says, such as how sure the model is, is not looked at. */
const Item = z.object({
  requirement: z.string(),
  verdict: z.enum(VERDICTS),
  passages: z.array(z.string()).max(20).default([]),
  quote: z
    .string()
    .nullish()
    .transform((quote) => quote ?? ''),
});

/** What of the answer is borne out by the text; undefined when it is no answer to the question. */
export function checkVerdicts(
  answer: unknown,
  candidates: readonly Candidate[],
  passages: readonly NumberedPassage[],
  document: Document,
): Checked<Verdict> | undefined {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return undefined;
  const kept = new Map<number, Verdict>();
  for (const raw of parsed.data.verdicts) {
    const item = Item.safeParse(raw);
    const verdict = item.success ? checkOne(item.data, candidates, passages, document) : undefined;
    if (verdict && !kept.has(verdict.candidate)) kept.set(verdict.candidate, verdict);
  }
  return { kept: [...kept.values()], removed: parsed.data.verdicts.length - kept.size };
}

function checkOne(
  { requirement, verdict, passages: named, quote }: z.infer<typeof Item>,
  candidates: readonly Candidate[],
  passages: readonly NumberedPassage[],
  document: Document,
): Verdict | undefined {
  const candidate = candidates.findIndex((_, place) => keyOf(place) === requirement);
  const cited = passages.filter(({ id }) => named.includes(id));
  if (candidate < 0 || cited.length !== new Set(named).size) return undefined;
  if (verdict === 'unsupported') return { candidate, verdict, quote: null };
  const found = verifyQuote(document, cited, quote);
  return found ? { candidate, verdict, quote: found } : undefined;
}
