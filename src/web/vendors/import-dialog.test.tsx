import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { VendorLine, VendorRowOutcome } from '#domain/vendors/import.ts';
import { toastStore } from '../kit/toast.ts';
import { answerWith } from '../kit/testing/answers.ts';
import { knowEveryLanguage } from '../kit/testing/every-language.ts';
import { press } from '../kit/testing/hands.ts';
import { renderSignedIn } from '../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../locales/i18n.ts';
import { ImportDialog } from './import-dialog.tsx';

beforeAll(async () => {
  await loadMessages('vendors', 'risks', 'activity');
  await knowEveryLanguage('vendors');
});

const ID = 'a0000000-0000-4000-8000-000000000001';
const FILE = ['Who we buy from,Branche,Stufe,Colour', 'Mail Blast,Email,High,red', 'Print Shop,Printing,Low,blue'];

async function openWith(lines: readonly string[]) {
  const fateOf = ({ row, values }: VendorLine): VendorRowOutcome => ({
    row,
    fate: 'new',
    faults: [],
    name: values.name ?? '',
    changes: [],
  });
  const asked = answerWith({
    vendors: {
      imports: {
        add: ({ lines: sent, isPreview }) => ({ fates: sent.map(fateOf), id: isPreview ? null : ID }),
        undo: { add: () => ({ undone: 1, kept: ['Print Shop'], ownerGone: [] }) },
      },
    },
  });
  const onClose = vi.fn();
  await renderSignedIn(<ImportDialog onClose={onClose} />);
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File([lines.join('\n')], 'vendors.csv', { type: 'text/csv' })] } });
  await screen.findByText('vendors.csv: 2 rows');
  press('Next');
  await screen.findByText('What the columns are');
  return { onClose, asked };
}

const rowOf = (heading: string) => screen.getByRole('row', { name: new RegExp(heading) });
function choose(heading: string, field: string): void {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: `Field for column ${heading}` }));
  fireEvent.click(within(screen.getByRole('listbox')).getByText(field));
}
const linesOf = ({ input }: { input: unknown }) => (input as { lines: VendorLine[] }).lines;

test('every column is shown with what it is taken for, and may be taken for another; the import goes by it', async () => {
  const { asked, onClose } = await openWith(FILE);
  expect(rowOf('Who we buy from').textContent).toContain('Mail Blast · Print Shop');
  expect(rowOf('Who we buy from').textContent).toContain('Not recognized');
  expect(rowOf('Branche').textContent).toContain('Known heading');
  press('Next');
  expect(asked).toEqual([]);

  choose('Who we buy from', 'Vendor *');
  choose('Stufe', '-- Leave out --');
  choose('Colour', 'Notes');
  expect(rowOf('Colour').textContent).toContain('Chosen by you');
  press('Next');
  await screen.findByRole('button', { name: 'Import 2 vendors' });
  expect(linesOf(asked[0]!)[0]).toEqual({ row: 2, values: { name: 'Mail Blast', industry: 'Email', notes: 'red' } });

  press('Back');
  expect(screen.getByRole('combobox', { name: 'Field for column Colour' }).textContent).toBe('Notes');
  choose('Colour', '-- Leave out --');
  press('Next');
  await waitFor(() => expect(asked).toHaveLength(2));
  await screen.findByRole('button', { name: 'Import 2 vendors' });
  press('Import 2 vendors');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.at(-1)?.input).toMatchObject({ isPreview: false });
  expect(linesOf(asked.at(-1)!)[1]).toEqual({ row: 3, values: { name: 'Print Shop', industry: 'Printing' } });

  toastStore.read().at(-1)?.action?.run();
  await waitFor(() =>
    expect(toastStore.read().at(-1)?.text).toBe(
      '1 vendor is as it was before. Changed or worked with since and left as they are: Print Shop.',
    ),
  );
});

test('two columns cannot fill one field', async () => {
  const { asked } = await openWith(FILE);
  choose('Who we buy from', 'Vendor *');
  choose('Colour', 'Industry *');
  press('Next');
  expect(screen.getByText('What the columns are')).toBeTruthy();
  expect(asked).toEqual([]);
});
