import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { administer } from '../../../../test/administration.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { groupsOf, inputWith, isRead, listPlaces, refuses, requestOf } from '../../../../test/text-fields.ts';
import type { Field, Group, Place } from '../../../../test/text-fields.ts';

// Texts that PostgreSQL, JSON or UTF-8 cannot hold, and days that no calendar has, at every place of the contract that takes a text.

const LONG = 'x'.repeat(200_000);
/** So many long texts are the largest body that is read. */
const LONG_AT_ONCE = 4;
const TEXTS = ['a\0b', 'a\ud83d', LONG, '0000-01-01'];

type Ask = (method: string, address: string, body: object | undefined) => Promise<{ status: number }>;

const places = listPlaces();
const textual = places
  .map((place) => ({ ...place, fields: place.fields.filter(({ takesText }) => takesText) }))
  .filter(({ fields }) => fields.length > 0);

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  await administer(server, admin);
});
afterAll(() => server.stop());

/** @returns the fields with whose text the server falls over; they are asked all at once, and one by one only where that does not settle it. */
async function faultsOf(place: Place, ask: Ask): Promise<string[]> {
  const faults: string[] = [];
  for (const text of TEXTS) {
    // An address of that length is refused as such, which a test of its own looks at.
    const fields = text === LONG ? place.fields.filter(({ isInPath }) => !isInPath && !isRead(place)) : place.fields;
    for (const value of isRead(place) ? [text] : [text, [text]])
      for (const group of groupsOf(place, fields, value).flatMap((all) => (text === LONG ? inFours(all) : [all]))) {
        const broken = await breaks(place, group, value, ask);
        faults.push(...broken.map((name) => `${name}: ${JSON.stringify(value).slice(0, 20)}`));
      }
  }
  return faults;
}

async function breaks(place: Place, { fields, isCarried }: Group, value: unknown, ask: Ask): Promise<string[]> {
  const statusOf = async (some: Field[]) => {
    const { address, body } = requestOf(place, inputWith(place, some, value));
    return (await ask(place.method, address, body)).status;
  };
  const status = await statusOf(fields);
  // What a handler refuses for one field it may have refused before it came to the next; nothing of all is there where an id leads nowhere.
  const isSettled = status < 400 || status === 404 || (!isCarried && status < 500);
  if (isSettled || (fields.length === 1 && status < 500)) return [];
  const alone: string[] = [];
  for (const field of fields) if ((await statusOf([field])) >= 500) alone.push(field.name);
  if (alone.length > 0 || status < 500) return alone;
  return [fields.map(({ name }) => name).join(' + ')];
}

function inFours({ fields, isCarried }: Group): Group[] {
  const count = Math.ceil(fields.length / LONG_AT_ONCE);
  return Array.from({ length: count }, (_, index) => ({
    fields: fields.slice(index * LONG_AT_ONCE, (index + 1) * LONG_AT_ONCE),
    isCarried,
  }));
}

test.each(textual)('$method $path', async (place) => {
  expect(await faultsOf(place, (...asked) => admin.request(...asked))).toEqual([]);
});

test('an address of that length is refused', async () => {
  for (const path of ['/assets?q=', '/assets/']) expect((await admin.get(path + LONG)).status).toBe(431);
});

test('what is left out is what takes no text', () => {
  const fields = places.flatMap((place) => place.fields.map((field) => ({ place, field })));
  const left = fields.filter(({ field }) => !field.takesText);
  expect(left.filter(({ place, field }) => !refuses(place, field, 'text')).map(({ field }) => field.name)).toEqual([]);
  expect([fields.length - left.length >= 980, textual.length >= 352]).toEqual([true, true]);
});

describe('a planted fault is found', () => {
  const place: Place = {
    method: 'POST',
    path: '/things/{id}',
    schema: z.object({ id: z.uuid(), name: z.string().max(80), note: z.string(), kind: z.enum(['a']) }),
    fields: ['id', 'name', 'note', 'kind'].map((name) => ({ name, isInPath: name === 'id', takesText: true })),
  };
  const falling = (isFatal: (body: Record<string, unknown>, address: string) => boolean): Ask => {
    return async (_, address, body) => ({
      status: isFatal((body ?? {}) as Record<string, unknown>, address) ? 500 : 200,
    });
  };

  test('in a field that its schema lets through, named alone', async () => {
    // A handler is reached only when everything else is valid.
    const stores = falling((body) => body['kind'] === undefined && String(body['note']).includes('\0'));
    expect(await faultsOf(place, stores)).toEqual(['note: "a\\u0000b"']);
  });

  test('in a field that its schema refuses', async () => {
    expect(
      await faultsOf(
        place,
        falling((body) => Array.isArray(body['kind'])),
      ),
    ).toHaveLength(TEXTS.length);
  });

  test('in an address', async () => {
    expect(
      await faultsOf(
        place,
        falling((_, address) => address.includes('%00')),
      ),
    ).toEqual(['id: "a\\u0000b"', 'id: ["a\\u0000b"]']);
  });
});
