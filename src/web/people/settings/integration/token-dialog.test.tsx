import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { answerWith } from '../../../kit/testing/answers.ts';
import { fill, press } from '../../../kit/testing/hands.ts';
import { renderSignedIn } from '../../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../../locales/i18n.ts';
import { TokenDialog } from './token-dialog.tsx';

beforeAll(() => loadMessages('integration', 'users'));

const NOW = new Date('2026-03-10T08:00:00Z');
const MADE = {
  id: '00000000-0000-4000-8000-0000000000e1',
  name: 'Nightly import',
  hint: 'cwt_ab',
  ownerName: 'Ana Ruiz',
  isMine: true,
  createdAt: NOW.toISOString(),
  expiresAt: '2026-06-08T08:00:00Z',
  lastUsedAt: null,
};

async function open() {
  const asked = answerWith({
    people: { tokens: { add: ({ scopes }) => ({ token: 'cwt_secret', apiToken: { ...MADE, scopes } }) } },
  });
  const [onClose, onMade] = [vi.fn(), vi.fn()];
  await renderSignedIn(<TokenDialog now={NOW} onClose={onClose} onMade={onMade} />);
  await screen.findByRole('dialog');
  return { asked, onMade };
}

test('without a name and a permission nothing is asked, and both are named', async () => {
  const { asked } = await open();
  press('Create token');
  expect(await screen.findByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Choose at least one permission')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('it lasts 90 days unless said otherwise, which the dialog says with the day', async () => {
  const { asked, onMade } = await open();
  expect(screen.getByRole('combobox').textContent).toMatch(/^90 days, until .*2026/);
  fill(/^Name/, MADE.name);
  fireEvent.click(screen.getByLabelText('View assets'));
  press('Create token');
  await waitFor(() => expect(onMade).toHaveBeenCalledWith('cwt_secret', MADE.name));
  expect(asked).toEqual([{ name: 'people.tokens.add', input: { name: MADE.name, scopes: ['assets.view'], days: 90 } }]);
});
