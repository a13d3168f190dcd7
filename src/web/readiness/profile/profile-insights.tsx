import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import type { SmartReminder } from '#domain/readiness/profile/reminders.ts';
import { useFramework } from '../../frameworks/framework.ts';
import { orpc } from '../../kit/requests/api.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { InsightList } from '../insights/insight-list.tsx';
import { CompletionCard } from './completion-card.tsx';
import { OutlookCard } from './outlook-card.tsx';
import { ProfileInsightList } from './profile-insight-list.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';
import type { ReminderCreator } from './reminder-creator.ts';
import { RemindersCard } from './reminders-card.tsx';

/** Profile Insights: how complete the profile is, what it means, what is due, and what the own pace promises. */
export function ProfileInsights({ creator }: { creator: ReminderCreator }) {
  const { data, error, refetch } = useQuery(orpc.readiness.profileInsights.get.queryOptions({ staleTime: 0 }));
  const framework = useFramework(BASE_FRAMEWORK);
  const [about, setAbout] = useState<SmartReminder | 'any'>();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={8} />;
  const { completion, insights, reminders, remindersTotal, outlook } = data;
  const waiting = reminders.filter(({ id }) => !creator.openKeys.has(`reminder/${id}`));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <CompletionCard completion={completion} />
          <OutlookCard outlook={outlook} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <RemindersCard
            reminders={reminders}
            total={remindersTotal}
            openKeys={creator.openKeys}
            onRemind={setAbout}
            onGenerate={() => setAbout(waiting[0] ?? 'any')}
          />
          <ProfileInsightList insights={insights} />
        </Box>
      </Box>
      {framework.data && <InsightList framework={framework.data} />}
      {about && (
        <ReminderDialog
          reminders={waiting}
          about={about === 'any' ? undefined : about}
          creator={creator}
          onClose={() => setAbout(undefined)}
        />
      )}
    </Box>
  );
}
