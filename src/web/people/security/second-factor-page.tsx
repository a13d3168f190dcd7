import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Fingerprint, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/requests/api.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { EntryCard } from '../../kit/entry-card.tsx';
import { sessionQuery, useSession } from '../session.ts';
import { beginSession } from '../signing-in.ts';
import { AppDialog } from './app-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** The organisation asks for a second factor: set one up, or show the passkey one has, before anything else. */
export function SecondFactorPage({ back }: { back: string }) {
  const { t } = useTranslation('security');
  const { organisation } = useSession();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [open, setOpen] = useState<'app' | 'passkey' | null>(null);
  const { data, error, refetch } = useQuery(orpc.people.ownSecurity.get.queryOptions());
  const goOn = async () => {
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    router.history.push(back);
  };
  const prove = async () => {
    const { signInByPasskey, wasDismissed } = await import('../passkey.ts');
    try {
      await signInByPasskey(false);
      await beginSession(queryClient);
      router.history.push(back);
    } catch (failure) {
      if (!wasDismissed(failure)) toast('error', messageOf(failure));
    }
  };
  const close = () => {
    setOpen(null);
    void goOn();
  };
  return (
    <EntryCard
      title={t('demand.title')}
      text={t('demand.text', { organisation: organisation?.name ?? '' })}
      width={520}
    >
      {data ? (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {data.secondFactorSince ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('demand.signInAgain')}</Typography>
          ) : (
            <Way icon={<Smartphone />} title={t('app.title')} text={t('demand.app')} onChoose={() => setOpen('app')} />
          )}
          {data.takesPasskeys && (
            <Way
              icon={<Fingerprint />}
              title={t(data.passkeys.length > 0 ? 'demand.prove' : 'passkeys.add')}
              text={t('demand.passkey')}
              onChoose={data.passkeys.length > 0 ? () => void prove() : () => setOpen('passkey')}
            />
          )}
          <SignOutButton />
        </Box>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton />
      )}
      {open === 'app' && <AppDialog onClose={close} />}
      {open === 'passkey' && <PasskeyDialog onClose={close} />}
    </EntryCard>
  );
}

interface WayProps {
  icon: React.ReactNode;
  title: string;
  text: string;
  onChoose: () => void;
}

function Way({ icon, title, text, onChoose }: WayProps) {
  return (
    <Button
      onClick={onChoose}
      startIcon={icon}
      fullWidth
      sx={{ justifyContent: 'flex-start', textAlign: 'left', py: 1.5, height: 'auto', gap: 1 }}
    >
      <span>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {title}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 400, whiteSpace: 'normal' }}>
          {text}
        </Box>
      </span>
    </Button>
  );
}
