import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { BlankDocument } from '#domain/documents/blanks/filling.ts';
import { answerWith } from '../../kit/testing/answers.ts';
import { press } from '../../kit/testing/hands.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { SubmitDialog } from './submit-dialog.tsx';

beforeAll(() => loadMessages('document-control'));

const document = { id: '00000000-0000-4000-8000-0000000000d1', title: 'Backup policy' };
const place = { key: 'date', before: 'On ', words: '[Date]', after: '.' };

async function open(places: BlankDocument['places']) {
  const documents = places.length === 0 ? [] : [{ ...document, isFile: false, refusal: null, places, own: {} }];
  answerWith({
    documents: {
      blanks: { list: () => ({ blanks: [], documents }) },
      receipts: { audiences: () => ({ people: [], departments: [], roles: [] }) },
    },
  });
  await renderSignedIn(<SubmitDialog document={document} onClose={() => undefined} />);
}

test('blanks are asked about before people are', async () => {
  await open([place, place]);
  expect(await screen.findByText(/2 places are not filled in: \[Date\]\./)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Who approves' })).toBeNull();
  press('Hand in all the same');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Who approves/ })).toBeTruthy());
});

test('without blanks people are asked at once', async () => {
  await open([]);
  expect(await screen.findByRole('combobox', { name: /Who approves/ })).toBeTruthy();
});
