import type { Page } from '@playwright/test';
import { checkLayer, checkPage, test } from './accessibility.ts';

const PAGES = [
  '/settings',
  '/settings/users-and-roles',
  '/settings/users-and-roles?tab=roles',
  '/settings/policies',
  '/settings/notifications',
  '/settings/notifications?tab=organisation',
  '/settings/workflow-and-automation',
  '/settings/workflow-and-automation?tab=ready',
  '/settings/workflow-and-automation?tab=log',
  '/settings/integration',
  '/settings/security-and-audit',
  '/settings/data-management',
  '/settings/regulatory-mapping',
  '/settings/regulatory-mapping?tab=frameworks',
  '/settings/support-and-logs',
  '/change-password',
];

/** What lies over a page and where it is opened. */
const LAYERS: { name: string; path: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'asset wizard',
    path: '/app/asset-inventory?tab=assets',
    open: (page) => page.getByRole('button', { name: 'Add Asset' }).click(),
  },
  {
    name: 'import wizard',
    path: '/app/asset-inventory?tab=assets',
    open: (page) => page.getByRole('button', { name: 'Import', exact: true }).click(),
  },
  {
    name: 'asset details',
    path: '/app/asset-inventory?tab=assets',
    open: (page) => page.getByRole('link', { name: 'Access point guests' }).click(),
  },
  {
    name: 'dialog of links',
    path: '/app/iso27001/A.5.15',
    open: (page) => page.getByRole('button', { name: 'Link assets' }).click(),
  },
  {
    name: 'branding dialog',
    path: '/settings',
    open: (page) => page.getByRole('button', { name: 'Customize colors' }).click(),
  },
  ...['Add User', 'Import Users (CSV)', 'Reset All Passwords', 'Actions for'].map((name) => ({
    name,
    path: '/settings/users-and-roles',
    open: (page: Page) => page.getByRole('button', { name }).first().click(),
  })),
  {
    name: 'rule builder',
    path: '/settings/workflow-and-automation',
    open: (page) => page.getByRole('button', { name: 'New rule' }).first().click(),
  },
  {
    name: 'webhook endpoint',
    path: '/settings/integration',
    open: (page) => page.getByRole('button', { name: 'Add endpoint' }).first().click(),
  },
  {
    name: 'role editor',
    path: '/settings/users-and-roles?tab=roles',
    open: (page) => page.getByRole('button', { name: 'Add Role' }).click(),
  },
  { name: 'command palette', path: '/app', open: (page) => page.keyboard.press('Control+k') },
  { name: 'account menu', path: '/app', open: (page) => page.getByRole('button', { name: /^Account/ }).click() },
  {
    name: 'notifications',
    path: '/app',
    open: (page) => page.getByRole('button', { name: /notification/i }).click(),
  },
  {
    name: 'bulk acceptance',
    path: '/app/document-check/review',
    open: (page) => page.getByRole('button', { name: /^Accept (all \d+|the) strong/ }).click(),
  },
];

for (const path of PAGES)
  test(path, async ({ administrator, product }) => checkPage(administrator, product.origin + path));

for (const { name, path, open } of LAYERS)
  test(name, async ({ administrator, product }) => checkLayer(administrator, product.origin + path, open));
