import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer } from '../../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each(['user-guide', 'settings'])('docs/%s.md is shown as plain text', async (name) => {
  const response = await fetch(`${server.origin}/docs/${name}.md`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toMatch(/^# /);
});

test.each(['/docs/openapi.json', '/docs/../package.json', '/docs/%2e%2e/package.json', '/docs/measurements.md'])(
  'no other file of the repository is shown: %s',
  async (path) => {
    const response = await fetch(server.origin + path);
    expect(await response.text()).not.toMatch(/"dependencies"|"openapi"|^# Measure/m);
  },
);

test('who names a security contact has it under its well-known address; nobody else has one', async () => {
  const path = '/.well-known/security.txt';
  expect(await (await fetch(server.origin + path)).text()).not.toContain('Contact:');
  const named = await startTestServer({ SECURITY_CONTACT: 'mailto:security@example.com' });
  try {
    const response = await fetch(named.origin + path);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('Contact: mailto:security@example.com\n');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  } finally {
    await named.stop();
  }
});
