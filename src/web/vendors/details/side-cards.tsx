import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { VendorDetails } from '#domain/vendors/view.ts';
import { AsFileSays } from '../../kit/as-file-says.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { RescoreButton } from '../vendor-columns.tsx';
import { ScoreParts } from '../vendor-parts.tsx';

const QUIET = { color: 'text.secondary', fontSize: 'size.plain' };

/** The score with its parts, and every score before it. */
export function ScoreCard({ vendor, reason }: { vendor: VendorDetails; reason: string | null }) {
  const { t } = useTranslation('vendors');
  const format = useFormat();
  return (
    <Card
      title={t('score.card')}
      subtitle={t('score.on', { date: format.dateTime(vendor.scoredAt) })}
      action={<RescoreButton vendor={vendor} reason={reason} />}
    >
      <ScoreParts basis={vendor.basis} score={vendor.score} declared={vendor.compliance} />
      {vendor.scores.length > 1 && (
        <Box component="details" sx={{ mt: 1.5, fontSize: 'size.plain' }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            {t('score.history', { count: vendor.scores.length })}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5 }}>
            {vendor.scores.map(({ score, scoredAt, scoredByName }) => (
              <Box component="li" key={scoredAt} sx={{ display: 'flex', justifyContent: 'space-between', py: 0.25 }}>
                <span>{`${format.dateTime(scoredAt)} · ${scoredByName}`}</span>
                <strong>{score}</strong>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Card>
  );
}

/** When it was looked at, by whom, and what came of it. */
export function ReviewsCard({ vendor }: { vendor: VendorDetails }) {
  const { t } = useTranslation('vendors');
  const format = useFormat();
  return (
    <Card
      title={t('review.card')}
      subtitle={vendor.reviewDueOn ? t('review.due', { date: format.date(vendor.reviewDueOn) }) : t('review.never')}
      action={vendor.waits.includes('review-overdue') && <ToneChip tone="error" label={t('slice.review-overdue')} />}
    >
      {vendor.reviews.length === 0 ? (
        <Box sx={QUIET}>{t('review.none')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 'size.plain' }}>
          {vendor.reviews.map(({ id, reviewedAt, reviewedByName, fromFile, outcome, note }) => (
            <Box component="li" key={id} sx={{ py: 0.75, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
              <strong>{t(`outcome.${outcome}`)}</strong>
              <Box sx={{ color: 'text.secondary' }}>
                {`${format.date(reviewedAt)} · ${reviewedByName}`}
                <AsFileSays file={fromFile} />
              </Box>
              {note && <Box sx={{ whiteSpace: 'pre-line' }}>{note}</Box>}
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
