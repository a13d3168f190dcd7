import Box from '@mui/material/Box';
import MuiChip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RiskStage } from '#domain/risks/stage.ts';
import type { Risk } from '#domain/risks/view.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import type { Tone } from '../kit/tone.ts';
import { bandLook } from './band-look.ts';
import { hrefOfRisk } from './risk-search.ts';

export type ShownJudged = NonNullable<Risk['residual']>;

/** A score with its band in words. */
export function BandChip({ judged }: { judged: Pick<ShownJudged, 'score' | 'bandLabel' | 'bandPlace' | 'bands'> }) {
  return (
    <MuiChip
      size="small"
      label={`${judged.score} · ${judged.bandLabel}`}
      sx={(theme) => ({ ...bandLook(theme, judged.bandPlace, judged.bands), fontVariantNumeric: 'tabular-nums' })}
    />
  );
}

/** Where a risk was and where it is. */
export function Movement({ risk }: { risk: Pick<Risk, 'inherent' | 'residual'> }) {
  const { t } = useTranslation('risks');
  const { inherent, residual } = risk;
  if (!inherent && !residual)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('notAssessed')}
      </Box>
    );
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {inherent && residual && (
        <>
          <HiddenText>{t('kind.inherent')}</HiddenText>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {inherent.score}
          </Box>
          <ArrowRight size={13} aria-hidden />
          <HiddenText>{t('kind.residual')}</HiddenText>
        </>
      )}
      <BandChip judged={(residual ?? inherent)!} />
    </Box>
  );
}

const STAGE_TONES: Record<RiskStage, Tone> = {
  identified: 'neutral',
  assessed: 'warning',
  treating: 'info',
  treated: 'success',
  accepted: 'success',
  closed: 'neutral',
};

export function StageChip({ stage }: { stage: RiskStage }) {
  const { t } = useTranslation('risks');
  return <ToneChip tone={STAGE_TONES[stage]} label={t(`stage.${stage}`)} />;
}

/** The name of a risk as a link to its page, its reference beneath. */
export function RiskName({ risk }: { risk: Pick<Risk, 'id' | 'reference' | 'title' | 'category'> }) {
  const { t } = useTranslation('risks');
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
      <Link
        component={AppLink}
        href={hrefOfRisk(risk.id)}
        onClick={(event) => event.stopPropagation()}
        sx={{
          display: 'block',
          fontWeight: 600,
          color: 'text.primary',
          textDecoration: 'none',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {risk.title}
      </Link>
      <Box
        component="span"
        sx={{
          display: 'block',
          color: 'text.secondary',
          fontSize: 'size.small',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {`${risk.reference} · ${t(`category.${risk.category}`)}`}
      </Box>
    </Box>
  );
}

/** What somebody should look at: shown as words. */
export function useWarnings(): (risk: Risk) => string[] {
  const { t } = useTranslation('risks');
  return (risk) => [
    ...(risk.isReviewOverdue ? [t('slice.review-overdue')] : []),
    ...(risk.acceptance?.state === 'changed' ? [t('slice.acceptance-changed')] : []),
    ...(risk.acceptance?.state === 'expired' ? [t('slice.acceptance-ended')] : []),
    ...(risk.lateActions > 0 ? [t('slice.actions-overdue')] : []),
    ...((risk.residual ?? risk.inherent)?.isOutdated ? [t('slice.assessed-by-old-method')] : []),
  ];
}
