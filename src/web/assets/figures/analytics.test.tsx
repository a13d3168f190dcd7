import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AssetAnalytics } from '#domain/assets/analytics.ts';
import { ASSET_SLICES } from '#domain/assets/slices.ts';
import { orpc } from '../../kit/requests/api.ts';
import { renderPart } from '../../kit/testing/render.tsx';
import { Analytics } from './analytics.tsx';

async function show(counted: Partial<AssetAnalytics['slices']>) {
  const slices = {
    ...(Object.fromEntries(ASSET_SLICES.map((slice) => [slice, 0])) as AssetAnalytics['slices']),
    'in-use': 1000,
    ...counted,
  };
  const group = { assets: 1000, cost: 0, slices };
  const data: AssetAnalytics = {
    ...group,
    categories: [{ name: 'Hardware', ...group }],
    departments: [{ name: 'Finance', ...group }],
    complianceStatuses: [],
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(orpc.assets.analytics.get.queryKey(), data);
  await renderPart(
    <QueryClientProvider client={client}>
      <Analytics />
    </QueryClientProvider>,
  );
}

test('coverage is of those of which it is known, with how many that are, and never rounded up to all', async () => {
  await show({ 'without-backup': 2, 'encryption-unknown': 820, unencrypted: 90, 'antivirus-unknown': 1000 });
  expect(screen.getByRole('link', { name: /^Backup/ }).textContent).toContain('Backup99%2 assets are not covered');
  expect(screen.getByRole('link', { name: /^Encryption \d/ }).textContent).toContain(
    'Encryption50%90 assets are not covered · 18% known, 820 of 1,000 not known',
  );
  const antivirus = screen.getByRole('link', { name: /^Antivirus Not known yet/ });
  expect(antivirus.textContent).toContain('AntivirusNot known yet1,000 of 1,000 not known');
  expect(antivirus.getAttribute('href')).toContain('only=antivirus-unknown');
});

test('what is to be found out is named with the list of it, and nothing where all is known', async () => {
  await show({ 'encryption-unknown': 820 });
  screen.getByRole('heading', { name: 'What to find out' });
  const link = screen.getByRole('link', { name: 'Encryption not known' });
  expect(link.getAttribute('href')).toContain('only=encryption-unknown');
  expect(link.parentElement?.textContent).toContain('820 of 1,000');
  expect(screen.queryByRole('link', { name: 'Backup not known' })).toBeNull();
});

test('where all is known nothing is to be found out', async () => {
  await show({ unencrypted: 1 });
  expect(screen.queryByRole('heading', { name: 'What to find out' })).toBeNull();
});
