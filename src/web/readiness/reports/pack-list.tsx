import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/requests/api.ts';
import { useFormat } from '../../kit/format.ts';
import { JobProgress } from '../../kit/requests/job-progress.tsx';
import { isOver, useJob } from '../../kit/requests/jobs.ts';
import { hrefOfPack } from './report-file.ts';
import type { Pack } from './use-packs.ts';

/** Packs that are being made, with how far they are, and those that can be fetched. */
export function PackList({ packs }: { packs: readonly Pack[] }) {
  const { t } = useTranslation('reports');
  if (packs.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('packs')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxHeight: 240, overflowY: 'auto' }}
    >
      {packs.map((pack) => (
        <li key={pack.id}>{pack.isReady ? <ReadyPack pack={pack} /> : <PackInMaking pack={pack} />}</li>
      ))}
    </Box>
  );
}

function ReadyPack({ pack }: { pack: Pack }) {
  const { t } = useTranslation('reports');
  const { bytes, dateTime } = useFormat();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {pack.name}
        <Box sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
          {bytes(pack.size)} · {dateTime(pack.madeAt)}
        </Box>
      </Box>
      <Button component="a" href={hrefOfPack(pack.id)} download startIcon={<Download />} size="small">
        {t('download')}
      </Button>
    </Box>
  );
}

function PackInMaking({ pack }: { pack: Pack }) {
  const { t } = useTranslation('reports');
  const runningJob = useJob(pack.jobId);
  const asked = useQuery(
    orpc.activity.jobs.get.queryOptions({ input: { id: pack.jobId }, refetchInterval: 2000, enabled: !runningJob }),
  );
  const job = runningJob ?? asked.data;
  if (!job) return null;
  return (
    <JobProgress
      job={job}
      title={pack.name}
      message={isOver(job) ? undefined : t('packMaking')}
      outcome={job.message}
    />
  );
}
