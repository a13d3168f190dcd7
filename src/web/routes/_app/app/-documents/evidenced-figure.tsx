import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/kit/app-link.tsx';
import { BandBar } from '#web/kit/band-bar.tsx';
import { useReadiness } from '#web/readiness/readiness-queries.ts';

/** How many requirements have accepted evidence: what deciding moves, seen while one decides. */
export function EvidencedFigure() {
  const { t } = useTranslation('evidence');
  const { data } = useReadiness();
  if (!data) return null;
  const { evidenced, total } = data;
  return (
    <Box
      component={AppLink}
      href="/app/iso-readiness"
      sx={{
        display: 'grid',
        gap: 0.5,
        minWidth: 176,
        px: 1.5,
        py: 0.625,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        fontSize: '0.75rem',
        fontVariantNumeric: 'tabular-nums',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <span role="status">{t('figure', { evidenced, total })}</span>
      <BandBar percent={total > 0 ? (100 * evidenced) / total : 0} label={t('figureLabel')} tone="success" />
    </Box>
  );
}
