import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { Method } from '#domain/risks/method.ts';
import { scoresOf } from '#domain/risks/score.ts';
import { ASSESSMENT_KINDS } from '#domain/risks/values.ts';
import type { RiskOverview } from '#domain/risks/view.ts';
import { Card } from '../kit/card.tsx';
import { bandArea } from './band-look.ts';
import { HeatMap } from './heat-map.tsx';
import type { MapKind } from './risk-search.ts';

interface MapCardProps {
  method: Method;
  overview: RiskOverview;
  kind: MapKind;
  onKind: (kind: MapKind) => void;
}

/** The heat map with its legend, before treatment, now, or as it is to become. */
export function MapCard({ method, overview, kind, onKind }: MapCardProps) {
  const { t } = useTranslation('risks');
  const placed = overview.cells.filter((cell) => cell.kind === kind).reduce((sum, { count }) => sum + count, 0);
  return (
    <Card
      title={t('map.title')}
      subtitle={t('map.placed', { count: placed, total: overview.total })}
      action={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('map.which')}
          value={kind}
          onChange={(_, next: MapKind | null) => next && onKind(next)}
        >
          {ASSESSMENT_KINDS.map((each) => (
            <ToggleButton key={each} value={each}>
              {t(`kind.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
      sx={{ '& > div:first-of-type': { flexWrap: 'wrap' } }}
    >
      <HeatMap method={method} kind={kind} cells={overview.cells} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          mt: 1.5,
          fontSize: 'size.small',
          color: 'text.secondary',
        }}
      >
        {method.bands.map((band, place) => {
          const { from, to } = scoresOf(method, place);
          return (
            <Box key={band.id} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
              <Box
                component="span"
                aria-hidden
                sx={(theme) => ({
                  width: 10,
                  height: 10,
                  borderRadius: '3px',
                  backgroundColor: bandArea(theme, place, method.bands.length),
                })}
              />
              {t('map.band', { label: band.label, from, to })}
            </Box>
          );
        })}
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            component="span"
            aria-hidden
            sx={{ width: 14, height: 3, borderRadius: '2px', backgroundColor: 'text.primary' }}
          />
          {t('map.appetite', { appetite: method.appetite })}
        </Box>
      </Box>
    </Card>
  );
}
