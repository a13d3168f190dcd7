import { BASE_FRAMEWORK } from './base-framework.ts';

/** Where every page stands: the web's routes, and what notices, mails, calendars and the audit trail link to. `$name` is filled in. */
export const PAGES = {
  home: '/',
  about: '/about',
  contact: '/contact',
  login: '/login',
  register: '/register',
  setUp: '/setup-admin',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  changePassword: '/change-password',
  secondFactor: '/second-factor',
  otherWay: '/other-way',
  verifyEmail: '/verify-email',
  invitation: '/invitation',
  waiting: '/waiting',
  vendorAnswers: '/vendor-assessment',
  secondFactorDemo: '/2fa-demo',
  debugAuth: '/debug-auth',
  routeTest: '/route-test',
  isoTest: '/iso-test',
  quiz: '/iso-quiz',
  admin: '/admin',
  adminLogin: '/admin-login',
  adminAnalytics: '/admin-analytics',
  adminDashboard: '/admin-dashboard',
  app: '/app',
  dashboard: '/dashboard',
  dashboardDirect: '/dashboard-direct',
  assetLabel: '/a/$code',
  assets: '/app/asset-inventory',
  asset: '/app/asset-inventory/$id',
  auditTrail: '/app/audit-trail',
  documents: '/app/document-check',
  document: '/app/document-check/$id',
  documentEditor: '/app/document-check/$id/edit',
  documentReaders: '/app/document-check/$id/readers',
  documentVersions: '/app/document-check/$id/versions',
  documentsCheck: '/app/document-check/check',
  documentsSearch: '/app/document-check/search',
  documentsToRead: '/app/document-check/mine',
  suggestions: '/app/document-check/review',
  frameworks: '/app/frameworks',
  framework: '/app/frameworks/$framework',
  requirement: '/app/frameworks/$framework/$requirementId',
  proposals: '/app/frameworks/$framework/proposals',
  editionChange: '/app/frameworks/$framework/edition-change',
  iso27001: '/app/iso27001',
  isoRequirement: '/app/iso27001/$id',
  statement: '/app/iso27001/statement',
  isoProposals: '/app/iso27001/proposals',
  readiness: '/app/iso-readiness',
  readinessAi: '/app/iso-readiness-ai',
  risks: '/app/risk-management',
  risk: '/app/risk-management/$id',
  riskProposals: '/app/risk-management/proposals',
  schedule: '/app/schedule',
  awareness: '/app/security-awareness',
  campaign: '/app/security-awareness/campaigns/$id',
  course: '/app/security-awareness/courses/$course',
  vendors: '/app/vendor-risk',
  vendor: '/app/vendor-risk/$id',
  agreements: '/app/vendor-risk/agreements',
  agreement: '/app/vendor-risk/agreements/$id',
  assessments: '/app/vendor-risk/assessments',
  assessment: '/app/vendor-risk/assessments/$id',
  assessmentQuestions: '/app/vendor-risk/assessments/questions',
  questionnaires: '/app/vendor-risk/questionnaires',
  questionnaire: '/app/vendor-risk/questionnaires/$id',
  settings: '/settings',
  dataManagement: '/settings/data-management',
  integration: '/settings/integration',
  webhook: '/settings/integration/webhooks/$id',
  notificationSettings: '/settings/notifications',
  policies: '/settings/policies',
  regulatoryMapping: '/settings/regulatory-mapping',
  securityAndAudit: '/settings/security-and-audit',
  supportAndLogs: '/settings/support-and-logs',
  usersAndRoles: '/settings/users-and-roles',
  automation: '/settings/workflow-and-automation',
} as const;

export type Page = keyof typeof PAGES;

type NamesIn<Path extends string> = Path extends `${string}$${infer Name}/${infer After}`
  ? Name | NamesIn<After>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

type Values<Path extends string> = { [Name in NamesIn<Path>]: string } & {
  [name: string]: string | number | null | undefined;
};

/**
 * The address of a page: what its path asks for is filled in, the rest is its search; what is empty is left out.
 * `addressOf('vendor', { id })`, `addressOf('schedule', { event: id, on: day })`.
 */
export function addressOf<P extends Page>(
  page: P,
  ...[values]: NamesIn<(typeof PAGES)[P]> extends never ? [Values<never>?] : [Values<(typeof PAGES)[P]>]
): string {
  const rest = new Map<string, unknown>(Object.entries(values ?? {}));
  const path = PAGES[page].replace(/\$(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const search = [...rest].flatMap(([name, value]) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]
      : [],
  );
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}

/** Where a framework is worked on: the one that this product began with has a place of its own. */
export const frameworkAddress = (framework: string): string =>
  framework === BASE_FRAMEWORK ? PAGES.iso27001 : addressOf('framework', { framework });

/** Where a requirement is worked on. */
export const requirementAddress = (
  framework: string,
  id: string,
  search: Readonly<Record<string, string | number | null | undefined>> = {},
): string =>
  framework === BASE_FRAMEWORK
    ? addressOf('isoRequirement', { ...search, id })
    : addressOf('requirement', { ...search, framework, requirementId: id });

/** Where what is drafted for a framework's requirements is accepted. */
export const proposalsAddress = (framework: string): string =>
  framework === BASE_FRAMEWORK ? PAGES.isoProposals : addressOf('proposals', { framework });
