import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '#domain/people/security.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { useDeviceLabels } from './device-labels.ts';
import { useSecurityMutation } from './use-security.ts';

const ICONS = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, other: Monitor };

/** Where the person is signed in; each of the others can be ended. */
export function SessionsCard() {
  const { t } = useTranslation('security');
  const { data, error, refetch, dataUpdatedAt } = useQuery(orpc.people.ownSessions.list.queryOptions());
  const ending = useSecurityMutation((id: string) => client.people.ownSessions.remove({ id }), t('sessions.ended'));
  const endingAll = useSecurityMutation(() => client.people.ownSessions.others.remove({}), t('sessions.allEnded'));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  return (
    <Card
      title={t('sessions.title')}
      subtitle={t('sessions.subtitle')}
      action={
        data.length > 1 && (
          <Button onClick={() => endingAll.mutate(undefined)} loading={endingAll.isPending}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={dataUpdatedAt}
            onEnd={() => ending.mutate(session.id)}
            isBusy={ending.isPending && ending.variables === session.id}
          />
        ))}
      </Box>
    </Card>
  );
}

interface SessionRowProps {
  session: OwnSession;
  /** When it was read. */
  now: number;
  onEnd: () => void;
  isBusy: boolean;
}

function SessionRow({ session, now, onEnd, isBusy }: SessionRowProps) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const labels = useDeviceLabels();
  const Icon = ICONS[session.device.kind];
  const device = labels.device(session.device);
  const method = t(`method.${session.method}`);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <Box aria-hidden sx={{ color: 'text.secondary', mt: '2px' }}>
        <Icon size={18} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {device}
          {session.isThis && <ToneChip tone="info" label={t('sessions.this')} />}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {`${labels.place(session.place)} · ${session.isStrong ? t('sessions.strong', { method }) : method}`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('sessions.times', {
            started: format.dateTime(session.startedAt),
            used: format.relative(session.lastUsedAt, now),
          })}
        </Typography>
      </Box>
      {!session.isThis && (
        <Button aria-label={t('sessions.endThis', { device })} onClick={onEnd} loading={isBusy}>
          {t('sessions.end')}
        </Button>
      )}
    </Box>
  );
}
