import { z } from 'zod';
import type { Language } from '#domain/organisations/language.ts';
import { addressesMachine } from '../read/instructions.ts';
import { whyNotBorneOut } from './borne-out.ts';
import { neutralise } from './passages.ts';
import { asData, type Checked, type Question, rulesFor } from './question.ts';

/** A passage that an answer may rest on, under any id; of one document or of several. */
export interface Source {
  id: string;
  text: string;
}

/** A sentence of a phrased answer with the ids of the sources that bear it out. */
export interface Statement {
  text: string;
  sources: string[];
}

const TASK = [
  'You answer one question about an organisation in one to three short sentences, from the passages alone. Say what they say, in plain words;',
  'add nothing that they do not say: no number, date, name or reason of your own. For every sentence name the passages that it rests on.',
  'Where the passages do not answer the question, give no sentences.',
].join(' ');

const LANGUAGES: Record<Language, string> = { en: 'English', es: 'Spanish', fr: 'French', de: 'German' };

/** The sources that may be shown to a model: those addressed to one are left out. Their numbers are P1, P2, … in this order. */
export function sourcesToShow<T extends Source>(sources: readonly T[]): T[] {
  return sources.filter(({ text }) => text.trim() !== '' && !addressesMachine(text.replace(/\s+/g, ' ')));
}

/** Asks for an answer in a language from what `sourcesToShow` left. */
export function askPhrasing(
  question: string,
  shown: readonly Source[],
  { language, nonce }: { language: Language; nonce: string },
): Question {
  const passages = shown.map(({ text }, place) => ({ id: `P${place + 1}`, heading: '', text }));
  return {
    name: 'answer',
    messages: [
      { role: 'system', content: `${TASK} Write ${LANGUAGES[language]}. ${rulesFor(nonce)}` },
      { role: 'user', content: `Question: ${neutralise(question)}\n\n${asData(passages, nonce)}` },
    ],
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['sentences'],
      properties: {
        sentences: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['text', 'passages'],
            properties: {
              text: { type: 'string' },
              passages: { type: 'array', items: { type: 'string', enum: passages.map(({ id }) => id) } },
            },
          },
        },
      },
    },
    maxTokens: 500,
  };
}

const Answer = z.object({ sentences: z.array(z.unknown()).max(50) });
const Item = z.object({
  text: z.string().trim().min(1).max(1000),
  passages: z.array(z.string()).min(1).max(20),
});

/** The sentences that their sources bear out; undefined when it is no answer to the question. */
export function checkPhrasing(
  answer: unknown,
  shown: readonly Source[],
  language: Language,
): Checked<Statement> | undefined {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return undefined;
  const kept = parsed.data.sentences.flatMap((raw): Statement[] => {
    const item = Item.safeParse(raw);
    if (!item.success) return [];
    const { text, passages: named } = item.data;
    const cited = shown.filter((_, place) => named.includes(`P${place + 1}`));
    if (cited.length !== new Set(named).size) return [];
    const isBorneOut =
      whyNotBorneOut(
        text,
        cited.map((source) => source.text),
        language,
      ) === null;
    return isBorneOut ? [{ text, sources: cited.map(({ id }) => id) }] : [];
  });
  return { kept, removed: parsed.data.sentences.length - kept.length };
}
