import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { type OwnSecurity, useSecurityMutation } from './use-security.ts';

type Passkey = OwnSecurity['passkeys'][number];

/** The person's passkeys: add, rename, remove. */
export function PasskeysCard({ security }: { security: OwnSecurity }) {
  const { t } = useTranslation('security');
  const [named, setNamed] = useState<Passkey | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const removing = useSecurityMutation((id: string) => client.people.ownPasskeys.remove({ id }), t('passkeys.removed'));
  const reason = security.takesPasskeys ? null : t('passkeys.noHost');
  const canHere = typeof window.PublicKeyCredential === 'function';
  const remove = async (id: string) => {
    await removing.mutateAsync(id).catch(() => null);
    setLeaving(null);
  };
  return (
    <Card title={t('passkeys.title')} subtitle={t('passkeys.subtitle')}>
      {security.passkeys.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('passkeys.empty')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {security.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setNamed(passkey)}
            onRemove={() => setLeaving(passkey)}
          />
        ))}
      </Box>
      <Box sx={{ mt: 2 }}>
        <ReasonButton reason={reason ?? (canHere ? null : t('passkeys.noBrowser'))} onClick={() => setNamed('new')}>
          {t('passkeys.add')}
        </ReasonButton>
      </Box>
      {named && <PasskeyDialog {...(named !== 'new' && { passkey: named })} onClose={() => setNamed(null)} />}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('passkeys.removeTitle', { name: leaving?.name ?? '' })}
        confirmLabel={t('passkeys.remove')}
        onConfirm={() => leaving && void remove(leaving.id)}
        onCancel={() => setLeaving(null)}
        isBusy={removing.isPending}
        isDangerous
      >
        {t('passkeys.removeText')}
      </ConfirmDialog>
    </Card>
  );
}

function PasskeyRow({ passkey, onRename, onRemove }: { passkey: Passkey; onRename: () => void; onRemove: () => void }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const { name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? t('passkeys.used', { when: format.dateTime(lastUsedAt) }) : t('passkeys.unused');
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${t('passkeys.since', { date: format.date(createdAt) })} · ${used}`}
        </Typography>
      </Box>
      <Button aria-label={t('passkeys.renameThis', { name })} onClick={onRename}>
        {t('passkeys.rename')}
      </Button>
      <Button aria-label={t('passkeys.removeThis', { name })} onClick={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </Box>
  );
}
