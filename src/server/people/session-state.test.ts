import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('a visitor is told of their own session', () => {
  test('that there is none', async () => {
    const { status, body } = await server.anonymous.get('/session/state');
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'none', session: null, organisation: null });
    expect(body.cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false, days: 90 });
  });

  test('that the cookie belongs to none, forged, cut short or ended', async () => {
    const gone = await server.signIn('user');
    await gone.remove('/session');
    const forged = gone.cookie.replace(/=.*/, '=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAA');
    for (const cookie of [gone.cookie, forged, `${forged}%2`, gone.cookie.slice(0, -9)]) {
      const { body } = await server.anonymous.request('GET', '/session/state', undefined, { cookie });
      expect(body).toMatchObject({ state: 'ended', session: null, organisation: null });
    }
  });

  test('who they are, since when, until when, and what they may do; and never the cookie', async () => {
    const viewer = await server.signIn('viewer');
    const { body } = await viewer.get('/session/state');
    expect(body).toMatchObject({
      state: 'open',
      session: { method: 'email', isStrong: false, administersUntil: null },
      organisation: { role: 'viewer', permissions: ['dashboard.view'], demands: [] },
    });
    expect(Date.parse(body.session.endsAt)).toBeGreaterThan(Date.parse(body.now));
    const [, token = ''] = /=([^.%]+)/.exec(viewer.cookie) ?? [];
    expect(token.length).toBeGreaterThan(20);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  test('by the strictest rule of their organisations', async () => {
    const admin = await server.signIn('admin', await server.secondOrganisation());
    await admin.patch('/organisation/policy', { sessionIdleMinutes: 10, sessionHours: 2 });
    const { body } = await admin.get('/session/state');
    expect(Date.parse(body.session.idleUntil) - Date.parse(body.session.lastUsedAt)).toBe(600_000);
    expect(Date.parse(body.session.endsAt) - Date.parse(body.session.startedAt)).toBe(7_200_000);
  });

  test('nothing of an organisation of others, whichever they ask for', async () => {
    const mine = await server.signIn('user');
    const theirs = await server.secondOrganisation();
    const { body } = await mine.request('GET', '/session/state', undefined, { 'x-clausewise-organisation': theirs });
    expect(body.organisation.role).toBe('user');
    expect(JSON.stringify(body)).not.toContain(theirs);
  });
});

test('anybody may know which standards are covered', async () => {
  const { status, body } = await server.anonymous.get('/frameworks');
  expect(status).toBe(200);
  expect(body).toContainEqual(
    expect.objectContaining({
      id: 'iso-27001-2022',
      domains: 13,
      requirements: 123,
      edition: expect.stringMatching(/2022/),
    }),
  );
});
