import { addressOf, requirementAddress } from '#domain/addresses.ts';
import type { Objection } from '#domain/documents/check/objection.ts';
import type { ObjectionKind } from '#domain/documents/check/values.ts';
import { hrefOfEditor } from '../control/control-queries.ts';
import { hrefOfDocument } from '../document-links.ts';

/** How each is mended: in a dialog that does it, or on the page where it is done. */
export type Fix = 'facts' | 'submit' | 'review' | 'edit' | 'open' | 'template' | 'requirement';

export const FIX_OF: Record<ObjectionKind, Fix> = {
  placeholder: 'edit',
  'withdrawn-edition': 'edit',
  'contradictory-dates': 'edit',
  'missing-section': 'edit',
  'review-date-passed': 'edit',
  contradicted: 'edit',
  'no-approval': 'submit',
  'no-owner': 'facts',
  'owner-left': 'facts',
  'review-overdue': 'review',
  unreadable: 'open',
  'still-draft': 'edit',
  'no-date': 'submit',
  'no-version': 'submit',
  'no-classification': 'facts',
  'approval-waits': 'open',
  'draft-rests': 'edit',
  'mandatory-missing': 'template',
  'clause-uncovered': 'requirement',
};

/** Where it is mended; null where a dialog does it. */
export function hrefOfFix({ kind, documentId, values }: Objection): string | null {
  const fix = FIX_OF[kind];
  if (fix === 'template') return addressOf('readinessAi', { tab: 'templates' });
  if (fix === 'requirement') return requirementAddress(String(values['framework']), String(values['requirement']));
  if (fix === 'edit' && documentId) return hrefOfEditor(documentId);
  if (fix === 'open' && documentId) return hrefOfDocument(documentId);
  return null;
}
