import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf, translatedMessage } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { EntryCard } from '../../kit/entry-card.tsx';
import { PasswordInput } from '../../kit/forms/password-input.tsx';
import { NewPassword } from '../new-password.tsx';
import { sessionQuery, useSession } from '../session.ts';

/** Changes one's own password; `back` is where the person was going when it was demanded. */
export function ChangePasswordPage({ back }: { back: string }) {
  const { t } = useTranslation('security');
  const { demands } = useSession();
  const isDemanded = demands.includes('password');
  const { data, error, refetch } = useQuery(orpc.people.ownSecurity.get.queryOptions());
  return (
    <EntryCard title={t('password.title')} text={t(isDemanded ? 'password.demanded' : 'password.text')}>
      {data?.hasPassword && <ChangeForm email={data.email} least={data.passwordLength} back={back} />}
      {data && !data.hasPassword && (
        <Notice tone="info" title={t('password.none')}>
          {t('password.noneText')}{' '}
          <Link component={AppLink} href={PAGES.forgotPassword}>
            {t('password.byLink')}
          </Link>
        </Notice>
      )}
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />)}
    </EntryCard>
  );
}

function ChangeForm({ email, least, back }: { email: string; least: number; back: string }) {
  const { t } = useTranslation('security');
  const router = useRouter();
  const queryClient = useQueryClient();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const changing = useMutation({
    mutationFn: () => client.people.ownPassword.change({ currentPassword, newPassword }),
    onSuccess: async ({ sessionsEnded }) => {
      toast('success', t('password.done', { count: sessionsEnded }));
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await queryClient.invalidateQueries({ queryKey: orpc.people.key() });
      router.history.push(back);
    },
  });
  const issues = changing.error ? problemOf(changing.error).issues : [];
  const refusalOf = (field: string) => {
    const found = issues.find(({ path }) => path === field);
    return found && translatedMessage(found.message);
  };
  const set = (take: (value: string) => void) => (value: string) => {
    take(value);
    if (changing.error) changing.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (currentPassword && Array.from(newPassword).length >= least) changing.mutate();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      {changing.error && issues.length === 0 && <Notice tone="error">{messageOf(changing.error)}</Notice>}
      <PasswordInput
        name="current"
        label={t('password.current')}
        value={currentPassword}
        onChange={set(setCurrent)}
        autoComplete="current-password"
        autoFocus
        error={refusalOf('currentPassword') ?? (wasSent && !currentPassword ? t('password.currentNeeded') : undefined)}
      />
      <NewPassword
        email={email}
        label={t('password.new')}
        least={least}
        value={newPassword}
        onChange={set(setNew)}
        wasSent={wasSent}
        refusal={refusalOf('newPassword')}
      />
      <Button type="submit" variant="contained" color="primary" size="large" fullWidth loading={changing.isPending}>
        {t('password.submit')}
      </Button>
      <Link component={AppLink} href={PAGES.securityAndAudit} sx={{ textAlign: 'center', mt: 1 }}>
        {t('password.more')}
      </Link>
    </Box>
  );
}
