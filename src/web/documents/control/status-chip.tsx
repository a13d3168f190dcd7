import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import type { Tone } from '../../kit/tone.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';

const TONES: Record<Document['status'], Tone> = {
  unapproved: 'neutral',
  submitted: 'info',
  approved: 'success',
  obsolete: 'warning',
};

/** Where a document stands, with its version. */
export function StatusChip({ document: { status, version } }: { document: Pick<Document, 'status' | 'version'> }) {
  const { t } = useTranslation('document-control');
  const label = t(`status.${status}`);
  return <ToneChip tone={TONES[status]} label={version === null ? label : t('status.versioned', { label, version })} />;
}
