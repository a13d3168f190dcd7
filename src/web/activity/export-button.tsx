import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentOrganisation } from '../kit/requests/current-organisation.ts';
import type { TrailSearch } from './trail-search.ts';

/** The trail as it is filtered now, as CSV. */
export function TrailExportButton({ search }: { search: TrailSearch }) {
  const { t } = useTranslation('activity');
  const { subject, id: subjectId, actor: actorId, q, left } = search;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({
    subject,
    subjectId,
    actorId,
    search: q,
    isDeparture: left && 'true',
    organisation: currentOrganisation(),
  }))
    if (value) query.set(name, value);
  return (
    <Button component="a" href={`/api/v1/activity/export?${query}`} download startIcon={<Download />}>
      {t('trail.export')}
    </Button>
  );
}
