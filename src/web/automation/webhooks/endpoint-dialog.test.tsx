import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { WebhookEndpoint } from '#domain/automation/webhook.ts';
import { answerWith } from '../../kit/testing/answers.ts';
import { press } from '../../kit/testing/hands.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { EndpointDialog } from './endpoint-dialog.tsx';

beforeAll(() => loadMessages('automation', 'activity'));

const endpoint: WebhookEndpoint = {
  id: '5d7a0a1e-6f3b-4a53-9a53-6f8f7d1f7b11',
  name: 'Chat',
  url: 'https://chat.example/hook',
  events: ['documents.made obsolete'],
  isOn: true,
  eventNames: 1,
  offReason: null,
  failingSince: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  createdByName: 'Ada',
  version: 1,
  waiting: 0,
  dead: 0,
  lastDeliveredAt: null,
};

async function open(eventNames: 1 | 2) {
  const asked = answerWith({ automation: { webhooks: { change: () => endpoint } } });
  const onClose = vi.fn();
  await renderSignedIn(<EndpointDialog endpoint={{ ...endpoint, eventNames }} onClose={onClose} />);
  return { asked, onClose };
}

test('an endpoint of an earlier version can be switched over to standard names, and what it chose is named as today', async () => {
  const { asked, onClose } = await open(1);
  fireEvent.click(screen.getByRole('switch', { name: /Standard event names/ }));
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.at(-1)).toMatchObject({
    name: 'automation.webhooks.change',
    input: { events: ['document.obsoleted'], eventNames: 2 },
  });
});

test('one that hears standard names is not asked', async () => {
  await open(2);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('what can be heard stands in the order of the alphabet', async () => {
  await open(2);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^What it hears/ }));
  const subjects = screen
    .getAllByRole('option')
    .flatMap(({ textContent }) => (textContent.includes(':') ? [] : textContent));
  const [everything, notifications, ...rest] = subjects;
  expect([everything, notifications]).toEqual(['Everything', 'Notifications']);
  expect(rest.length).toBeGreaterThan(30);
  expect(rest).toEqual(rest.toSorted((one, other) => one.localeCompare(other)));
});
