import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inEach } from '#domain/frameworks/traits.ts';
import { renderPart } from '../kit/testing/render.tsx';
import { loadMessages } from '../locales/i18n.ts';
import { FrameworkCard } from './framework-card.tsx';

await loadMessages('frameworks', 'kit');

const framework = {
  id: 'iso-14001-2015',
  name: inEach('ISO 14001:2015'),
  title: 'ISO 14001:2015',
  purpose: inEach('An environmental management system that can be certified.'),
  settingsName: 'iso-14001-2015',
  profileName: 'iso-14001-2015',
  edition: '2015',
  publisher: 'ISO',
  domains: 9,
  requirements: 32,
  isOwn: false,
};
const next = { ...framework, id: 'iso-14001-2026', title: 'ISO 14001:2026', follows: 'iso-14001-2015' };
const given = {
  framework,
  next: undefined,
  mayOpen: true,
  reason: null,
  isBusy: false,
  onUse: vi.fn(),
  onStop: vi.fn(),
};
const used = { framework: framework.id, addedAt: '2026-03-01T09:00:00Z', addedByName: 'Ana Sol' };

test('one that is not in use says what it is for and can be used', async () => {
  await renderPart(<FrameworkCard {...given} used={null} />);
  expect(screen.getByText(/environmental management system that can be certified/)).toBeTruthy();
  expect(screen.getByText('32 requirements in 9 groups')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use ISO 14001:2015' }));
  expect(given.onUse).toHaveBeenCalledOnce();
});

test('one that is in use leads to its list, and to the next edition where there is one', async () => {
  await renderPart(<FrameworkCard {...given} used={{ ...used, why: 'chosen' }} next={next} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/app/frameworks/iso-14001-2015', '/app/frameworks/iso-14001-2026/edition-change']);
});

test('the primary framework cannot be given up, and says why', async () => {
  await renderPart(<FrameworkCard {...given} used={{ ...used, why: 'primary' }} />);
  const stop = screen.getByRole('button', { name: /Stop using/ });
  expect(stop.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(stop);
  expect(given.onStop).not.toHaveBeenCalled();
  await userEvent.hover(stop);
  expect(await screen.findByText(/choose another one in the settings first/)).toBeTruthy();
});
