import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { movesIn, type Plan, type PlanAction } from '#domain/readiness/plan.ts';
import { TARGETS } from '#domain/readiness/values.ts';
import type { FrameworkView } from '../../frameworks/framework.ts';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { useFormat } from '../../kit/format.ts';
import { ActionList } from './action-list.tsx';

interface NextActionsProps {
  plan: Plan | null;
  framework: FrameworkView;
  target: number | undefined;
  onTarget: (target: number | undefined) => void;
  renderTasks: (actions: readonly PlanAction[]) => ReactNode;
}

/** The smallest set of actions that reaches the target, with the number that it promises. */
export function NextActions({ plan, framework, target, onTarget, renderTasks }: NextActionsProps) {
  const { t } = useTranslation('progress');
  const format = useFormat();
  return (
    <Card
      title={t('next.title')}
      subtitle={t('next.subtitle')}
      action={
        <FilterSelect
          label={t('next.target')}
          value={target === undefined ? undefined : String(target)}
          options={TARGETS.map((each) => ({ value: String(each), label: format.percent(each) }))}
          onChange={(value) => onTarget(value === undefined ? undefined : Number(value))}
        />
      }
    >
      {plan === null ? (
        <EmptyState icon={PartyPopper} title={t('next.reached')} text={t('next.reachedText')} />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
            <Typography component="p" sx={{ flex: 1, minWidth: 220, fontWeight: 600 }}>
              {t('next.promise', {
                count: movesIn(plan),
                from: format.percent(plan.percent),
                to: format.percent(plan.promised),
              })}
            </Typography>
            {renderTasks(plan.actions)}
          </Box>
          <ActionList actions={plan.actions} framework={framework} />
        </>
      )}
    </Card>
  );
}
