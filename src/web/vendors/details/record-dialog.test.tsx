import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { RecordKind, VendorRecord } from '#domain/vendors/record.ts';
import { exampleVendor } from '../../../../test/example-vendor.ts';
import { type Answers, answerWith, Refusal } from '../../kit/testing/answers.ts';
import { field, fill, press } from '../../kit/testing/hands.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { RecordDialog } from './record-dialog.tsx';

beforeAll(() => loadMessages('vendors'));

const vendor = exampleVendor();

async function open(kind: RecordKind, records: NonNullable<Answers['vendors']>['records'], record?: VendorRecord) {
  const asked = answerWith({ vendors: { records } });
  const onClose = vi.fn();
  await renderSignedIn(<RecordDialog vendorId={vendor.id} kind={kind} record={record ?? null} onClose={onClose} />);
  return { asked, onClose };
}

test('a record without what it must have is not sent, and the field says so', async () => {
  const { asked } = await open('contact', { add: () => vendor });
  fill('Email', 'not an address');
  press('Save record');
  expect(await screen.findByText('This is required')).toBeTruthy();
  expect(screen.getByText('Enter a valid e-mail address')).toBeTruthy();
  expect(field('Email').value).toBe('not an address');
  expect(asked).toEqual([]);
});

test('what was left empty is not sent as something', async () => {
  const { asked, onClose } = await open('contact', { add: () => vendor });
  fill(/^Name/, 'Bo Keller');
  press('Save record');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toEqual([
    {
      name: 'vendors.records.add',
      input: { id: vendor.id, facts: { kind: 'contact', name: 'Bo Keller', isForSecurity: false } },
    },
  ]);
});

test('what the product holds against a fact stands at its field, and the dialog stays with what was typed', async () => {
  const { onClose } = await open('contact', {
    add: () => {
      throw new Refusal(422, 'invalid', '', [{ path: 'facts.phone', message: 'Use at most 200 characters' }]);
    },
  });
  fill(/^Name/, 'Bo Keller');
  fill('Phone', '555');
  press('Save record');
  await waitFor(() => expect(field('Phone').getAttribute('aria-invalid')).toBe('true'));
  expect(field(/^Name/).value).toBe('Bo Keller');
  expect(onClose).not.toHaveBeenCalled();
});

test('a record is changed as itself and keeps what nobody touched', async () => {
  const facts = { kind: 'contact' as const, name: 'Bo Keller', role: 'Security', isForSecurity: true };
  const record = { id: '00000000-0000-4000-8000-0000000000d1', facts } as VendorRecord;
  const { asked, onClose } = await open('contact', { change: () => vendor }, record);
  fill(/^Name/, 'Bo Keller-Ray');
  press('Save record');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toEqual([
    {
      name: 'vendors.records.change',
      input: { id: vendor.id, recordId: record.id, facts: { ...facts, name: 'Bo Keller-Ray' } },
    },
  ]);
});
