import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { inEach } from '#domain/frameworks/traits.ts';
import { answerWith } from '../kit/testing/answers.ts';
import { renderSignedIn } from '../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../locales/i18n.ts';
import { FileDialog } from './file-dialog.tsx';

beforeAll(() => loadMessages('quiz'));

const base = {
  id: 'iso-27001-2022',
  name: inEach('ISO 27001'),
  title: 'ISO/IEC 27001:2022',
  settingsName: 'ISO 27001',
  profileName: 'ISO 27001',
  purpose: null,
  edition: '2022',
  publisher: 'ISO',
  domains: 11,
  requirements: 123,
  competence: { competence: '7.2', awareness: '7.3' },
  isOwn: false,
};
const { competence: _none, ...rest } = base;
const own = { ...rest, id: 'own-supplier-code', title: 'Supplier code', isOwn: true };
const used = { why: 'chosen' as const, addedAt: null, addedByName: null };

test('results are filed under a clause for competence, and a framework that names none is said to be left out', async () => {
  answerWith({
    frameworks: {
      available: { list: () => [base, own] },
      inUse: { list: () => [base, own].map(({ id }) => ({ ...used, framework: id })) },
    },
  });
  await renderSignedIn(<FileDialog results={[]} onClose={vi.fn()} onFiled={vi.fn()} />);
  await screen.findByText('Not offered: Supplier code, which name no clause for competence or awareness.');
  const [requirement] = screen.getAllByRole<HTMLSelectElement>('combobox');
  expect([...requirement!.options].map(({ text }) => text.split(' · ')[0])).toEqual([base.title, base.title]);
});
