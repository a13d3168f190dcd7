import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { ModelFailure } from '#domain/organisations/language-model.ts';
import type { Question } from '#engine/language-model/question.ts';
import { type Outgoing, OutgoingError, openOutgoing } from './http/outgoing-requests.ts';

/** Where a language model is, and how long it may take. */
export interface ModelTerms {
  baseUrl: string;
  model: string;
  apiKey: string | null;
  /** Hosts, or host:port, that the operator vouches for whatever their address. */
  privateHosts: readonly string[];
  /** Milliseconds until an answer must be complete. */
  timeout: number;
}

export class CompletionError extends Error {
  readonly code: ModelFailure;
  constructor(code: ModelFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export interface Completion<T> {
  answer: T;
  /** Tokens that it cost, all tries together, as far as the service says. */
  tokens: number;
}

/** Bytes of an answer; far more than the longest one we ask for. */
const MOST = 256 * 1024;
const BREATH = 500;
const SEED = 7;

const Envelope = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ total_tokens: z.number().int().nonnegative().max(10_000_000).optional() }).nullish(),
});

/** What a second try does otherwise. */
type Again = 'plain' | 'same';
class TryAgain extends CompletionError {
  readonly again: Again;
  constructor(again: Again, code: ModelFailure, message: string, cause?: unknown) {
    super(code, message, cause);
    this.again = again;
  }
}

/**
 * Asks an OpenAI-compatible service (POST {baseUrl}/chat/completions) at temperature 0, once more where a second try may help, and takes
 * what `check` makes of its JSON; undefined there is no answer. No word of what the service says enters a message.
 * @throws CompletionError; the signal's reason when it is aborted.
 */
export async function complete<T>(
  terms: ModelTerms,
  question: Question,
  check: (value: unknown) => T | undefined,
  signal?: AbortSignal,
): Promise<Completion<T>> {
  const outgoing = openOutgoing({ allowed: terms.privateHosts, timeout: terms.timeout + 1000, most: MOST });
  const spent = { tokens: 0 };
  try {
    return { answer: await ask(outgoing, terms, question, check, 'full', spent, signal), tokens: spent.tokens };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof TryAgain)) throw error;
    if (error.again === 'same') await pause(BREATH, undefined, { ...(signal && { signal }) });
    const way = error.again === 'plain' ? 'plain' : 'full';
    return { answer: await ask(outgoing, terms, question, check, way, spent, signal), tokens: spent.tokens };
  }
}

async function ask<T>(
  outgoing: Outgoing,
  terms: ModelTerms,
  question: Question,
  check: (value: unknown) => T | undefined,
  way: 'full' | 'plain',
  spent: { tokens: number },
  signal: AbortSignal | undefined,
): Promise<T> {
  const response = await send(outgoing, terms, question, way, signal);
  const { status } = response;
  if (status >= 300 && status < 400)
    throw new CompletionError('redirected', 'It points elsewhere, and is not followed.');
  if (status === 401 || status === 403) throw new CompletionError('unauthorised', `HTTP ${status}`);
  if (status === 400 || status === 422) throw new TryAgain('plain', 'status', `HTTP ${status}`);
  if (status === 429 || status >= 500) throw new TryAgain('same', 'status', `HTTP ${status}`);
  if (!response.ok) throw new CompletionError('status', `HTTP ${status}`);
  const envelope = Envelope.safeParse(await response.json().catch(() => null));
  if (!envelope.success) throw new TryAgain('same', 'invalid', 'This is no answer of a service of that kind.');
  spent.tokens += envelope.data.usage?.total_tokens ?? 0;
  const answer = check(jsonIn(envelope.data.choices[0]?.message.content ?? ''));
  if (answer === undefined) throw new TryAgain('same', 'invalid', 'It did not answer in the JSON it was asked for.');
  return answer;
}

async function send(
  outgoing: Outgoing,
  { baseUrl, model, apiKey, timeout }: ModelTerms,
  { name, messages, schema, maxTokens }: Question,
  way: 'full' | 'plain',
  signal: AbortSignal | undefined,
): Promise<Response> {
  const inTime = AbortSignal.timeout(timeout);
  const strict = {
    max_tokens: maxTokens,
    seed: SEED,
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
  };
  try {
    return await outgoing(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages,
        temperature: 0,
        stream: false,
        // Services that know neither a seed nor a schema, and those that renamed the bound, take this.
        ...(way === 'full' ? strict : { max_completion_tokens: maxTokens }),
      }),
      signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
    });
  } catch (error) {
    signal?.throwIfAborted();
    if (inTime.aborted) throw new CompletionError('timeout', `No answer within ${timeout / 1000} seconds.`, error);
    if (!(error instanceof OutgoingError)) throw error;
    if (error.code === 'refused' || error.code === 'no_public_address')
      throw new CompletionError('refused', error.message, error);
    if (error.code === 'too_large') throw new CompletionError('too-large', error.message, error);
    throw new TryAgain('same', 'unreachable', error.message, error);
  }
}

/** The JSON of an answer; a model's thoughts before it and a fence around it are taken off, nothing else. Undefined when it is none. */
function jsonIn(content: string): unknown {
  const said = content.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i, '').trim();
  const isFenced = said.length > 6 && said.startsWith('```') && said.endsWith('```');
  const bare = isFenced ? said.slice(3, -3).replace(/^json/i, '') : said;
  try {
    return JSON.parse(bare) as unknown;
  } catch {
    return undefined;
  }
}
