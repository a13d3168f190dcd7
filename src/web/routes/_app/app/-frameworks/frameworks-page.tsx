import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { Job } from '#domain/activity/audit-entry.ts';
import type { FrameworkInUse } from '#domain/frameworks/in-use.ts';
import { ChosenBy, FrameworkCard } from '#web/frameworks/framework-card.tsx';
import { type FrameworkSummary, useFrameworks, useInUse } from '#web/frameworks/frameworks-in-use.ts';
import { MatchingProgress } from '#web/frameworks/matching-progress.tsx';
import { useStopFramework, useUseFramework } from '#web/frameworks/use-choice.ts';
import { AppLink } from '#web/kit/links/app-link.tsx';
import { BandBar } from '#web/kit/band-bar.tsx';
import { ConfirmDialog } from '#web/kit/dialogs/confirm-dialog.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { useFormat } from '#web/kit/format.ts';
import { PageSkeleton } from '#web/kit/skeletons.tsx';
import { PageHeader } from '#web/kit/page-header.tsx';
import { usePermission } from '#web/people/use-permission.ts';
import { useReadinessOfAll } from '#web/readiness/readiness-queries.ts';
import { useWithContradicted } from '#web/readiness/use-with-contradicted.ts';

/** Every framework of the catalogue: those one works with, how far each is, and those one can take on. */
export function FrameworksPage() {
  const { t } = useTranslation('frameworks');
  const frameworks = useFrameworks();
  const inUse = useInUse();
  const failed = [frameworks, inUse].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!frameworks.data || !inUse.data) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Cards frameworks={frameworks.data} inUse={inUse.data} />
    </>
  );
}

function Cards({ frameworks, inUse }: { frameworks: FrameworkSummary[]; inUse: FrameworkInUse[] }) {
  const { t } = useTranslation('frameworks');
  const mayChoose = usePermission('settings.edit');
  const mayOpen = usePermission('iso_readiness.view');
  const [jobs, setJobs] = useState<Readonly<Record<string, Job>>>({});
  const [leaving, setLeaving] = useState<FrameworkSummary | null>(null);
  const use = useUseFramework();
  const stop = useStopFramework(() => setLeaving(null));
  const used = inUse.flatMap((each) => {
    const framework = frameworks.find(({ id }) => id === each.framework);
    return framework ? [{ framework, used: each }] : [];
  });
  const available = frameworks.filter(({ id }) => !inUse.some(({ framework }) => framework === id));
  const card = (framework: FrameworkSummary, each: FrameworkInUse | null) => {
    const job = each && jobs[framework.id];
    const next = frameworks.find(({ follows }) => follows === framework.id);
    return (
      <FrameworkCard
        key={framework.id}
        framework={framework}
        used={each}
        figures={each && <Figures used={each} />}
        progress={job && <MatchingProgress first={job} />}
        next={next && !inUse.some((other) => other.framework === next.id) ? next : undefined}
        mayOpen={mayOpen}
        reason={mayChoose ? null : t('kit:reason.permission')}
        isBusy={use.isPending && use.variables.id === framework.id}
        onUse={() =>
          use.mutate(framework, {
            onSuccess: (answer) => answer.job && setJobs((old) => ({ ...old, [framework.id]: answer.job! })),
          })
        }
        onStop={() => setLeaving(framework)}
      />
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 3.5 }}>
      <Group title={t('inUse.title')} text={t('inUse.text')}>
        {used.map(({ framework, used: each }) => card(framework, each))}
      </Group>
      <Group title={t('available.title')} text={available.length > 0 ? t('available.text') : t('none')}>
        {available.map((framework) => card(framework, null))}
      </Group>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('stop.heading', { title: leaving?.title ?? '' })}
        confirmLabel={t('stop.confirm')}
        isBusy={stop.isPending}
        onConfirm={() => leaving && stop.mutate(leaving)}
        onCancel={() => setLeaving(null)}
      >
        {t('stop.text')} {t('stop.keeps')}
      </ConfirmDialog>
    </Box>
  );
}

function Group({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2">{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {text}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

function Figures({ used }: { used: FrameworkInUse }) {
  const { t } = useTranslation('frameworks');
  const format = useFormat();
  const withContradicted = useWithContradicted();
  const { data } = useReadinessOfAll();
  const mayReview = usePermission('iso_readiness.view');
  const readiness = data?.find(({ framework }) => framework === used.framework);
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {readiness && readiness.percent !== null && (
        <>
          <BandBar percent={readiness.percent} label={t('readiness')} showValue />
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: 'size.small', color: 'text.secondary' }}
          >
            <span>
              {withContradicted(
                t('evidenced', { percent: format.percent(readiness.evidencedPercent ?? 0) }),
                readiness.contradicted,
              )}
            </span>
            {readiness.suggestions > 0 && mayReview && (
              <Link component={AppLink} href={addressOf('suggestions', { framework: used.framework })}>
                {t('suggestions', { count: readiness.suggestions })}
              </Link>
            )}
          </Box>
        </>
      )}
      <ChosenBy used={used} />
    </Box>
  );
}
