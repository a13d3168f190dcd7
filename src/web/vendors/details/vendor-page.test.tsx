import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '#domain/people/permission.ts';
import { exampleVendor } from '../../../../test/example-vendor.ts';
import { answerWith } from '../../kit/testing/answers.ts';
import { fill, press, reasonOf } from '../../kit/testing/hands.ts';
import { renderSignedIn, USER_ID } from '../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { VendorPage } from './vendor-page.tsx';

beforeAll(() => loadMessages('vendors', 'controls', 'activity'));

const reader = PERMISSIONS.filter((permission) => !permission.endsWith('.edit'));
const NOT_ALLOWED = 'Your role does not allow this';

async function show(vendor = exampleVendor(), permissions: readonly Permission[] = PERMISSIONS) {
  const asked = answerWith({
    vendors: { get: () => vendor, remove: ({ id }) => ({ id }) },
    activity: { recent: { list: () => [] } },
  });
  await renderSignedIn(<VendorPage id={vendor.id} />, permissions);
  await screen.findByRole('heading', { level: 1, name: vendor.name });
  return asked;
}

test('who may only read is told why the buttons are off', async () => {
  await show(exampleVendor(), reader);
  expect(['Remove', 'Edit'].map((name) => reasonOf(name))).toEqual([NOT_ALLOWED, NOT_ALLOWED]);
  expect(reasonOf('Record a review')).toBe('Its owner reviews it, or who may edit vendors');
  press('Edit');
  press('Record a review');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('its owner reviews a vendor without being allowed to change it', async () => {
  await show(exampleVendor({ ownerId: USER_ID, ownerName: 'Ana Ruiz', ownerIsMember: true }), reader);
  expect([reasonOf('Record a review'), reasonOf('Edit')]).toEqual([null, NOT_ALLOWED]);
});

test('a vendor is removed once its name is typed, and not before', async () => {
  const asked = await show();
  const removals = () => asked.filter(({ name }) => name === 'vendors.remove');
  press('Remove');
  const confirm = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Remove' }).at(-1)!;
  fill('Type “Northern Cloud” to confirm', 'northern');
  expect(confirm().disabled).toBe(true);
  fill('Type “Northern Cloud” to confirm', 'Northern Cloud');
  confirm().click();
  await waitFor(() => expect(removals()).toEqual([{ name: 'vendors.remove', input: { id: exampleVendor().id } }]));
});
