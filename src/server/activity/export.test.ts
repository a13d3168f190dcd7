import { thingSubject } from '../../../test/example-subject.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';
import { perform } from '../platform/context.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the trail goes out whole, newest first, and no cell is a formula', async () => {
  const admin = await server.signIn('admin');
  await perform(server.services, admin.visitor, false, async (context) =>
    context.recordAll(
      Array.from({ length: 2300 }, (_, number) => ({
        action: 'added' as const,
        subject: number % 2 ? thingSubject : { ...thingSubject, name: 'others' },
        subjectId: context.newId(),
        title: number === 2299 ? '=HYPERLINK("https://evil.example")' : `Thing, ${number}`,
        after: { name: `"${number}"` },
      })),
    ),
  );
  const { headers, body } = await admin.get('/activity/export');
  const lines = String(body).trim().split('\r\n');
  expect(headers.get('content-disposition')).toMatch(/attachment; filename="audit-trail_\d{4}-\d\d-\d\d\.csv"/);
  expect(lines).toHaveLength(2301);
  expect(lines[1]).toMatch(/^2300,.*'=HYPERLINK/);
  expect(lines[2300]).toMatch(/^1,.*"Thing, 0"/);
  const some = String((await admin.get('/activity/export?subject=things&search=Thing, 7')).body)
    .trim()
    .split('\r\n');
  expect(some.length).toBeGreaterThan(50);
  expect(some.slice(1).every((line) => line.includes(',things,"Thing, 7'))).toBe(true);
});

test('another organisation’s trail stays where it is', async () => {
  const admin = await server.signIn('admin', await server.secondOrganisation());
  expect(
    String((await admin.get('/activity/export')).body)
      .trim()
      .split('\r\n'),
  ).toHaveLength(1);
});
