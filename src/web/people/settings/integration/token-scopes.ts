import type { Permission } from '#domain/people/permission.ts';

/** The permissions in the order in which they are offered, each area on its line; their words are `scope.<permission>`. */
export const scopeAreas: readonly (readonly Permission[])[] = [
  ['dashboard.view', 'dashboard.edit'],
  ['iso_readiness.view', 'iso_readiness.edit'],
  ['documents.view', 'documents.edit'],
  ['assets.view', 'assets.edit'],
  ['risk_management.view', 'risk_management.edit'],
  ['user_management.view', 'user_management.edit'],
  ['settings.view', 'settings.edit'],
  ['audit_trail.view', 'export.pdf'],
  ['organization.manage', 'billing.manage'],
];
