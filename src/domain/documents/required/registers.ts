import type { Page } from '../../addresses.ts';
import type { Permission } from '../../people/permission.ts';

interface Register {
  /** The template that it stands for. */
  template: string;
  permission: Permission;
  page: Page;
}

/** What the product keeps by itself and an auditor takes as the document. */
export const REGISTERS = {
  assets: { template: 'asset-register', permission: 'assets.view', page: 'assets' },
  risks: { template: 'risk-register', permission: 'risk_management.view', page: 'risks' },
  'risk-method': { template: 'risk-assessment-method', permission: 'risk_management.view', page: 'risks' },
  'risk-treatment': { template: 'risk-treatment-plan', permission: 'risk_management.view', page: 'risks' },
  vendors: { template: 'supplier-register', permission: 'risk_management.view', page: 'vendors' },
  'statement-versions': { template: 'statement-of-applicability', permission: 'iso_readiness.view', page: 'statement' },
  'training-certificates': {
    template: 'awareness-training-record',
    permission: 'iso_readiness.view',
    page: 'awareness',
  },
  'planned-audits': { template: 'internal-audit-programme', permission: 'dashboard.view', page: 'schedule' },
  audits: { template: 'internal-audit-report', permission: 'dashboard.view', page: 'schedule' },
  'management-reviews': { template: 'management-review-minutes', permission: 'dashboard.view', page: 'schedule' },
  'access-reviews': { template: 'access-review-record', permission: 'dashboard.view', page: 'schedule' },
} as const satisfies Record<string, Register>;
export type RegisterName = keyof typeof REGISTERS;
export const REGISTER_NAMES = Object.keys(REGISTERS) as [RegisterName, ...RegisterName[]];
