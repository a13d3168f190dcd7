import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/contract.ts';
import { endpointsOf } from './openapi.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { MISSING, VALID } from '../../../test/valid-bodies.ts';

// Texts that PostgreSQL, JSON or UTF-8 cannot hold, and days that no calendar has, at every place of the contract that takes a text.

const ISO = 'iso-27001-2022';
const TEXTS = {
  NUL: 'a\0b',
  'half a surrogate pair': 'a\ud83d',
  'a very long text': 'x'.repeat(200_000),
  'the year zero': '0000-01-01',
};

interface Place {
  method: string;
  path: string;
  body: object;
  field: string;
}

/** Every field of an endpoint's input that takes a text, one level into objects. */
function places(): Place[] {
  return [...endpointsOf(contract)].flatMap(([, path, method, permission, , endpoint]) => {
    if (permission === 'anyone') return [];
    const schema = endpoint['~orpc'].inputSchema as z.ZodType;
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Record<string, object>;
    };
    // What must be there besides the field in question for a request to be valid.
    const body = VALID[path] ?? {};
    return Object.entries(properties).flatMap(([name, property]) => {
      const field = { method: method.toUpperCase(), path, body };
      const inner = (property as { properties?: object }).properties;
      return inner
        ? Object.keys(inner).map((part) => ({ ...field, field: `${name}.${part}` }))
        : [{ ...field, field: name }];
    });
  });
}

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

function withText({ body, field }: Place, text: unknown) {
  const [name = '', part] = field.split('.');
  return { ...body, [name]: part ? { [part]: text } : text };
}

describe.each(Object.entries(TEXTS))('%s', (_name, text) => {
  test.each(places())('$method $path, $field', async (place) => {
    const { method, path, field } = place;
    const isRead = method === 'GET' || method === 'DELETE';
    const inPath = path.includes(`{${field}}`);
    if ((isRead || inPath) && text.length > 10_000) return;
    const address = path
      .replace(`{${field}}`, encodeURIComponent(text.toWellFormed()))
      .replace('{framework}', ISO)
      .replace('{requirementId}', 'A.5.9')
      .replaceAll(/\{\w+\}/g, MISSING);
    const query = isRead && !inPath ? `?${field}=${encodeURIComponent(text.toWellFormed())}` : '';
    const bodies = isRead ? [undefined] : [withText(place, text), withText(place, [text])];
    for (const body of bodies) {
      const { status, body: answer } = await admin.request(method, `${address}${query}`, body);
      expect({ status, answer: status < 500 ? null : answer }).toEqual({ status: expect.any(Number), answer: null });
    }
  });
});
