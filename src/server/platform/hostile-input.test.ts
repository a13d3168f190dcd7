import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/contract.ts';
import { endpointsOf } from './openapi.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

// Texts that PostgreSQL, JSON or UTF-8 cannot hold, and days that no calendar has, at every place of the contract that takes a text.

const MISSING = '00000000-0000-4000-8000-000000000000';
const ISO = 'iso-27001-2022';
const TEXTS = {
  NUL: 'a\0b',
  'half a surrogate pair': 'a\ud83d',
  'a very long text': 'x'.repeat(200_000),
  'the year zero': '0000-01-01',
};

const ASSET = {
  name: 'A',
  type: 'Laptop',
  category: 'Hardware',
  serialNumber: 'S',
  owner: 'O',
  dataClassification: 'Internal',
};
const CONTACT = { kind: 'contact', name: 'C' };
const RULE = {
  name: 'R',
  isOn: false,
  trigger: { kind: 'event', subject: 'assets', actions: [], conditions: [] },
  actions: [{ kind: 'notification', text: 'T', to: { kind: 'maker' } }],
  mostPerHour: 1,
};
/** What must be there besides the field in question for a request to be valid; a name that may stand once is another one each time. */
const VALID: Record<string, object> = {
  '/assets': ASSET,
  '/documents': { files: [{ fileId: MISSING }] },
  '/evidence/acceptances': { suggestionIds: [MISSING] },
  '/evidence/rejections': { suggestionIds: [MISSING] },
  '/evidence/reopenings': { suggestionIds: [MISSING] },
  '/controls/{framework}/changes': { requirementIds: ['A.5.9'], change: {} },
  '/asset-imports': { fileId: MISSING, mapping: ['name'], replacements: [], dateOrder: 'day-first' },
  '/risks': { title: 'R' },
  '/risks/changes': { ids: [MISSING], change: {} },
  '/risk-imports': { lines: [{ row: 2, values: { title: 'R' } }], isPreview: true },
  '/risks/{id}/assessments': { kind: 'residual', likelihood: 1, impact: 1, rationale: '' },
  '/risks/{id}/acceptances': { until: '2099-01-01', statement: 'S' },
  '/risks/{id}/reviews': { outcome: 'unchanged', note: '' },
  '/risks/{id}/actions': { title: 'A' },
  '/vendors': {
    get name() {
      return randomUUID();
    },
    tier: 'Low',
    industry: 'I',
    domains: [],
  },
  '/vendor-imports': { lines: [{ row: 2, values: { name: 'V' } }], isPreview: true },
  '/vendors/{id}/records': { facts: CONTACT },
  '/vendors/{id}/records/{recordId}': { facts: CONTACT },
  '/vendors/{id}/reviews': { outcome: 'satisfactory', note: '' },
  '/questionnaires': { title: 'Q', text: 'Do you encrypt data?' },
  '/webhooks': { name: 'W', url: 'https://example.com/', events: ['*'] },
  '/automation/rules': RULE,
  '/automation/rules/{id}': RULE,
  '/automation/trials': RULE,
  '/awareness/people': { ids: [MISSING], department: 'D' },
  '/awareness/campaigns': {
    title: 'C',
    courses: ['c'],
    audience: { kind: 'everybody', values: [] },
    dueOn: '2099-01-01',
  },
  '/awareness/mail-reports': { sender: '', mailSubject: 'M', did: 'nothing' },
  '/quiz/records': { roundIds: [MISSING], framework: 'iso-27001-2022', requirementId: '7.2' },
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
