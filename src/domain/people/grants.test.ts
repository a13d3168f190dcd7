import { describe, expect, test } from 'vitest';
import { PERMISSIONS, PERMISSIONS_OF } from './permission.ts';
import { covers, isFullAdmin } from './grants.ts';

const admin = { role: 'admin', permissions: PERMISSIONS } as const;
const manager = {
  role: 'compliance_manager',
  permissions: [...PERMISSIONS_OF.compliance_manager, 'user_management.view', 'user_management.edit'],
} as const;

describe('nobody grants what they do not have', () => {
  test('an administrator covers everybody', () => {
    for (const role of ['admin', 'auditor', 'viewer'] as const)
      expect(covers(admin, { role, permissions: null })).toBe(true);
    expect(covers(admin, { role: 'viewer', permissions: PERMISSIONS })).toBe(true);
  });
  test('a custom role covers what it holds, and no more', () => {
    expect(covers(manager, { role: 'user', permissions: null })).toBe(true);
    expect(covers(manager, { role: 'auditor', permissions: null })).toBe(false);
    expect(covers(manager, { role: 'viewer', permissions: ['dashboard.view', 'billing.manage'] })).toBe(false);
  });
  test('an administrator whose role is narrowed is still above others', () => {
    expect(covers(manager, { role: 'admin', permissions: ['dashboard.view'] })).toBe(false);
  });
  test('a token with fewer permissions than its person covers fewer', () => {
    expect(
      covers({ role: 'admin', permissions: ['user_management.edit'] }, { role: 'viewer', permissions: null }),
    ).toBe(false);
  });
});

test('only the whole role of an administrator counts as the last one', () => {
  expect(isFullAdmin({ role: 'admin', permissions: null })).toBe(true);
  expect(isFullAdmin({ role: 'admin', permissions: ['dashboard.view'] })).toBe(false);
  expect(isFullAdmin({ role: 'user', permissions: PERMISSIONS })).toBe(false);
});
