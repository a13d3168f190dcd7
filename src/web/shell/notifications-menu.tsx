import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Suspense, lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../kit/requests/api.ts';
import { useJobs } from '../kit/requests/jobs.ts';
import { usePermission } from '../people/use-permission.ts';

const Popover = lazy(() => import('@mui/material/Popover'));
const NotificationList = lazy(async () => ({ default: (await import('./notification-list.tsx')).NotificationList }));

/** The bell: what happened for me, and long work that is under way. Opening it marks everything as read. */
export function NotificationsMenu() {
  const { t } = useTranslation('shell');
  const id = useId();
  const isAllowed = usePermission('dashboard.view');
  const queryClient = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useQuery(orpc.activity.notifications.list.queryOptions({ input: {}, enabled: isAllowed }));
  const jobs = useJobs();
  const reading = useMutation(
    orpc.activity.notifications.reading.add.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: orpc.activity.notifications.key() }),
    }),
  );
  const unread = data?.unread ?? 0;
  const label = unread ? t('notifications.unread', { count: unread }) : t('notifications.title');

  return (
    <>
      <IconButton
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={(event) => {
          setAnchor(event.currentTarget);
          if (unread) reading.mutate({});
        }}
      >
        <Badge color="error" variant="dot" invisible={unread === 0}>
          <Bell size={18} />
        </Badge>
      </IconButton>

      {anchor && (
        <Suspense fallback={null}>
          <Popover
            open
            anchorEl={anchor}
            onClose={() => setAnchor(null)}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            transformOrigin={{ vertical: 'top', horizontal: 'right' }}
            slotProps={{
              paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 360, maxWidth: 'calc(100vw - 24px)' } },
            }}
          >
            <Box sx={{ px: 2, py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
              <Typography id={id} variant="h3" component="h2" tabIndex={-1}>
                {t('notifications.title')}
              </Typography>
            </Box>
            <NotificationList rows={data?.rows ?? []} jobs={jobs} onFollow={() => setAnchor(null)} />
          </Popover>
        </Suspense>
      )}
    </>
  );
}
