import { expect, test } from 'vitest';
import { hasAnyRole, hasPermission, hasRole, isAdmin, PERMISSIONS, ROLES } from './permission.ts';
import type { Role } from './permission.ts';

const as = (role: Role) => ({ role, permissions: null });

test.each([
  ['dashboard.view', 'admin auditor compliance_manager user viewer'],
  ['dashboard.edit', 'admin'],
  ['iso_readiness.view', 'admin auditor compliance_manager user'],
  ['iso_readiness.edit', 'admin compliance_manager'],
  ['risk_management.view', 'admin auditor compliance_manager user'],
  ['risk_management.edit', 'admin compliance_manager'],
  ['documents.view', 'admin auditor compliance_manager user'],
  ['documents.edit', 'admin compliance_manager'],
  ['settings.view', 'admin'],
  ['settings.edit', 'admin'],
  ['user_management.view', 'admin'],
  ['user_management.edit', 'admin'],
  ['assets.view', 'admin auditor compliance_manager user'],
  ['assets.edit', 'admin auditor compliance_manager user'],
  ['audit_trail.view', 'admin auditor'],
  ['export.pdf', 'admin auditor compliance_manager user'],
  ['organization.manage', 'admin'],
  ['billing.manage', 'admin'],
] as const)('%s is held by %s', (permission, roles) => {
  expect(ROLES.filter((role) => hasPermission(as(role), permission)).join(' ')).toBe(roles);
});

test('an administrator may do everything', () => {
  expect(PERMISSIONS.filter((permission) => !hasPermission(as('admin'), permission))).toEqual([]);
});

test('a viewer sees the dashboard and nothing else', () => {
  expect(PERMISSIONS.filter((permission) => hasPermission(as('viewer'), permission))).toEqual(['dashboard.view']);
});

test('only administrators and auditors read the audit trail', () => {
  expect(ROLES.filter((role) => hasPermission(as(role), 'audit_trail.view'))).toEqual(['admin', 'auditor']);
});

test('an auditor changes no status, document or risk', () => {
  const edits = PERMISSIONS.filter(
    (permission) => permission.endsWith('.edit') && hasPermission(as('auditor'), permission),
  );
  expect(edits).toEqual(['assets.edit']);
});

test('a custom role may do what it names, whatever the role below it may', () => {
  const grant = { role: 'admin', permissions: ['assets.view'] } as const;
  expect(PERMISSIONS.filter((permission) => hasPermission(grant, permission))).toEqual(['assets.view']);
});

test('roles are asked by name', () => {
  expect(ROLES.filter((role) => hasRole(as(role), 'auditor'))).toEqual(['auditor']);
  expect(ROLES.filter((role) => hasAnyRole(as(role), ['auditor', 'viewer']))).toEqual(['auditor', 'viewer']);
  expect(ROLES.filter((role) => isAdmin(as(role)))).toEqual(['admin']);
});
