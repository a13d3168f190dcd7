import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { renderPart } from '../kit/testing/render.tsx';
import { MonthView } from './month-view.tsx';

const ID = '6f9c5c2e-5d3a-4b8e-9d53-0a3f7c1f2b11';
const entry = (more: Partial<CalendarEntry>): CalendarEntry => ({
  id: `${ID}/2026-11-10`,
  kind: 'audit',
  title: 'Audit',
  on: '2026-11-10',
  time: null,
  minutes: null,
  days: 1,
  ownerId: null,
  ownerName: null,
  isDone: false,
  isRepeated: false,
  count: 1,
  eventId: ID,
  originalOn: '2026-11-10',
  taskId: null,
  href: null,
  ...more,
});

async function show(entries: CalendarEntry[], permissions = ['iso_readiness.edit']) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : await request.text()));
    return new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } });
  });
  const client = new QueryClient();
  client.setQueryData(['session'], { permissions, user: { id: 'me' } });
  await renderPart(
    <QueryClientProvider client={client}>
      <MonthView
        date="2026-11-10"
        today="2026-11-21"
        entries={entries}
        onOpen={() => undefined}
        onDay={() => undefined}
      />
    </QueryClientProvider>,
  );
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

test('a day says how much it holds, and what does not fit stands behind a number', async () => {
  await show(['A', 'B', 'C', 'D', 'E'].map((title) => entry({ id: title, title })));
  const day = screen
    .getByRole('button', { name: 'Tuesday, November 10, 2026, 5 entries' })
    .closest<HTMLElement>('[role=gridcell]');
  if (!day) throw new Error('The day is no cell');
  expect(within(day).getByRole('button', { name: '2 more' })).toBeTruthy();
  expect(within(day).queryByRole('button', { name: /^E,/ })).toBeNull();
});

test('an event is carried to another day with the keyboard alone, and says where it is', async () => {
  const sent = await show([entry({})]);
  screen.getByRole('button', { name: 'Audit, Audit' }).focus();
  await userEvent.keyboard('m{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('status').textContent).toBe('Audit: Wednesday, November 18, 2026');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([{ startsOn: '2026-11-18' }]));
});

test('Escape leaves it where it was', async () => {
  const sent = await show([entry({})]);
  screen.getByRole('button', { name: 'Audit, Audit' }).focus();
  await userEvent.keyboard('m{ArrowDown}{Escape}{Enter}');
  expect([sent, screen.getByRole('status').textContent]).toEqual([[], '']);
});

test('a repeated one asks which days are meant', async () => {
  const sent = await show([entry({ isRepeated: true })]);
  screen.getByRole('button', { name: 'Audit, Audit' }).focus();
  await userEvent.keyboard('m{ArrowRight}{Enter}');
  await userEvent.click(await screen.findByRole('radio', { name: 'This and all that follow' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(sent).toEqual([{ startsOn: '2026-11-11', scope: 'following', originalOn: '2026-11-10' }]));
});

test('what follows from facts is not carried away from them', async () => {
  await show([entry({ kind: 'warranty', eventId: null, originalOn: null, title: 'Laptop' })]);
  expect(screen.getByRole('button', { name: 'Laptop, Warranty ends' }).getAttribute('draggable')).toBe('false');
});

test('who may not change events carries nothing', async () => {
  const sent = await show([entry({})], ['dashboard.view']);
  const chip = screen.getByRole('button', { name: 'Audit, Audit' });
  expect(chip.getAttribute('draggable')).toBe('false');
  chip.focus();
  await userEvent.keyboard('m{ArrowDown}');
  expect([sent, screen.getByRole('status').textContent]).toEqual([[], '']);
});
