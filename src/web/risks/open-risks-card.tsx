import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../kit/format.ts';
import { usePermission } from '../people/use-permission.ts';
import { bandArea } from './band-look.ts';
import { HeatMap } from './heat-map.tsx';
import { useMethod, useRiskOverview } from './risk-queries.ts';
import { hrefOfRegister } from './risk-search.ts';

/** Slices that wait for a decision. */
const WAITING = ['above-appetite', 'review-overdue', 'acceptance-ended'] as const;

/** The open risks on the map and in numbers, each the way to its list; nothing for who may not see them. Words: namespace `risks`. */
export function OpenRisksCard() {
  return usePermission('risk_management.view') ? <Counted /> : null;
}

function Counted() {
  const { t } = useTranslation('risks');
  const { data } = useRiskOverview();
  const method = useMethod().current?.method;
  if (!data) return null;
  const { total, unassessed, bands, slices, cells } = data;
  // The way to the first risk stands in the next step: an empty card would say nothing.
  if (total === 0) return null;
  const kind = cells.some((cell) => cell.kind === 'residual') ? 'residual' : 'inherent';
  return (
    <Card
      title={t('stat.open')}
      subtitle={unassessed > 0 ? t('stat.unassessed', { count: unassessed }) : t('stat.allAssessed')}
      action={
        <Link component={AppLink} href={hrefOfRegister()}>
          {t('top.all')}
        </Link>
      }
    >
      {method && <HeatMap method={method} kind={kind} cells={cells} isSmall />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {bands.toReversed().map(({ id, label, count }, place) => (
          <Line
            key={id}
            label={label}
            count={count}
            href={hrefOfRegister({ band: id })}
            band={{ place: bands.length - 1 - place, bands: bands.length }}
          />
        ))}
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, pt: 1, borderTop: '1px solid', borderColor: 'divider' }}
      >
        {WAITING.map((only) => (
          <Line key={only} label={t(`slice.${only}`)} count={slices[only] ?? 0} href={hrefOfRegister({ only })} />
        ))}
      </Box>
    </Card>
  );
}

interface LineProps {
  label: string;
  count: number;
  href: string;
  band?: { place: number; bands: number };
}

function Line({ label, count, href, band }: LineProps) {
  const format = useFormat();
  return (
    <li>
      <Box
        component={AppLink}
        href={href}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          py: 0.5,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { color: 'primary.main' },
        }}
      >
        {band && (
          <Box
            aria-hidden
            sx={(theme) => ({
              flex: 'none',
              width: 10,
              height: 10,
              borderRadius: '3px',
              backgroundColor: bandArea(theme, band.place, band.bands),
            })}
          />
        )}
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {label}
        </Box>
        <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {format.number(count)}
        </Box>
      </Box>
    </li>
  );
}
