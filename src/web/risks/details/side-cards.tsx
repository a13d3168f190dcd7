import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { scoreOf } from '#domain/risks/score.ts';
import { ASSESSMENT_KINDS, OBJECTIVES } from '#domain/risks/values.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { AsFileSays } from '../../kit/as-file-says.tsx';
import { Card } from '../../kit/card.tsx';
import { LineCard } from '../../kit/charts/line-card.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';

/** What may happen, in the parts of a scenario (ISO/IEC 27005). */
export function ScenarioCard({ risk }: { risk: RiskDetails }) {
  const { t } = useTranslation('risks');
  const objectives = OBJECTIVES.filter((each) => risk[each]);
  return (
    <Card title={t('scenario.title')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '130px minmax(0, 1fr)' },
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, whiteSpace: 'pre-line' },
        }}
      >
        {(['threat', 'vulnerability', 'consequence'] as const).map((part) => (
          <Box key={part} sx={{ display: 'contents' }}>
            <dt>{t(`field.${part}`)}</dt>
            <dd>{risk[part] || '—'}</dd>
          </Box>
        ))}
        <dt>{t('field.objectives')}</dt>
        <dd>
          {objectives.length === 0 ? (
            '—'
          ) : (
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {objectives.map((each) => (
                <ToneChip key={each} tone="neutral" label={t(`objective.${each}`)} />
              ))}
            </Box>
          )}
        </dd>
      </Box>
    </Card>
  );
}

/** When it was looked at, by whom, and what came of it. */
export function ReviewsCard({ risk }: { risk: RiskDetails }) {
  const { t } = useTranslation('risks');
  const format = useFormat();
  return (
    <Card
      title={t('review.card')}
      subtitle={risk.reviewDueOn ? t('review.due', { date: format.date(risk.reviewDueOn) }) : t('review.never')}
      action={risk.isReviewOverdue && <ToneChip tone="error" label={t('slice.review-overdue')} />}
    >
      {risk.reviews.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{t('review.none')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 'size.plain' }}>
          {risk.reviews.map(({ id, reviewedAt, reviewedByName, fromFile, outcome, note }) => (
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

/** How the scores went, from the assessments that were made. */
export function ScoreHistory({ risk }: { risk: RiskDetails }) {
  const { t } = useTranslation('risks');
  const oldest = risk.assessments.toReversed();
  if (oldest.length < 2) return null;
  const dates = [...new Set(oldest.map(({ assessedAt }) => assessedAt))];
  const lines = ASSESSMENT_KINDS.flatMap((kind) => {
    const made = oldest.filter((each) => each.kind === kind);
    if (made.length === 0) return [];
    const values = dates.map((date) => {
      const last = made.findLast(({ assessedAt }) => assessedAt <= date);
      return last ? scoreOf(last) : null;
    });
    return [{ label: t(`kind.${kind}`), values }];
  });
  return (
    <LineCard
      title={t('history.title')}
      subtitle={t('history.text')}
      dates={dates}
      lines={lines}
      unit="number"
      height={200}
    />
  );
}
