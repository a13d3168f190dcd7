import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { MonitoringRun, VendorMonitoring } from '#domain/vendors/monitoring/run.ts';
import type { Check } from '#domain/vendors/monitoring/values.ts';
import { BAND_FROM, bandOf } from '#domain/vendors/score.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { BandBar } from '../../kit/band-bar.tsx';
import { useFormat } from '../../kit/format.ts';
import { Sparkline } from '../../kit/sparkline.tsx';
import { BAND_TONES } from '../vendor-parts.tsx';
import { hrefOfVendor } from '../vendor-search.ts';

interface PostureProps {
  run: MonitoringRun;
  history: VendorMonitoring['history'];
  vendorId: string;
}

const QUIET = { color: 'text.secondary', fontSize: 'size.plain' };
const SUMMARY = { cursor: 'pointer', fontWeight: 600, fontSize: 'size.plain' };

/** How the domains stand as one number, what takes points away from it, and how it was before. */
export function Posture({ run: { id, posture, parts }, history, vendorId }: PostureProps) {
  const { t } = useTranslation('monitoring');
  const format = useFormat();
  const values = history
    .flatMap(({ posture: value, endedAt }) => (value === null ? [] : { posture: value, endedAt }))
    .toReversed();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{t('card.posture')}</Box>
          {posture === null ? (
            <Box sx={QUIET}>{t('card.noPosture')}</Box>
          ) : (
            <>
              <Box
                component="p"
                sx={{ m: 0, fontSize: 'size.page', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
              >
                {t('card.postureOf', { value: posture })}
              </Box>
              <BandBar percent={posture} label={t('card.posture')} bands={[BAND_FROM.good, BAND_FROM.fair]} />
              <Box sx={{ ...QUIET, mt: 0.5 }}>{t('card.postureNote')}</Box>
            </>
          )}
        </Box>
        {values.length > 1 && (
          <Box sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
            <Sparkline
              values={values.map((each) => each.posture)}
              width={160}
              height={36}
              {...(posture !== null && { tone: BAND_TONES[bandOf(posture)] })}
            />
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, minWidth: 160 }}>
              <span>{format.date(values[0]?.endedAt ?? '')}</span>
              <span>{format.date(values.at(-1)?.endedAt ?? '')}</span>
            </Box>
          </Box>
        )}
      </Box>
      {parts.length > 0 && (
        <Box component="details">
          <Box component="summary" sx={SUMMARY}>
            {t('card.parts')}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5, fontSize: 'size.plain', maxWidth: 360 }}>
            {parts.map(({ check, points }) => (
              <Box component="li" key={check} sx={{ display: 'flex', justifyContent: 'space-between', py: 0.25 }}>
                <span>{t(`check.${check as Check}`)}</span>
                <span>{`−${format.number(Math.round(points * 10) / 10)}`}</span>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {history.length > 1 && (
        <Box component="details">
          <Box component="summary" sx={SUMMARY}>
            {t('card.history')}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5, fontSize: 'size.plain' }}>
            {history.map((each) => (
              <Box component="li" key={each.id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, py: 0.25 }}>
                <Link
                  component={AppLink}
                  href={`${hrefOfVendor(vendorId)}?run=${each.id}#monitoring`}
                  aria-current={each.id === id ? 'true' : undefined}
                  sx={{ fontWeight: each.id === id ? 700 : 400 }}
                >
                  {format.dateTime(each.endedAt)}
                </Link>
                <strong>{each.posture ?? '—'}</strong>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {`${t('card.problems', { count: each.problems })} · ${t('card.warnings', { count: each.warnings })}`}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
