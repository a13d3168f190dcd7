import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { toast } from '../../kit/toast.ts';
import { sessionQuery } from '../session.ts';
import { AppDialog } from './app-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { OwnSecurity } from './use-security.ts';

const FEW = 3;

/** The authenticator app: set up, taken away, and its recovery codes. */
export function AppCard({ security }: { security: OwnSecurity }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'app' | 'codes' | 'removal' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const since = security.secondFactorSince;
  const close = () => {
    setOpen(null);
    setCodes(null);
    void queryClient.invalidateQueries({ queryKey: orpc.people.key() });
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  return (
    <Card
      title={t('app.title')}
      subtitle={t('app.subtitle')}
      action={<ToneChip tone={since ? 'success' : 'neutral'} label={t(since ? 'on' : 'off')} />}
    >
      {since && (
        <Typography sx={{ mb: 2, color: security.recoveryCodesLeft <= FEW ? 'warning.main' : 'text.secondary' }}>
          {`${t('app.since', { date: format.date(since) })} ${t('codes.left', { count: security.recoveryCodesLeft })}`}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {since ? (
          <>
            <Button onClick={() => setOpen('codes')}>{t('codes.renew')}</Button>
            <Button color="error" onClick={() => setOpen('removal')}>
              {t('app.remove')}
            </Button>
          </>
        ) : (
          <Button variant="contained" color="primary" onClick={() => setOpen('app')}>
            {t('app.setUp')}
          </Button>
        )}
      </Box>
      {open === 'app' && <AppDialog onClose={close} />}
      {open === 'codes' && !codes && (
        <ProofDialog
          title={t('codes.renew')}
          text={t('codes.renewText')}
          confirmLabel={t('codes.renew')}
          onProve={async (proof) => setCodes((await client.people.ownSecondFactor.recoveryCodes.add({ proof })).codes)}
          onClose={close}
        />
      )}
      {codes && (
        <Dialog
          isOpen
          title={t('codes.title')}
          onClose={close}
          actions={
            <Button variant="contained" color="primary" onClick={close}>
              {t('codes.kept')}
            </Button>
          }
        >
          <RecoveryCodes codes={codes} />
        </Dialog>
      )}
      {open === 'removal' && (
        <ProofDialog
          title={t('app.removeTitle')}
          text={t('app.removeText')}
          confirmLabel={t('app.remove')}
          isDangerous
          onProve={async (proof) => {
            await client.people.ownSecondFactor.removal.add({ proof });
            toast('success', t('app.removed'));
            close();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
