import { z } from 'zod';
import type { Quote } from '#domain/documents/analysis.ts';
import { AskStatus, type Requirement } from '#domain/frameworks/requirement.ts';
import { conceptsOf } from '../read/concepts/concepts.ts';
import type { Document } from '../read/document.ts';
import { tokensOf } from '../read/tokens.ts';
import { type NumberedPassage, verifyQuote } from './passages.ts';
import { asData, type Checked, type Question, rulesFor } from './question.ts';

/** What a model says of one ask of a requirement. Only a `missing` stands without a quote. */
export interface AskVerdict {
  ask: string;
  status: AskStatus;
  quote: Quote | null;
}

type Asking = Pick<Requirement, 'title' | 'asks' | 'abroad'>;

const TASK = [
  'You check which points of one requirement of a standard a document covers.',
  'For every point give one status: "covered" when a passage states it fully, as a thing that is done or demanded; "partial" when a passage',
  'states a part of it, leaves it open or only intends it; "missing" when no passage states it. A rule that orders records is no such record.',
  'For "covered" and "partial" name the passages and give a quote; for "missing" leave both empty.',
].join(' ');

const keyOf = (place: number) => `A${place + 1}`;

/** Asks of every point of the requirement whether these passages cover it. */
export function askCoverage({ title, asks }: Asking, passages: readonly NumberedPassage[], nonce: string): Question {
  const lines = asks.map(({ text, kind }, place) => `${keyOf(place)} (${kind}): ${text}`);
  return {
    name: 'coverage',
    messages: [
      { role: 'system', content: `${TASK} ${rulesFor(nonce)}` },
      { role: 'user', content: `Requirement: ${title}\nPoints:\n${lines.join('\n')}\n\n${asData(passages, nonce)}` },
    ],
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['points'],
      properties: {
        points: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['point', 'status', 'passages', 'quote'],
            properties: {
              point: { type: 'string', enum: asks.map((_, place) => keyOf(place)) },
              status: { type: 'string', enum: [...AskStatus.options] },
              passages: { type: 'array', items: { type: 'string', enum: passages.map(({ id }) => id) } },
              quote: { type: 'string' },
            },
          },
        },
      },
    },
    maxTokens: 120 + 110 * asks.length,
  };
}

const Answer = z.object({ points: z.array(z.unknown()).max(200) });
const Item = z.object({
  point: z.string(),
  status: AskStatus,
  passages: z.array(z.string()).max(20).default([]),
  quote: z
    .string()
    .nullish()
    .transform((quote) => quote ?? ''),
});

/** What of the answer is borne out by the text; undefined when it is no answer to the question. */
export function checkCoverage(
  answer: unknown,
  { asks }: Asking,
  passages: readonly NumberedPassage[],
  document: Document,
): Checked<AskVerdict> | undefined {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return undefined;
  const kept = new Map<string, AskVerdict>();
  for (const raw of parsed.data.points) {
    const item = Item.safeParse(raw);
    if (!item.success) continue;
    const { point, status, passages: named, quote } = item.data;
    const ask = asks.find((_, place) => keyOf(place) === point);
    const cited = passages.filter(({ id }) => named.includes(id));
    if (!ask || kept.has(ask.id) || cited.length !== new Set(named).size) continue;
    const found = status === 'missing' ? null : verifyQuote(document, cited, quote);
    if (status === 'missing' || found) kept.set(ask.id, { ask: ask.id, status, quote: found });
  }
  return { kept: [...kept.values()], removed: parsed.data.points.length - kept.size };
}

/** The passages that share most words with what the requirement asks for, the best first. */
export function passagesAbout(
  { title, asks, abroad }: Asking,
  passages: readonly NumberedPassage[],
  { language }: Document,
  most: number,
): NumberedPassage[] {
  const own = language === 'en' ? undefined : abroad?.[language];
  const stems = (text: string, of = language) => conceptsOf(tokensOf(text, of), of).map(({ stem }) => stem);
  const wanted = new Set([
    ...[title, ...asks.flatMap(({ text, cues }) => [text, ...cues])].flatMap((text) => stems(text, 'en')),
    ...(own ? [own.title ?? '', ...Object.values(own.asks), ...own.cues].flatMap((text) => stems(text)) : []),
  ]);
  return passages
    .map((passage) => ({ passage, shared: [...wanted].filter((stem) => passage.stems.has(stem)).length }))
    .filter(({ shared }) => shared > 1)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, most)
    .map(({ passage }) => passage);
}
