import type { Permission } from '#domain/people/permission.ts';

/** Where the thing of an entry stands today; null where it has no page of its own, or is gone. */
export function hrefOfEntry({
  subject,
  subjectId,
  title,
  action,
}: {
  subject: string;
  subjectId: string;
  title: string;
  action: string;
}): string | null {
  if (action === 'removed') return null;
  if (subject === 'controls') return requirement(subjectId.split('/').at(-1));
  if (subject === 'evidence' || subject === 'suggestions') return requirement(title.split(' ')[0], subject);
  if (subject === 'organisations') return '/settings';
  if (subject === 'policies') return '/settings/policies';
  if (subject === 'tokens') return '/settings/integration';
  if (subject === 'documents') return `/app/document-check/${encodeURIComponent(subjectId)}`;
  if (subject === 'assets' && action !== 'imported') return `/app/asset-inventory/${encodeURIComponent(subjectId)}`;
  return null;
}

function requirement(id: string | undefined, part?: string): string | null {
  if (!id || !/^(A\.)?\d[\d.]*$/.test(id)) return null;
  return `/app/iso27001/${encodeURIComponent(id)}${part ? `#${part}` : ''}`;
}

/** What one must be allowed to see to follow the link of a subject; null where there is no page. */
export function permissionOf(subject: string): Permission | null {
  if (subject === 'controls' || subject === 'evidence' || subject === 'suggestions') return 'iso_readiness.view';
  if (subject === 'documents') return 'documents.view';
  if (['organisations', 'policies', 'tokens'].includes(subject)) return 'settings.view';
  return subject === 'assets' ? 'assets.view' : null;
}
