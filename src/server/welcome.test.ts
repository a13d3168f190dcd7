import { expect, test } from 'vitest';
import { welcomeText } from './welcome.ts';

const settings = { ORIGIN: 'http://localhost:3000', DATA_DIR: '/srv/clausewise', DATABASE_URL: undefined };

test('a newcomer reads where it is, how to begin, where the data is and how to stop', () => {
  const text = welcomeText('2.1.0', settings, { setupToken: 'abc', setupLinkEnd: undefined }, true);
  for (const part of ['2.1.0', 'http://localhost:3000/setup-admin?token=abc', '/srv/clausewise', 'Ctrl+C'])
    expect(text).toContain(part);
});

test('beside a server that printed the link there is none, but until when it is good and how to get another', () => {
  const setupLinkEnd = new Date('2026-11-24T08:00:00Z');
  const text = welcomeText('2.1.0', settings, { setupToken: undefined, setupLinkEnd }, true);
  expect(text).not.toContain('token=');
  expect(text).toContain('2026-11-24T08:00:00.000Z');
  expect(text).toContain('NEW_SETUP_LINK=true');
});

test('once set up, nothing is said of links', () => {
  const text = welcomeText('2.1.0', settings, { setupToken: undefined, setupLinkEnd: undefined }, true);
  expect(text).not.toMatch(/link|token/i);
});

test('a service, which has no keys to press, is told of none; a shared database is named beside the folder', () => {
  const server = { setupToken: undefined, setupLinkEnd: undefined };
  expect(welcomeText('2.1.0', settings, server, false)).not.toContain('Ctrl+C');
  const shared = { ...settings, DATABASE_URL: 'postgres://owner:secret@host/name' };
  const text = welcomeText('2.1.0', shared, server, false);
  expect(text).toContain('DATABASE_URL');
  expect(text).not.toContain('secret');
});
