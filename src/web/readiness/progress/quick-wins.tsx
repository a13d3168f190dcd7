import Box from '@mui/material/Box';
import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanAction } from '#domain/readiness/plan.ts';
import type { FrameworkView } from '../../frameworks/framework.ts';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ActionList } from './action-list.tsx';

interface QuickWinsProps {
  actions: readonly PlanAction[];
  framework: FrameworkView;
  renderTasks: (actions: readonly PlanAction[]) => ReactNode;
}

/** What takes little and has something to show already. */
export function QuickWins({ actions, framework, renderTasks }: QuickWinsProps) {
  const { t } = useTranslation('progress');
  return (
    <Card title={t('wins.title')} subtitle={t('wins.subtitle')}>
      {actions.length === 0 ? (
        <EmptyState icon={Zap} title={t('wins.none')} text={t('wins.noneText')} />
      ) : (
        <>
          <ActionList actions={actions} framework={framework} />
          <Box sx={{ mt: 1.5 }}>{renderTasks(actions)}</Box>
        </>
      )}
    </Card>
  );
}
