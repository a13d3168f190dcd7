import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PERMISSIONS_OF, type Role } from '#domain/people/permission.ts';
import type { Session } from '#domain/people/session.ts';
import { renderPart } from '../kit/testing/render.tsx';
import { sessionQuery } from '../people/session.ts';
import { RecentList } from './recent-list.tsx';

const entry = {
  number: 7,
  at: '2026-11-21T09:00:00.000Z',
  actorName: 'Ana Ruiz',
  action: 'changed',
  subject: 'controls',
  subjectId: 'iso-27001-2022/A.5.15',
  title: 'A.5.15 Access control',
  requirement: { framework: 'iso-27001-2022', requirementId: 'A.5.15' },
  count: 1,
};

async function showTo(role: Role, shown = entry): Promise<void> {
  const queryClient = new QueryClient();
  const session: Session = {
    user: {
      id: 'ana',
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      emailVerified: true,
      language: 'en',
      darkMode: null,
      onboarded: true,
      getStartedCompleted: true,
      createdAt: '2026-11-01T08:00:00.000Z',
      lastLogin: null,
    },
    method: 'email',
    isStrong: false,
    demands: [],
    isAdministrator: false,
    administersUntil: null,
    customRole: null,
    organisation: null,
    organisations: [],
    role,
    permissions: [...PERMISSIONS_OF[role]],
  };
  queryClient.setQueryData(sessionQuery.queryKey, session);
  const now = Date.parse('2026-11-21T11:00:00.000Z');
  await renderPart(
    <QueryClientProvider client={queryClient}>
      <RecentList entries={[shown]} now={now} />
    </QueryClientProvider>,
  );
}

test('says who did what to which thing and when, and leads there', async () => {
  await showTo('user');
  expect(screen.getByText('Control · changed · Ana Ruiz')).toBeTruthy();
  expect(screen.getByText('2 hours ago')).toBeTruthy();
  expect(screen.getByRole('link', { name: entry.title }).getAttribute('href')).toBe('/app/iso27001/A.5.15');
});

test('a viewer reads it without a link to a page that is not theirs', async () => {
  await showTo('viewer');
  expect(screen.getByText(entry.title)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('several things that one person did are one sentence, which leads to the trail where one may read it', async () => {
  await showTo('admin', { ...entry, count: 8 });
  const link = screen.getByRole('link', { name: 'Ana Ruiz changed 8 controls' });
  expect(link.getAttribute('href')).toBe('/app/audit-trail?subject=controls');
});

test('tells of several things at once; where a kind has no words for several, it names one and says how many more', async () => {
  await showTo('user', { ...entry, count: 3 });
  expect(screen.getByText('Ana Ruiz changed 3 controls')).toBeTruthy();
  await showTo('user', { ...entry, subject: 'roles', title: 'Reader', count: 3 });
  expect(screen.getByText('Reader and 2 more')).toBeTruthy();
  expect(screen.getByText('Role · changed · Ana Ruiz')).toBeTruthy();
});
