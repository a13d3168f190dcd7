import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../kit/requests/api.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { IdentitiesCard } from '../identities-card.tsx';
import { LeaveCard } from '../leave-card.tsx';
import { AppCard } from './app-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** What protects one's own account, and who was in it. */
export function MySecurity() {
  const { data, error, refetch } = useQuery(orpc.people.ownSecurity.get.queryOptions());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      {data ? (
        <>
          <AppCard security={data} />
          <PasskeysCard security={data} />
          <PasswordCard security={data} />
        </>
      ) : (
        <CardSkeleton />
      )}
      <IdentitiesCard />
      <SessionsCard />
      <HistoryCard />
      <LeaveCard />
    </Box>
  );
}
