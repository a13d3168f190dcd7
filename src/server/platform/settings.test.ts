import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const hostsOf = (environment: Record<string, string>) => {
  const { SINGLE_SIGN_ON_ALLOWED_HOSTS: signIn, WEBHOOK_ALLOWED_HOSTS: webhooks } = readSettings(environment);
  return { signIn, webhooks };
};

test('hosts of the operator’s network are allowed for what they were named for; the setting of before names them for both', () => {
  expect(hostsOf({})).toEqual({ signIn: [], webhooks: [] });
  expect(hostsOf({ SINGLE_SIGN_ON_ALLOWED_HOSTS: 'id.intern.example' })).toEqual({
    signIn: ['id.intern.example'],
    webhooks: [],
  });
  expect(hostsOf({ OUTGOING_ALLOWED_HOSTS: 'old.example', WEBHOOK_ALLOWED_HOSTS: 'Chat.example:8443' })).toEqual({
    signIn: ['old.example'],
    webhooks: ['old.example', 'chat.example:8443'],
  });
});
