import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SCORE_PARTS, pointsOf, type ScoreBasis } from '#domain/vendors/score.ts';
import type { BANDS, TIERS } from '#domain/vendors/values.ts';
import type { Vendor } from '#domain/vendors/view.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import type { Tone } from '../kit/tone.ts';
import { hrefOfVendor } from './vendor-search.ts';

const Popover = lazy(() => import('@mui/material/Popover'));

export const BAND_TONES: Record<(typeof BANDS)[number], Tone> = { good: 'success', fair: 'warning', alert: 'error' };
const TIER_TONES: Record<(typeof TIERS)[number], Tone> = {
  Critical: 'error',
  High: 'warning',
  Medium: 'info',
  Low: 'neutral',
};

export function TierChip({ tier }: { tier: (typeof TIERS)[number] }) {
  const { t } = useTranslation('vendors');
  return <ToneChip tone={TIER_TONES[tier]} label={t(`tier.${tier}`)} />;
}

export function VendorName({ vendor: { id, name } }: { vendor: Pick<Vendor, 'id' | 'name'> }) {
  return (
    <Link
      component={AppLink}
      href={hrefOfVendor(id)}
      sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {name}
    </Link>
  );
}

/** A score that opens into its parts. */
export function ScoreButton({
  vendor,
}: {
  vendor: Pick<Vendor, 'name' | 'score' | 'band' | 'basis' | 'scoredAt' | 'compliance'>;
}) {
  const { t } = useTranslation('vendors');
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        aria-label={t('score.open', { name: vendor.name, score: vendor.score })}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
        sx={{ borderRadius: '999px', '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' } }}
      >
        <ToneChip tone={BAND_TONES[vendor.band]} label={String(vendor.score)} />
      </ButtonBase>
      {anchor && (
        <Suspense fallback={null}>
          <Popover
            open
            anchorEl={anchor}
            onClose={() => setAnchor(null)}
            onClick={(event) => event.stopPropagation()}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
            slotProps={{ paper: { role: 'dialog', 'aria-label': t('score.parts', { name: vendor.name }) } as never }}
          >
            <Box sx={{ p: 2, width: 320, maxWidth: '90vw' }}>
              <ScoreParts basis={vendor.basis} score={vendor.score} declared={vendor.compliance} />
              <Box sx={{ color: 'text.secondary', fontSize: 'size.small', mt: 1 }}>
                {t('score.on', { date: format.dateTime(vendor.scoredAt) })}
              </Box>
            </Box>
          </Popover>
        </Suspense>
      )}
    </>
  );
}

/** How a score comes about: 100, less the points of each part. */
export function ScoreParts({
  basis,
  score,
  declared,
}: {
  basis: ScoreBasis;
  score: number;
  declared: Vendor['compliance'];
}) {
  const { t } = useTranslation('vendors');
  const points = pointsOf(basis);
  const why = {
    tier: t(`tier.${basis.tier}`),
    incidents: String(basis.incidents),
    compliance:
      basis.compliance === declared
        ? t(`compliance.${basis.compliance}`)
        : t('score.byCertificates', { compliance: t(`compliance.${basis.compliance}`) }),
    industry: basis.industry,
  };
  const line = (key: string, label: string, value: number, isStrong = false) => (
    <Box
      component="li"
      key={key}
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, fontWeight: isStrong ? 700 : undefined }}
    >
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {value < 0 ? `−${-value}` : value}
      </Box>
    </Box>
  );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 'size.plain' }}>
      {line('start', t('score.start'), 100)}
      {SCORE_PARTS.map((part) =>
        line(part, t('labelled', { label: t(`score.part.${part}`), value: why[part] }), -points[part] || 0),
      )}
      <Box component="li" aria-hidden sx={{ borderTop: '1px solid', borderColor: 'divider', my: 0.5 }} />
      {line('sum', t('score.title'), score, true)}
    </Box>
  );
}
