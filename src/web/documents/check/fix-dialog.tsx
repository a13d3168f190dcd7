import type { Objection } from '#domain/documents/check/objection.ts';
import { FactsDialog } from '../control/facts-dialog.tsx';
import { SubmitDialog } from '../control/submit-dialog.tsx';
import { useDocument } from '../document-queries.ts';
import { ReviewDialog } from '../review-dialog.tsx';
import { FIX_OF } from './fixes.ts';

/** Mends what can be mended where it is said. */
export function FixDialog({ objection, onClose }: { objection: Objection; onClose: () => void }) {
  const { data: document } = useDocument(objection.documentId ?? '', objection.documentId !== null);
  if (!document) return null;
  const fix = FIX_OF[objection.kind];
  if (fix === 'facts') return <FactsDialog document={document} onClose={onClose} />;
  if (fix === 'submit') return <SubmitDialog document={document} onClose={onClose} />;
  return <ReviewDialog document={document} onClose={onClose} />;
}
