import { addressOf } from '#domain/addresses.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Validation } from '#domain/evidence/validation.ts';
import { orpc } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { toneOfScore } from './score-tone.ts';

const PAGE = 10;
const MOST = 100;

/** What was validated before, newest first. */
export function EarlierValidations() {
  const { t } = useTranslation('evidence-validation');
  const format = useFormat();
  const [pageSize, setPageSize] = useState(PAGE);
  const { data, error, refetch } = useQuery(
    orpc.evidence.validations.list.queryOptions({ input: { pageSize }, placeholderData: keepPreviousData }),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeleton />;
  return (
    <Card
      title={t('earlier.title')}
      subtitle={data.total === 0 ? t('earlier.none') : t('earlier.count', { count: data.total })}
      flush
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.rows.map((validation) => (
          <Box
            component="li"
            key={validation.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
              px: 2.5,
              py: 1.25,
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Link
                component={AppLink}
                href={addressOf('readinessAi', { tab: 'evidence-validation', validation: validation.id })}
                sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
              >
                {validation.requirementId} · {validation.documentTitle}
              </Link>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {t('assessed', { date: format.dateTime(validation.startedAt), name: validation.startedByName })}
              </Typography>
            </Box>
            {validation.evidenceId && <ToneChip tone="success" label={t('accepted.button')} />}
            <Outcome validation={validation} />
          </Box>
        ))}
      </Box>
      {data.total > data.rows.length && pageSize < MOST && (
        <Box sx={{ px: 2.5, py: 1.5 }}>
          <Button onClick={() => setPageSize(MOST)}>{t('earlier.more')}</Button>
        </Box>
      )}
    </Card>
  );
}

function Outcome({
  validation: { state, validationScore },
}: {
  validation: Pick<Validation, 'state' | 'validationScore'>;
}) {
  const { t } = useTranslation('evidence-validation');
  const format = useFormat();
  if (validationScore === null)
    return <ToneChip tone="neutral" label={state === 'waiting' ? t('earlier.waiting') : t('unassessable.title')} />;
  const score = format.number(validationScore, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return <ToneChip tone={toneOfScore(validationScore)} label={t('earlier.score', { score })} />;
}
