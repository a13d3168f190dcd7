import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_BRAND } from '#domain/organisations/brand.ts';
import { DEFAULT_SETTINGS } from '#domain/organisations/settings.ts';
import { answerWith } from '../../kit/testing/answers.ts';
import { field, fill, press } from '../../kit/testing/hands.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { BrandingDialog } from './branding-dialog.tsx';

beforeAll(() => loadMessages('settings'));

async function open() {
  const asked = answerWith({
    organisations: {
      settings: { change: (change) => ({ ...DEFAULT_SETTINGS, name: 'Maple', logoSha256: null, ...change }) },
    },
  });
  const [onClose, onApplied] = [vi.fn(), vi.fn()];
  await renderSignedIn(<BrandingDialog brand={DEFAULT_BRAND} name="Maple" onClose={onClose} onApplied={onApplied} />);
  await screen.findByRole('dialog', { name: 'Brand colors' });
  return { asked, onClose, onApplied };
}

test('a theme fills the fields, and Cancel leaves everything as it was', async () => {
  const { asked, onClose, onApplied } = await open();
  press('Teal');
  await waitFor(() => expect(field('Primary').value).toBe('#14b8a6'));
  press('Cancel');
  expect(onClose).toHaveBeenCalled();
  expect(onApplied).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('what is no color is named at its field, and nothing is asked', async () => {
  const { asked, onClose } = await open();
  fill('Primary', 'teal');
  press('Apply Colors');
  expect(await screen.findByText('Please enter a valid hex color (e.g., #3b82f6)')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('an empty field is the product’s own color, and short hex is one', async () => {
  const { asked, onApplied } = await open();
  fill('Primary', '#0a5');
  fill('Accent', '');
  press('Apply Colors');
  await waitFor(() => expect(onApplied).toHaveBeenCalled());
  expect(asked[0]).toMatchObject({
    name: 'organisations.settings.change',
    input: { primaryColor: '#0a5', accentColor: DEFAULT_BRAND.accentColor },
  });
});
