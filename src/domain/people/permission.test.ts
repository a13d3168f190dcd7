import { expect, test } from 'vitest';
import { hasPermission, PERMISSIONS, ROLES } from './permission.ts';

test('an administrator may do everything', () => {
  expect(PERMISSIONS.filter((permission) => !hasPermission('admin', permission))).toEqual([]);
});

test('a viewer sees the dashboard and nothing else', () => {
  expect(PERMISSIONS.filter((permission) => hasPermission('viewer', permission))).toEqual(['dashboard.view']);
});

test('only administrators and auditors read the audit trail', () => {
  expect(ROLES.filter((role) => hasPermission(role, 'audit_trail.view'))).toEqual(['admin', 'auditor']);
});

test('an auditor changes no status, document or risk', () => {
  const edits = PERMISSIONS.filter(
    (permission) => permission.endsWith('.edit') && hasPermission('auditor', permission),
  );
  expect(edits).toEqual(['assets.edit']);
});
