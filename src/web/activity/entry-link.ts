import type { EntryRequirement } from '#domain/activity/audit-entry.ts';
import type { Permission } from '#domain/people/permission.ts';

const BASE_FRAMEWORK = 'iso-27001-2022';

/** Where the thing of an entry stands today; null where it has no page of its own, or is gone. */
export function hrefOfEntry({
  subject,
  subjectId,
  title,
  action,
  requirement,
}: {
  subject: string;
  subjectId: string;
  title: string;
  action: string;
  requirement: EntryRequirement | null;
}): string | null {
  if (subject === 'frameworks') return action === 'removed' ? '/app/frameworks' : hrefOf(subjectId);
  if (action === 'removed') return null;
  if (subject === 'controls' || subject === 'evidence' || subject === 'suggestions') {
    const of = requirement ?? ofTitle(title);
    return of && `${hrefOf(of.framework, of.requirementId)}${subject === 'controls' ? '' : `#${subject}`}`;
  }
  if (subject === 'organisations') return '/settings';
  if (subject === 'policies') return '/settings/policies';
  if (subject === 'tokens') return '/settings/integration';
  if (subject === 'documents') return `/app/document-check/${encodeURIComponent(subjectId)}`;
  if (subject === 'risks') return `/app/risk-management/${encodeURIComponent(subjectId)}`;
  if (subject === 'vendors') return `/app/vendor-risk/${encodeURIComponent(subjectId)}`;
  if (subject === 'vendorAssessments') return `/app/vendor-risk/assessments/${encodeURIComponent(subjectId)}`;
  if (subject === 'questionnaires') return `/app/vendor-risk/questionnaires/${encodeURIComponent(subjectId)}`;
  if (subject === 'agreements') return `/app/vendor-risk/agreements/${encodeURIComponent(subjectId)}`;
  if (subject === 'assets' && action !== 'imported') return `/app/asset-inventory/${encodeURIComponent(subjectId)}`;
  return null;
}

/** Earlier entries about evidence named the requirement in their title alone; there was one framework then. */
function ofTitle(title: string): EntryRequirement | null {
  const [id = ''] = title.split(' ');
  return /^(A\.)?\d[\d.]*$/.test(id) ? { framework: BASE_FRAMEWORK, requirementId: id } : null;
}

/** The audit trail stands below the frameworks, whose pages have these addresses. */
function hrefOf(framework: string, requirementId?: string): string {
  const path = framework === BASE_FRAMEWORK ? '/app/iso27001' : `/app/frameworks/${encodeURIComponent(framework)}`;
  return requirementId === undefined ? path : `${path}/${encodeURIComponent(requirementId)}`;
}

/** What one must be allowed to see to follow the link of a subject; null where there is no page. */
export function permissionOf(subject: string): Permission | null {
  if (subject === 'controls' || subject === 'evidence' || subject === 'suggestions') return 'iso_readiness.view';
  if (subject === 'frameworks') return 'dashboard.view';
  if (subject === 'documents') return 'documents.view';
  if (['risks', 'vendors', 'vendorAssessments', 'questionnaires', 'agreements'].includes(subject))
    return 'risk_management.view';
  if (['organisations', 'policies', 'tokens'].includes(subject)) return 'settings.view';
  return subject === 'assets' ? 'assets.view' : null;
}
