import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, orpc } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { messageOf } from '../../kit/problem.ts';
import { toast } from '../../kit/toast.ts';
import { PlainField } from '../../public-pages/plain-field.tsx';

interface PasskeyDialogProps {
  /** The one that gets another name; without it the device makes a new one. */
  passkey?: { id: string; name: string };
  onClose: () => void;
}

/** Names a passkey: a new one, which the device then makes, or one that is there. */
export function PasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('security');
  const id = useId();
  const queryClient = useQueryClient();
  const [name, setName] = useState(passkey?.name ?? '');
  const [wasSent, setWasSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const saving = useMutation({
    mutationFn: async () => {
      if (passkey) return client.people.ownPasskeys.change({ id: passkey.id, name: name.trim() });
      return (await import('../passkey.ts')).addPasskey(name.trim());
    },
    onSuccess: async () => {
      if (!passkey) toast('success', t('passkeys.added'));
      await queryClient.invalidateQueries({ queryKey: orpc.people.key() });
      onClose();
    },
    onError: async (error) => {
      const { wasDismissed, isKnownHere } = await import('../passkey.ts');
      if (isKnownHere(error)) return setRefusal(t('passkeys.known'));
      setRefusal(wasDismissed(error) ? t('passkeys.dismissed') : messageOf(error));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    setRefusal(undefined);
    if (name.trim()) saving.mutate();
  };
  return (
    <Dialog
      isOpen
      title={t(passkey ? 'passkeys.rename' : 'passkeys.add')}
      onClose={onClose}
      width="xs"
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button type="submit" form={id} variant="contained" color="primary" loading={saving.isPending}>
            {t(passkey ? 'passkeys.save' : 'passkeys.make')}
          </Button>
        </>
      }
    >
      <Box component="form" id={id} noValidate onSubmit={submit}>
        {!passkey && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('passkeys.addText')}</Typography>}
        <PlainField
          label={t('passkeys.name')}
          name="passkey"
          value={name}
          onChange={(value) => setName(value.slice(0, 80))}
          autoComplete="off"
          autoFocus
          help={t('passkeys.nameHelp')}
          error={refusal ?? (wasSent && !name.trim() ? t('passkeys.nameNeeded') : undefined)}
        />
      </Box>
    </Dialog>
  );
}
