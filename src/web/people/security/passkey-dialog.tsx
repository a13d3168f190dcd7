import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PasskeyName } from '#domain/people/security.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { toast } from '../../kit/toast.ts';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';

interface PasskeyDialogProps {
  /** The one that gets another name; without it the device makes a new one. */
  passkey?: { id: string; name: string };
  onClose: () => void;
}

const Named = z.object({ name: PasskeyName });

/** Names a passkey: a new one, which the device then makes, or one that is there. */
export function PasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('security');
  const queryClient = useQueryClient();
  const form = useZodForm(Named, { name: passkey?.name ?? '' });
  const save = async ({ name }: z.infer<typeof Named>) => {
    if (passkey) await client.people.ownPasskeys.change({ id: passkey.id, name });
    else {
      const { addPasskey, isKnownHere, wasDismissed } = await import('../passkey.ts');
      try {
        await addPasskey(name);
      } catch (error) {
        if (!isKnownHere(error) && !wasDismissed(error)) throw error;
        const message = t(isKnownHere(error) ? 'passkeys.known' : 'passkeys.dismissed');
        return form.setError('name', { message });
      }
      toast('success', t('passkeys.added'));
    }
    await queryClient.invalidateQueries({ queryKey: orpc.people.key() });
    onClose();
  };
  return (
    <FormDialog
      width="xs"
      title={t(passkey ? 'passkeys.rename' : 'passkeys.add')}
      text={passkey ? undefined : t('passkeys.addText')}
      submitLabel={t(passkey ? 'passkeys.save' : 'passkeys.make')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField name="name" label={t('passkeys.name')} help={t('passkeys.nameHelp')} isRequired autoFocus />
    </FormDialog>
  );
}
