import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { isOver, useJobs } from '../../kit/requests/jobs.ts';
import { type Intake, closeIntake, isUnderWay, stopIntake, tryAgain, useIntake } from './intake.ts';
import { type IntakeCount, countOf, inOrder } from './intake-view.ts';
import { IntakeLine } from './intake-row.tsx';
import { useIntakeRows } from './use-intake-rows.ts';

/** What was just dropped: how far each file is, what was found, and with `review` what to do next. Nothing while nothing was dropped. */
export function IntakePanel({ review }: { review?: ReactNode }) {
  const intake = useIntake();
  return intake ? <Panel intake={intake} review={review} /> : null;
}

function Panel({ intake, review }: { intake: Intake; review?: ReactNode }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const rows = useIntakeRows(intake);
  const count = countOf(rows);
  const stop = useStop(intake);
  useWarnBeforeLeaving(isUnderWay(intake));
  return (
    <Card flush sx={{ mb: 2 }}>
      <Box role="group" aria-label={t('intake.label')}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, pt: 2, pb: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h2">
              {count.isOver
                ? t('intake.done', { count: count.total })
                : t('intake.working', { over: format.number(count.over), total: format.number(count.total) })}
            </Typography>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
              {count.isOver ? <Outcome count={count} /> : t('intake.stay')}
            </Typography>
          </Box>
          {count.isOver ? (
            <IconButton aria-label={t('intake.close')} onClick={closeIntake}>
              <X />
            </IconButton>
          ) : (
            <Button onClick={() => stop.mutate()} loading={stop.isPending}>
              {t('intake.stop')}
            </Button>
          )}
        </Box>
        {!count.isOver && (
          <LinearProgress variant="determinate" value={count.share * 100} aria-label={t('intake.label')} />
        )}
        {count.isOver && (review || count.failed > 0) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2.5, pb: 2, '&:empty': { display: 'none' } }}>
            {review}
            {count.failed > 0 && (
              <Button startIcon={<RotateCw />} onClick={tryAgain}>
                {t('intake.again', { count: count.failed })}
              </Button>
            )}
          </Box>
        )}
        <Box
          component="ul"
          tabIndex={0}
          aria-label={t('intake.files')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            maxHeight: 372,
            overflow: 'auto',
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          {inOrder(rows).map((row) => (
            <IntakeLine key={row.key} row={row} />
          ))}
        </Box>
      </Box>
    </Card>
  );
}

function Outcome({ count: { read, present, refused, failed } }: { count: IntakeCount }) {
  const { t } = useTranslation('documents');
  const parts = [
    t('intake.countRead', { count: read }),
    present > 0 && t('intake.countPresent', { count: present }),
    refused > 0 && t('intake.countRefused', { count: refused }),
    failed > 0 && t('intake.countFailed', { count: failed }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Stops sending, and asks the server to stop reading what it has not read yet. */
function useStop({ jobIds }: Intake) {
  const jobs = useJobs();
  return useMutation({
    mutationFn: async () => {
      stopIntake();
      const running = jobIds.filter((id) => !jobs.some((job) => job.id === id && isOver(job)));
      await Promise.all(running.map((id) => client.activity.jobs.cancellation.add({ id })));
    },
  });
}

function useWarnBeforeLeaving(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
