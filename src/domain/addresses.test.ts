import { expect, test } from 'vitest';
import { addressOf, frameworkAddress, requirementAddress } from './addresses.ts';

test('what the path asks for is filled in, the rest is its search, and what is empty is left out', () => {
  expect(addressOf('vendors')).toBe('/app/vendor-risk');
  expect(addressOf('documentVersions', { id: 'a/b' })).toBe('/app/document-check/a%2Fb/versions');
  expect(addressOf('schedule', { event: 'e', on: '2026-12-01', page: 0, task: null, q: '' })).toBe(
    '/app/schedule?event=e&on=2026-12-01&page=0',
  );
  // @ts-expect-error A page of one thing has no address without it.
  addressOf('vendor', {});
});

test('the first framework has a place of its own', () => {
  expect(frameworkAddress('iso-27001-2022')).toBe('/app/iso27001');
  expect(requirementAddress('iso-27001-2022', 'A.5.1', { comment: 'c' })).toBe('/app/iso27001/A.5.1?comment=c');
  expect(requirementAddress('soc-2-2017', 'CC1.1')).toBe('/app/frameworks/soc-2-2017/CC1.1');
});
