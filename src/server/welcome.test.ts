import { expect, test } from 'vitest';
import { welcomeText } from './welcome.ts';

const settings = { ORIGIN: 'http://localhost:3000', DATA_DIR: '/srv/clausewise' };

test('a newcomer reads where it is, how to begin, where the data is and how to stop', () => {
  const text = welcomeText('2.1.0', settings, { setupToken: 'abc', setupLinkEnd: undefined });
  for (const part of ['2.1.0', 'http://localhost:3000/setup-admin?token=abc', '/srv/clausewise', 'Ctrl+C'])
    expect(text).toContain(part);
});

test('beside a server that printed the link there is none, but until when it is good and how to get another', () => {
  const setupLinkEnd = new Date('2026-11-24T08:00:00Z');
  const text = welcomeText('2.1.0', settings, { setupToken: undefined, setupLinkEnd });
  expect(text).not.toContain('token=');
  expect(text).toContain('2026-11-24T08:00:00.000Z');
  expect(text).toContain('NEW_SETUP_LINK=true');
});

test('once set up, nothing is said of links', () => {
  const text = welcomeText('2.1.0', settings, { setupToken: undefined, setupLinkEnd: undefined });
  expect(text).not.toMatch(/link|token/i);
});
