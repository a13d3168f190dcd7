import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '#web/kit/links/app-link.tsx';
import { BandBar } from '#web/kit/band-bar.tsx';
import { useReadinessOfAll } from '#web/readiness/readiness-queries.ts';
import { useWithContradicted } from '#web/readiness/use-with-contradicted.ts';

/** How many requirements have accepted evidence, of one framework or of all: what deciding moves, seen while one decides. */
export function EvidencedFigure({ framework }: { framework?: string | undefined }) {
  const { t } = useTranslation('evidence');
  const withContradicted = useWithContradicted();
  const { data } = useReadinessOfAll();
  if (!data) return null;
  const counted = framework ? data.filter((each) => each.framework === framework) : data;
  const evidenced = counted.reduce((sum, each) => sum + each.evidenced, 0);
  const contradicted = counted.reduce((sum, each) => sum + each.contradicted, 0);
  const total = counted.reduce((sum, each) => sum + each.total, 0);
  return (
    <Box
      component={AppLink}
      href={data.length > 1 ? PAGES.frameworks : PAGES.readiness}
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
        fontSize: 'size.small',
        fontVariantNumeric: 'tabular-nums',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <span role="status">{withContradicted(t('figure', { evidenced, total }), contradicted)}</span>
      <BandBar percent={total > 0 ? (100 * evidenced) / total : 0} label={t('figureLabel')} tone="success" />
    </Box>
  );
}
