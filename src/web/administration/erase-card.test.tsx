import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { PERMISSIONS } from '#domain/people/permission.ts';
import { answerWith, Refusal } from '../kit/testing/answers.ts';
import { fill, press, reasonOf } from '../kit/testing/hands.ts';
import { renderSignedIn } from '../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../locales/i18n.ts';
import { EraseCard } from './erase-card.tsx';

beforeAll(() => loadMessages('data'));

const ERASE = 'Erase organization…';
const CONFIRM = 'Type “Maple & Sons” to confirm';

test('a role that lacks a single permission does not erase, and is told why', async () => {
  await renderSignedIn(<EraseCard />, PERMISSIONS.slice(1));
  expect(reasonOf(ERASE)).toBe('This changes everything, so it takes a role with every permission');
});

test('what is refused stays in the dialog; asked again, it begins anew', async () => {
  const asked = answerWith({
    administration: {
      data: {
        erasure: {
          add: () => {
            throw new Refusal(409, 'changed_meanwhile', 'A restoration is running.');
          },
        },
      },
    },
  });
  await renderSignedIn(<EraseCard />);
  press(ERASE);
  const erase = screen.getByRole<HTMLButtonElement>('button', { name: 'Erase for good' });
  fill(CONFIRM, 'Maple');
  expect(erase.disabled).toBe(true);
  fill(CONFIRM, 'Maple & Sons');
  press('Erase for good');
  expect(await screen.findByText('Somebody else changed this in the meantime. Reload and try again.')).toBeTruthy();
  expect(asked).toEqual([{ name: 'administration.data.erasure.add', input: { confirmation: 'Maple & Sons' } }]);
  press('Cancel');
  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
  press(ERASE);
  expect(screen.queryByText(/Somebody else changed this/)).toBeNull();
});
