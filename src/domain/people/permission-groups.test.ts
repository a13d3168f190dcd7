import { expect, test } from 'vitest';
import { PERMISSIONS } from './permission.ts';
import { PERMISSION_GROUPS, withPermission } from './permission-groups.ts';

test('every permission stands in exactly one group', () => {
  expect(PERMISSION_GROUPS.flatMap(({ permissions }) => permissions).toSorted()).toEqual(PERMISSIONS.toSorted());
});

test('who may edit may see, and who may not see may not edit', () => {
  expect(withPermission(['dashboard.view'], 'assets.edit', true)).toEqual([
    'dashboard.view',
    'assets.view',
    'assets.edit',
  ]);
  expect(withPermission(['assets.view', 'assets.edit'], 'assets.view', false)).toEqual([]);
  expect(withPermission(['assets.view', 'assets.edit'], 'assets.edit', false)).toEqual(['assets.view']);
  expect(withPermission([], 'export.pdf', true)).toEqual(['export.pdf']);
});
