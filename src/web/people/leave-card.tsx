import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { client } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { chooseOrganisation } from '../kit/requests/current-organisation.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { readAnew } from './registration-api.ts';
import { useSession } from './session.ts';

/** The way out of the organisation one acts in. Needs the words `joining`. */
export function LeaveCard() {
  const { t } = useTranslation('joining');
  const { organisation } = useSession();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  const leaving = useMutation({
    mutationFn: async (id: string) => {
      await client.people.ownMemberships.remove({ id });
      chooseOrganisation(null);
      await readAnew(queryClient);
    },
    onSuccess: async () => {
      toast('success', t('leave.left', { organisation: organisation?.name }));
      router.history.push(PAGES.app);
      await router.invalidate();
    },
    onError: (error) => {
      setIsAsked(false);
      toast('error', messageOf(error));
    },
  });
  if (!organisation) return null;
  const { id, name } = organisation;
  return (
    <Card title={t('leave.title', { organisation: name })} subtitle={t('leave.text')}>
      <Button color="error" onClick={() => setIsAsked(true)}>
        {t('leave.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('leave.confirm', { organisation: name })}
        confirmLabel={t('leave.button')}
        onConfirm={() => leaving.mutate(id)}
        onCancel={() => setIsAsked(false)}
        isBusy={leaving.isPending}
        isDangerous
      >
        {t('leave.text')}
      </ConfirmDialog>
    </Card>
  );
}
