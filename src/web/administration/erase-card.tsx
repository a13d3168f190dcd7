import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PERMISSIONS } from '#domain/people/permission.ts';
import { orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { leaveErased } from '../kit/erased.ts';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { useSession } from '../people/session.ts';
import { MAKE_BACKUP } from './backups-card.tsx';

/** Erases the organisation once its name is typed; nothing of it is left, and nothing brings it back but a backup. */
export function EraseCard() {
  const { t } = useTranslation('data');
  const queryClient = useQueryClient();
  const { organisation, permissions } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const name = organisation?.name ?? '';
  const erasure = useMutation(
    orpc.administration.data.erasure.add.mutationOptions({
      onSuccess: () => {
        queryClient.clear();
        leaveErased();
      },
    }),
  );
  const mayAll = PERMISSIONS.every((permission) => permissions.includes(permission));
  return (
    <Card title={t('erase.title')} subtitle={t('erase.subtitle')}>
      <ReasonButton
        reason={mayAll ? null : t('needsAll')}
        color="error"
        variant="outlined"
        startIcon={<Trash2 size={16} />}
        onClick={() => {
          erasure.reset();
          setIsAsking(true);
        }}
      >
        {t('erase.erase')}
      </ReasonButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('erase.confirm.title', { name })}
        typed={name}
        confirmLabel={t('erase.confirm.label')}
        isDangerous
        isBusy={erasure.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => erasure.mutate({ confirmation: name })}
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <span>{t('erase.confirm.text')}</span>
          <span>{t('erase.confirm.accounts')}</span>
          <Notice
            tone="warning"
            action={
              <Button
                size="small"
                onClick={() => {
                  setIsAsking(false);
                  // Once the dialog has given the focus back.
                  setTimeout(() => document.getElementById(MAKE_BACKUP)?.focus(), 300);
                }}
              >
                {t('erase.confirm.toBackup')}
              </Button>
            }
          >
            {t('erase.confirm.backup')}
          </Notice>
          {erasure.error && <Notice tone="error">{messageOf(erasure.error)}</Notice>}
        </Box>
      </ConfirmDialog>
    </Card>
  );
}
