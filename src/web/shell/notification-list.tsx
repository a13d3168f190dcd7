import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Job, Notification } from '#domain/activity/audit-entry.ts';
import { sentenceOf } from '#domain/activity/notification-kinds.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { useFormat } from '../kit/format.ts';
import { JobProgress } from '../kit/requests/job-progress.tsx';
import { isOver } from '../kit/requests/jobs.ts';

interface NotificationListProps {
  rows: readonly Notification[];
  jobs: readonly Job[];
  onFollow: () => void;
}

/** Long work on top, then the last notifications. The sentence of a kind stands under its name in `notification-sentences`. */
export function NotificationList({ rows, jobs, onFollow }: NotificationListProps) {
  const { t } = useTranslation('shell');
  const say = useTranslation('notification-sentences').t;
  const format = useFormat();
  const running = jobs.filter((job) => !isOver(job));
  const sentence = ({ kind, values }: Notification) =>
    sentenceOf(
      kind,
      values,
      (key, said) => say(key, { ...said }),
      (day) => format.date(day),
    );
  return (
    <Box sx={{ maxHeight: 420, overflow: 'auto' }} tabIndex={-1}>
      {running.map((job) => (
        <Box key={job.id} sx={{ p: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
          <JobProgress job={job} title={job.title} />
        </Box>
      ))}
      {rows.length === 0 && running.length === 0 && (
        <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>{t('notifications.none')}</Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{ px: 2, py: 1.25, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
          >
            {row.link ? (
              <Box
                component={AppLink}
                href={row.link}
                onClick={onFollow}
                sx={{ color: 'text.primary', fontWeight: row.readAt ? 400 : 600 }}
              >
                {sentence(row)}
              </Box>
            ) : (
              <Box sx={{ fontWeight: row.readAt ? 400 : 600 }}>{sentence(row)}</Box>
            )}
            <Box component="time" dateTime={row.at} sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
              {format.dateTime(row.at)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
