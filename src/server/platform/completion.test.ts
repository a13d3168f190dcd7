import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { complete, CompletionError } from './completion.ts';

/** What is made of an answer of these words. */
async function answerTo(content: string): Promise<unknown> {
  const service = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  const terms = { baseUrl: `http://${host}`, model: 'm', apiKey: null, privateHosts: [host], timeout: 5000 };
  const question = { name: 'test', messages: [], schema: {}, maxTokens: 10 };
  try {
    return (await complete(terms, question, (value) => z.object({ a: z.number() }).safeParse(value).data)).answer;
  } catch (error) {
    return error instanceof CompletionError ? error.code : error;
  } finally {
    service.close();
  }
}

test.each([
  '{"a":1}',
  '```json\n{"a":1}\n```',
  '```\n{"a":1}```',
  '```JSON {"a":1} ```',
  '<think>{"a":2}</think>\n\n```json\n{"a":1}\n```\n',
])('JSON is read from %j', async (content) => {
  expect(await answerTo(content)).toEqual({ a: 1 });
});

test('a fence without end around nothing is no answer, and says so in a moment', async () => {
  const start = performance.now();
  expect(await answerTo(`\`\`\`${'\n'.repeat(60_000)}x`)).toBe('invalid');
  expect(performance.now() - start).toBeLessThan(2500);
});
