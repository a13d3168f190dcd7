import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { QrCode } from '../../kit/qr-code.tsx';
import { CodeField } from '../code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Sets an authenticator app up: scan or type the secret, confirm with a code, keep the recovery codes. */
export function AppDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // A secret of this dialog: it is asked for once, and not kept when the dialog closes.
  const begun = useQuery({
    queryKey: ['own-second-factor', 'new'],
    queryFn: () => client.people.ownSecondFactor.add({}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (codes)
    return (
      <Dialog
        isOpen
        title={t('codes.title')}
        onClose={onClose}
        actions={
          <Button variant="contained" color="primary" onClick={onClose}>
            {t('codes.kept')}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  return (
    <Dialog isOpen title={t('app.setUp')} onClose={onClose}>
      {begun.data && <Enrolment secret={begun.data.secret} uri={begun.data.uri} onConfirmed={setCodes} />}
      {begun.error && <ErrorState error={begun.error} onRetry={() => void begun.refetch()} />}
      {begun.isPending && <CardSkeleton />}
    </Dialog>
  );
}

interface EnrolmentProps {
  secret: string;
  uri: string;
  onConfirmed: (codes: readonly string[]) => void;
}

function Enrolment({ secret, uri, onConfirmed }: EnrolmentProps) {
  const { t } = useTranslation('security');
  const [code, setCode] = useState('');
  const confirming = useMutation({
    mutationFn: (typed: string) => client.people.ownSecondFactor.confirmation.add({ code: typed }),
    onSuccess: ({ codes }) => onConfirmed(codes),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code && !confirming.isPending) confirming.mutate(code);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('app.scan')}</Typography>
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <QrCode text={uri} label={t('app.qr')} />
      </Box>
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('app.manual')}
        </Typography>
        <Box component="code" sx={{ fontFamily: 'monospace', fontSize: 'size.large', overflowWrap: 'anywhere' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
      </div>
      <CodeField
        value={code}
        onChange={(typed) => {
          setCode(typed);
          if (confirming.error) confirming.reset();
        }}
        onComplete={(full) => confirming.mutate(full)}
        error={confirming.error ? messageOf(confirming.error) : undefined}
      />
      <Button type="submit" variant="contained" color="primary" loading={confirming.isPending}>
        {t('app.confirm')}
      </Button>
    </Box>
  );
}
