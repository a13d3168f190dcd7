import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Roadmap, RoadmapStage, RoadmapTask } from '#domain/readiness/setup/roadmap.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { useMoney } from './money.ts';
import { Section } from './section.tsx';
import type { RoadmapWork } from './task-labels.ts';
import { Why } from './why.tsx';

interface RoadmapViewProps {
  roadmap: Roadmap;
  currency: string;
  workOf: (task: RoadmapTask) => RoadmapWork;
  renderTasks: (work: readonly RoadmapWork[], label: string) => ReactNode;
  openKeys: ReadonlySet<string>;
}

/** The way there: phases with their days and budget, tasks with theirs; applied they become real ones. */
export function RoadmapView({ roadmap, currency, workOf, renderTasks, openKeys }: RoadmapViewProps) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const money = useMoney(currency);
  const { phases, hours, days, cost, endsOn, deadline, fits, neededWeekly, isTimelineAssumed } = roadmap;
  const open = phases.flatMap(({ tasks }) => tasks.map(workOf)).filter(({ key }) => !openKeys.has(key));
  const said = { hours: format.number(hours), days: format.number(days), cost: money(cost), date: format.date(endsOn) };
  if (phases.length === 0)
    return (
      <Section title={t('roadmap.title')} isWide>
        <Box sx={{ color: 'text.secondary' }}>{t('roadmap.none')}</Box>
      </Section>
    );
  return (
    <Section title={t('roadmap.title')} isWide action={renderTasks(open, t('roadmap.apply', { count: open.length }))}>
      <Box sx={{ mb: 1.5, textWrap: 'pretty' }}>
        {t(cost === null ? 'roadmap.whole' : 'roadmap.wholePriced', said)}{' '}
        {t(isTimelineAssumed ? 'roadmap.needsAssumed' : 'roadmap.needs', {
          count: neededWeekly,
          date: format.date(deadline),
        })}
      </Box>
      {fits !== null && endsOn > deadline && (
        <Box sx={{ mb: 1.5 }}>
          <Notice tone="warning">
            {t('roadmap.late', { date: format.date(endsOn), deadline: format.date(deadline) })}
          </Notice>
        </Box>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {phases.map((stage, place) => (
          <Stage
            key={stage.phase}
            stage={stage}
            number={place + 1}
            cost={money(stage.cost)}
            workOf={workOf}
            openKeys={openKeys}
          />
        ))}
      </Box>
      <Why about={t('roadmap.title')}>{t('roadmap.why')}</Why>
    </Section>
  );
}

interface StageProps extends Pick<RoadmapViewProps, 'workOf' | 'openKeys'> {
  stage: RoadmapStage;
  number: number;
  cost: string | null;
}

function Stage({ stage, number, cost, workOf, openKeys }: StageProps) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const { phase, startsOn, endsOn, hours, days, tasks } = stage;
  const amount = t('roadmap.amount', { hours: format.number(hours), days: format.number(days) });
  return (
    <Box component="li" sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', px: 2, py: 1.5 }}>
      <Box component="details" open={number === 1}>
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {t('roadmap.phase', { number, name: t(`phase.${phase}`) })}
          </Box>{' '}
          <Box component="span" sx={{ fontSize: 'size.plain', color: 'text.secondary' }}>
            {t('roadmap.span', { from: format.date(startsOn), to: format.date(endsOn) })} ·{' '}
            {t('roadmap.tasks', { count: tasks.length })} · {cost === null ? amount : `${amount} · ${cost}`}
          </Box>
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {tasks.map((task) => {
            const { key, title, href } = workOf(task);
            return (
              <Box
                component="li"
                key={key}
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, py: 0.75, fontSize: 'size.body' }}
              >
                <Box sx={{ flex: 1, minWidth: 200, textWrap: 'pretty' }}>
                  <Link component={AppLink} href={href}>
                    {title}
                  </Link>
                </Box>
                {openKeys.has(key) && <ToneChip tone="success" label={t('roadmap.made')} />}
                <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                  {t('roadmap.hours', { count: task.hours, hours: format.number(task.hours) })} ·{' '}
                  {format.date(task.dueOn)}
                </Box>
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
