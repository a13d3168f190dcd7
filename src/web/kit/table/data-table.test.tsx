import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import { renderPart } from '../testing/render.tsx';
import type { DataTableProps } from './data-table-props.ts';

interface Asset {
  id: string;
  name: string;
}

const rows: Asset[] = [
  { id: '1', name: 'Mail server' },
  { id: '2', name: 'Backup server' },
];

function table(changed: Partial<DataTableProps<Asset>>) {
  return (
    <DataTable
      label="Assets"
      columns={[{ field: 'name', header: 'Name' }]}
      rows={rows}
      total={12}
      page={0}
      pageSize={10}
      onPage={() => undefined}
      card={(row) => <strong>{row.name}</strong>}
      empty={<p>No assets match</p>}
      {...changed}
    />
  );
}

const phone = (isPhone: boolean) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isPhone && media.includes('max-width: 599px'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
};

afterEach(() => vi.unstubAllGlobals());

test('on a phone rows are a list of cards that can be ticked', async () => {
  phone(true);
  const onSelect = vi.fn<(ids: string[]) => void>();
  await renderPart(table({ selected: ['2'], onSelect }));
  const cards = within(screen.getByRole('list', { name: 'Assets' })).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual(['Mail server', 'Backup server']);
  await userEvent.click(within(cards[0] as HTMLElement).getByRole('checkbox'));
  expect(onSelect).toHaveBeenLastCalledWith(['2', '1']);
  await userEvent.click(within(cards[1] as HTMLElement).getByRole('checkbox'));
  expect(onSelect).toHaveBeenLastCalledWith([]);
});

test('the pager says where one is and asks for the next page and another size', async () => {
  phone(true);
  const onPage = vi.fn<(page: number, pageSize: number) => void>();
  await renderPart(table({ onPage }));
  expect(screen.getByText('1–10 of 12')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage).toHaveBeenLastCalledWith(1, 10);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page:' }), '25');
  expect(onPage).toHaveBeenLastCalledWith(0, 25);
});

test('first load, nothing found and a failure are told apart', async () => {
  phone(true);
  const first = await renderPart(table({ rows: undefined, total: undefined }));
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  first.unmount();
  const none = await renderPart(table({ rows: [], total: 0 }));
  expect(screen.getByText('No assets match')).toBeTruthy();
  none.unmount();
  const onRetry = vi.fn<() => void>();
  await renderPart(table({ rows: undefined, error: { status: 503, data: { reference: 'r-1' } }, onRetry }));
  expect(screen.getByText('Reference: r-1')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('old rows stay while newer ones are fetched', async () => {
  phone(true);
  await renderPart(table({ isRefetching: true }));
  expect(screen.getByText('Mail server')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Assets' }).getAttribute('aria-busy')).toBe('true');
});
