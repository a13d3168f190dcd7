import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Asset } from '#domain/assets/asset.ts';
import { riskOf } from '#domain/assets/risk.ts';
import { STANDARD_VOCABULARY } from '#domain/assets/vocabulary/vocabulary.ts';
import { exampleAsset } from '../../../../test/example-asset.ts';
import { type Answers, answerWith, Refusal } from '../../kit/testing/answers.ts';
import { field, fill, press } from '../../kit/testing/hands.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { AssetWizard } from './asset-wizard.tsx';

beforeAll(() => loadMessages('assets', 'activity'));

async function open(assets: Answers['assets'], asset: Asset | null = null) {
  const vocabulary = { get: () => STANDARD_VOCABULARY };
  const asked = answerWith({ assets: { vocabulary, ...assets }, activity: { recent: { list: () => [] } } });
  const onClose = vi.fn();
  await renderSignedIn(<AssetWizard asset={asset} onClose={onClose} />);
  return { saves: () => asked.filter(({ name }) => ['assets.add', 'assets.change'].includes(name)), onClose };
}

const refuse =
  (...refusal: ConstructorParameters<typeof Refusal>) =>
  (): Asset => {
    throw new Refusal(...refusal);
  };
const stepIs = (heading: string) => screen.findByRole('heading', { name: heading });

async function goToReview() {
  for (const heading of ['Technical Specifications', 'Security & Compliance Settings', 'Review Asset Information']) {
    press('Next');
    await stepIs(heading);
  }
}

test('a step is left only when all that it must have is there, and each field says what it lacks', async () => {
  const { saves } = await open({});
  press('Next');
  for (const name of ['Asset name', 'Asset type', 'Category', 'Serial number', 'Owner'])
    expect(await screen.findByText(`${name} is required`)).toBeTruthy();
  expect(saves()).toEqual([]);
  fill(/^Asset Name/, 'VPN gateway');
  await waitFor(() => expect(screen.queryByText('Asset name is required')).toBeNull());
});

test('what cannot be is named on its own step, and what was typed stays', async () => {
  await open({}, exampleAsset());
  press('Next');
  await stepIs('Technical Specifications');
  fill('IP Address', '10.0.0.256');
  fill('License Count', '1');
  fill('Used Licenses', '2');
  press('Next');
  expect(await screen.findByText('Invalid IP address format')).toBeTruthy();
  expect(screen.getByText('Used licenses cannot exceed total licenses')).toBeTruthy();
  expect(field('IP Address').value).toBe('10.0.0.256');
});

test('only what was changed is sent, with the version that the form began with', async () => {
  const { saves, onClose } = await open({ change: () => exampleAsset() }, exampleAsset());
  fill('Location', 'Bern');
  await goToReview();
  press('Update Asset');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saves()).toEqual([{ name: 'assets.change', input: { id: exampleAsset().id, version: 3, location: 'Bern' } }]);
});

test('what the product holds against a field leads back to its step, and nothing is lost', async () => {
  const issues = [{ path: 'serialNumber', message: 'Serial number is required' }];
  const { onClose } = await open({ change: refuse(422, 'invalid', '', issues) }, exampleAsset());
  fill('Location', 'Bern');
  await goToReview();
  press('Update Asset');
  await stepIs('Basic Asset Information');
  expect(field(/^Serial Number/).getAttribute('aria-invalid')).toBe('true');
  expect(field('Location').value).toBe('Bern');
  expect(onClose).not.toHaveBeenCalled();
});

test('leaving asks once something was changed, and not before', async () => {
  const { onClose } = await open({}, exampleAsset());
  fill('Location', 'Bern');
  press('Cancel');
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(field('Location').value).toBe('Bern');
  expect(onClose).not.toHaveBeenCalled();
});

test('an asset of whose protection nobody said anything says so in its form', async () => {
  await open({}, exampleAsset({ encryptionEnabled: null, antivirusInstalled: null }));
  press('Next');
  await stepIs('Technical Specifications');
  press('Next');
  await stepIs('Security & Compliance Settings');
  for (const name of ['Encryption Enabled', 'Antivirus Installed'])
    expect(screen.getByRole('combobox', { name }).textContent).toBe('Not known');
});

test('an unchanged form is left at once', async () => {
  const { onClose } = await open({}, exampleAsset());
  press('Cancel');
  expect(onClose).toHaveBeenCalled();
});

test('where two changed the same field a person chooses, and the other change is kept', async () => {
  const theirs = exampleAsset({ location: 'Basel', notes: 'Moved', version: 4 });
  let times = 0;
  const change = () => ((times += 1) === 1 ? refuse(409, 'changed_since', '')() : theirs);
  const { saves, onClose } = await open(
    { change, get: () => ({ ...theirs, risk: riskOf(theirs, '2026-01-01') }) },
    exampleAsset(),
  );
  fill('Location', 'Bern');
  await goToReview();
  press('Update Asset');
  const conflict = await screen.findByRole('dialog', { name: 'Somebody else changed this asset' });
  const take = within(conflict).getByRole('button', { name: 'Continue with this' });
  expect(take.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(within(conflict).getByRole('radio', { name: 'Yours' }));
  fireEvent.click(within(conflict).getByRole('button', { name: 'Continue with this' }));
  await stepIs('Review Asset Information');
  fireEvent.click(await screen.findByRole('button', { name: 'Update Asset' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saves()[1]?.input).toEqual({ id: theirs.id, version: 4, location: 'Bern' });
});

test('a serial number that another asset has is said and refused nowhere', async () => {
  const other = exampleAsset({ name: 'Old gateway' });
  await open({
    list: ({ serialNumber }) => ({
      total: serialNumber === 'S-1' ? 1 : 0,
      rows: serialNumber === 'S-1' ? [other] : [],
    }),
  });
  fill(/^Serial Number/, 'S-1');
  expect(await screen.findByText('Another asset has this serial number: Old gateway.')).toBeTruthy();
  fill(/^Serial Number/, 'S-2');
  await waitFor(() => expect(screen.queryByText(/has this serial number/)).toBeNull());
});

const RACK = '00000000-0000-4000-8000-0000000000f2';
const LEASED = '00000000-0000-4000-8000-0000000000f3';

test('own types and fields stand in the form, and what is said of them is sent alone', async () => {
  const vocabulary = {
    get: () => ({
      options: [
        {
          id: crypto.randomUUID(),
          field: 'type' as const,
          name: 'Drone',
          category: 'Hardware' as const,
          countsAs: null,
        },
      ],
      fields: [
        { id: RACK, name: 'Rack', kind: 'text' as const, choices: [] },
        { id: LEASED, name: 'Leased', kind: 'yes-no' as const, choices: [] },
      ],
    }),
  };
  const before = exampleAsset({ ownValues: { [RACK]: 'R1' } });
  const { saves, onClose } = await open({ vocabulary, change: () => before }, before);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Asset Type/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Drone' }));
  press('Next');
  await stepIs('Technical Specifications');
  expect(field('Rack').value).toBe('R1');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Leased' }));
  fireEvent.click(await screen.findByRole('option', { name: 'No' }));
  press('Next');
  await stepIs('Security & Compliance Settings');
  press('Next');
  await stepIs('Review Asset Information');
  press('Update Asset');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saves()[0]?.input).toEqual({ id: before.id, version: 3, type: 'Drone', ownValues: { [LEASED]: false } });
});

test('what stands in own fields stays where they could not be read', async () => {
  const before = exampleAsset({ ownValues: { [RACK]: 'R1' } });
  const { saves, onClose } = await open({ change: () => before }, before);
  fill('Location', 'Bern');
  await goToReview();
  press('Update Asset');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saves()[0]?.input).toEqual({ id: before.id, version: 3, location: 'Bern' });
});
