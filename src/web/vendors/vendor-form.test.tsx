import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { exampleVendor } from '../../../test/example-vendor.ts';
import { type Answers, answerWith, Refusal } from '../kit/testing/answers.ts';
import { field, fill, press, reasonOf } from '../kit/testing/hands.ts';
import { renderSignedIn } from '../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../locales/i18n.ts';
import { VendorForm } from './vendor-form.tsx';

beforeAll(() => loadMessages('vendors', 'controls'));

const people = { members: { list: () => [] } };

async function open(vendors: Answers['vendors'], vendor: ReturnType<typeof exampleVendor> | null = null) {
  const asked = answerWith({ vendors, people });
  const [onClose, onSaved] = [vi.fn(), vi.fn()];
  await renderSignedIn(<VendorForm vendor={vendor} onClose={onClose} onSaved={onSaved} />);
  const changes = () => asked.filter(({ name }) => name.startsWith('vendors.'));
  return { changes, onClose, onSaved };
}

test('a vendor without name or industry is not sent, and the button says why', async () => {
  const { changes } = await open({ add: () => exampleVendor() });
  fill(/^Name/, 'Northern Cloud');
  fireEvent.submit(field(/^Name/));
  press('Add');
  expect(reasonOf('Add')).toBe('Fill in name and industry first');
  expect(changes()).toEqual([]);
});

test('what is typed is sent as it was meant, and the dialog closes once it is kept', async () => {
  const { changes, onClose, onSaved } = await open({ add: (input) => exampleVendor({ name: input.name }) });
  fill(/^Name/, ' Northern Cloud ');
  fill(/^Industry/, 'Hosting');
  fill(/^Domains/, 'cloud.example');
  fireEvent.keyDown(field(/^Domains/), { key: 'Enter' });
  press('Add');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Northern Cloud' }));
  expect(changes()).toMatchObject([
    {
      name: 'vendors.add',
      input: { name: 'Northern Cloud', industry: 'Hosting', domains: ['cloud.example'], ownerId: null },
    },
  ]);
  expect(changes()[0]?.input).not.toHaveProperty('reviewMonths');
});

test('what the schema refuses stands beside its field, and nothing typed is lost', async () => {
  const { changes } = await open({ add: () => exampleVendor() });
  fill(/^Name/, 'Northern Cloud');
  fill(/^Industry/, 'Hosting');
  fill('Website', 'cloud.example');
  press('Add');
  expect(await screen.findByText('Enter an address that begins with https://')).toBeTruthy();
  expect([field(/^Name/).value, field('Website').value]).toEqual(['Northern Cloud', 'cloud.example']);
  expect(changes()).toEqual([]);
});

test('what the product refuses stands beside its field and the dialog stays', async () => {
  const { onClose } = await open({
    add: () => {
      throw new Refusal(422, 'invalid', '', [{ path: 'name', message: 'Name is required' }]);
    },
  });
  fill(/^Name/, 'Northern Cloud');
  fill(/^Industry/, 'Hosting');
  press('Add');
  await waitFor(() => expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true'));
  expect(field(/^Name/).value).toBe('Northern Cloud');
  expect(onClose).not.toHaveBeenCalled();
});

test('a change made elsewhere meanwhile is told and not overwritten', async () => {
  const { changes, onClose } = await open(
    {
      change: () => {
        throw new Refusal(409, 'changed_meanwhile', 'Somebody else has changed Northern Cloud meanwhile.');
      },
    },
    exampleVendor(),
  );
  fill('Notes', 'Told us of a new site.');
  press('Save');
  expect(await screen.findByText('Somebody else changed this in the meantime. Reload and try again.')).toBeTruthy();
  expect(field('Notes').value).toBe('Told us of a new site.');
  expect(changes()).toMatchObject([{ name: 'vendors.change', input: { version: 3, notes: 'Told us of a new site.' } }]);
  expect(onClose).not.toHaveBeenCalled();
});

test('the review of a vendor without a day is left to its tier', async () => {
  const { changes } = await open({ change: () => exampleVendor() }, exampleVendor({ reviewDueOn: null }));
  press('Save');
  await waitFor(() => expect(changes()).toMatchObject([{ input: { reviewDueOn: null, reviewMonths: 12 } }]));
});
