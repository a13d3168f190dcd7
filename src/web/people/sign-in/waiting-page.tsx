import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { MyRequest, RequestStatus } from '#domain/people/user-request.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf, translatedMessage } from '../../kit/requests/problem.ts';
import { type OwnRequests, addOwnRequest, listOwnRequests, readAnew } from '../registration-api.ts';
import { signOut, useSession } from '../session.ts';
import { EntryCard } from '../../kit/entry-card.tsx';
import { PlainField } from '../../kit/forms/plain-field.tsx';

const LOOK_EVERY = 20_000;

/** For somebody who is signed in and belongs nowhere: what became of their request, or how to make one. */
export function WaitingPage() {
  const { t } = useTranslation('joining');
  const queryClient = useQueryClient();
  const router = useRouter();
  const { user } = useSession();
  const own = useQuery({ queryKey: ['own-requests'], queryFn: listOwnRequests, refetchInterval: LOOK_EVERY });
  // Whoever was let in meanwhile goes on.
  const looking = useMutation({
    mutationFn: async () => {
      const session = await readAnew(queryClient);
      if (session?.organisation) router.history.push(PAGES.app);
    },
  });
  const leaving = useMutation({
    mutationFn: () => signOut(queryClient),
    onSuccess: () => router.history.push(PAGES.login),
  });
  useOnceApproved(own.data?.rows[0]?.status, looking.mutate);
  if (own.isPending) return null;
  if (own.error) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />;
  const [last] = own.data.rows;
  return (
    <>
      {last?.status === 'pending' ? (
        <Pending request={last} />
      ) : (
        <Ask
          own={own.data}
          declined={last?.status === 'declined' ? last.reason : null}
          onDone={() => looking.mutate()}
        />
      )}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center', alignItems: 'center', px: 2, pb: 4 }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('waiting.as', { email: user.email })}
        </Typography>
        <Button onClick={() => looking.mutate()} loading={looking.isPending}>
          {t('waiting.refresh')}
        </Button>
        <Button variant="text" onClick={() => leaving.mutate()} loading={leaving.isPending}>
          {t('waiting.signOut')}
        </Button>
      </Box>
    </>
  );
}

/** Goes on by itself when the request that was waiting a moment ago is approved; an old approval leads nowhere any more. */
function useOnceApproved(status: RequestStatus | undefined, goOn: () => void) {
  const wasPending = useRef(false);
  useEffect(() => {
    if (status === 'approved' && wasPending.current) goOn();
    wasPending.current = status === 'pending';
  }, [status, goOn]);
}

function Pending({ request }: { request: MyRequest }) {
  const { t } = useTranslation('joining');
  const { date } = useFormat();
  const day = { date: date(request.requestedAt) };
  return request.organisation ? (
    <EntryCard
      title={t('waiting.pendingJoin', { organisation: request.organisation })}
      text={t('waiting.pendingJoinText', day)}
    />
  ) : (
    <EntryCard
      title={t('waiting.pendingOpen', { organisation: request.companyName })}
      text={t('waiting.pendingOpenText', day)}
    />
  );
}

interface AskProps {
  own: OwnRequests;
  declined: string | null;
  onDone: () => void;
}

/** What could be asked for now, in one step. */
function Ask({ own: { next, organisation }, declined, onDone }: AskProps) {
  const { t } = useTranslation('joining');
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const asking = useMutation({
    mutationFn: () => addOwnRequest(isNew ? name.trim() : organisation),
    onSuccess: async ({ outcome }) => {
      if (outcome === 'joins' || outcome === 'opens') onDone();
      else await queryClient.invalidateQueries({ queryKey: ['own-requests'] });
    },
  });
  const isNew = next === 'opens' || next === 'requests_opening';
  const issue = asking.error ? problemOf(asking.error).issues[0] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!isNew || name.trim()) asking.mutate();
  };
  // Belongs somewhere, and is in nowhere: shut out there.
  if (next === 'has_account') return <EntryCard title={t('waiting.suspended')} text={t('waiting.suspendedText')} />;
  const error = wasSent && !name.trim() ? t('register.companyRequired') : issue && translatedMessage(issue.message);
  const labels = { joins: t('confirm.join'), opens: t('confirm.open') } as const;
  return (
    <EntryCard title={t('waiting.none')} text={t(`waiting.${next}`, { organisation })}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
        {declined && <Notice tone="warning">{t('waiting.declined', { reason: declined })}</Notice>}
        {asking.error && !issue && <Notice tone="error">{messageOf(asking.error)}</Notice>}
        {isNew && (
          <PlainField
            label={t('register.company')}
            name="companyName"
            value={name}
            onChange={(value) => {
              setName(value);
              asking.reset();
            }}
            autoComplete="organization"
            error={error}
          />
        )}
        {next !== 'invitation_only' && (
          <Button type="submit" variant="contained" color="primary" size="large" loading={asking.isPending}>
            {next === 'joins' || next === 'opens' ? labels[next] : t('confirm.send')}
          </Button>
        )}
      </Box>
    </EntryCard>
  );
}
