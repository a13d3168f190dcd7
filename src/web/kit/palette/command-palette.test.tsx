import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CommandPalette } from './command-palette.tsx';
import { type PaletteEntry, matching } from './palette-entries.ts';
import { renderPart } from '../testing/render.tsx';

const entries = [
  { id: 'a', group: 'Go to', label: 'Dashboard', href: '/app' },
  { id: 'b', group: 'Go to', label: 'Asset inventory', href: '/app/asset-inventory' },
  { id: 'c', group: 'Actions', label: 'Préparation', run: () => undefined },
];

test('words are found in any order and without accents', () => {
  expect(matching(entries, 'inventory asset').map(({ id }) => id)).toEqual(['b']);
  expect(matching(entries, 'preparation').map(({ id }) => id)).toEqual(['c']);
});

test('arrow keys move through the groups and around, Enter chooses', async () => {
  const onChoose = vi.fn<(entry: PaletteEntry) => void>();
  await renderPart(
    <CommandPalette isOpen onClose={() => undefined} entries={entries} sources={[]} onChoose={onChoose} />,
  );
  const box = screen.getByRole('combobox');
  await userEvent.type(box, '{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Préparation');
  await userEvent.type(box, '{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ id: 'b' });
});

test('a source that fails takes nothing away from one that answers', async () => {
  const found = { id: 'doc-1', group: 'Documents', label: 'Backup policy', href: '/app/document-check/1' };
  const sources = [
    { id: 'broken', search: () => Promise.reject(new Error('down')) },
    { id: 'documents', search: async () => [found] },
  ];
  await renderPart(
    <CommandPalette isOpen onClose={() => undefined} entries={entries} sources={sources} onChoose={() => undefined} />,
  );
  await userEvent.type(screen.getByRole('combobox'), 'backup');
  await waitFor(() => expect(screen.getByRole('option').textContent).toBe('Backup policy'));
});

test('when nothing fits it says so', async () => {
  await renderPart(
    <CommandPalette isOpen onClose={() => undefined} entries={entries} sources={[]} onChoose={() => undefined} />,
  );
  await userEvent.type(screen.getByRole('combobox'), 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”')).toBeTruthy();
});
