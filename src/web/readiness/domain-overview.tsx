import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Readiness } from '#domain/readiness/readiness.ts';
import { Card } from '../kit/card.tsx';
import { DomainList } from './domain-list.tsx';
import { DomainRadar } from './domain-radar.tsx';
import { ProgressAndProof } from './progress-and-proof.tsx';

/** Progress and proof, the 13 domains, and their shape. */
export function DomainOverview({ readiness, open }: { readiness: Readiness; open: string | undefined }) {
  const { t } = useTranslation('readiness');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Card title={t('overview.title')} subtitle={t('overview.subtitle')} flush>
        <DomainList domains={readiness.domains} open={open} />
      </Card>
      <Box sx={{ display: 'grid', gap: 2, gridRow: { xs: 1, lg: 'auto' } }}>
        <ProgressAndProof readiness={readiness} />
        <DomainRadar domains={readiness.domains} title={t('radar.title')} />
      </Box>
    </Box>
  );
}
