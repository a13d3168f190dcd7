import { expect, test } from 'vitest';
import { VendorInput } from '#domain/vendors/vendor.ts';
import { FORM_FIELDS } from './field-places.ts';

test('the form asks for everything that people write of a vendor', () => {
  expect(FORM_FIELDS.toSorted()).toEqual(Object.keys(VendorInput.shape).toSorted());
});
