import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Document } from '#domain/documents/document.ts';
import { type Answers, answerWith, Refusal } from '../../kit/testing/answers.ts';
import { field, fill, press } from '../../kit/testing/hands.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { Toaster } from '../../kit/toaster.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { FactsDialog } from './facts-dialog.tsx';

beforeAll(() => loadMessages('document-control'));

const document = {
  id: '00000000-0000-4000-8000-0000000000d1',
  ownerId: null,
  ownerName: null,
  classification: 'internal',
  number: 'ISP-001',
  reviewMonths: 12,
} as unknown as Document;

async function open(documents: Answers['documents']) {
  const asked = answerWith({ documents, people: { members: { list: () => [] } } });
  const onClose = vi.fn();
  await renderSignedIn(
    <>
      <FactsDialog document={document} onClose={onClose} />
      <Toaster />
    </>,
  );
  return { changes: () => asked.filter(({ name }) => name === 'documents.change'), onClose };
}

test('what is emptied is said to be nothing, and what nobody touched stays', async () => {
  const { changes } = await open({
    change: () => {
      throw new Refusal(409, 'changed_meanwhile', 'Somebody else has changed it meanwhile.');
    },
  });
  fill('Number', '  ');
  press('Save');
  await waitFor(() =>
    expect(changes()).toEqual([
      {
        name: 'documents.change',
        input: { id: document.id, ownerId: null, classification: 'internal', number: null, reviewMonths: 12 },
      },
    ]),
  );
  expect(await screen.findByText('Somebody else changed this in the meantime. Reload and try again.')).toBeTruthy();
});

test('a number that another document has is told at its field, and the dialog stays', async () => {
  const { onClose } = await open({
    change: () => {
      throw new Refusal(422, 'invalid', '', [{ path: 'number', message: 'Another document has this number' }]);
    },
  });
  fill('Number', 'ISP-002');
  press('Save');
  await waitFor(() => expect(field('Number').getAttribute('aria-invalid')).toBe('true'));
  expect(field('Number').value).toBe('ISP-002');
  expect(onClose).not.toHaveBeenCalled();
});
