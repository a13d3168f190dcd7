import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { client, orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { messageOf, problemOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { hrefOfDocument } from './document-links.ts';

interface RemoveDialogProps {
  document: Document;
  onClose: () => void;
  onRemoved?: () => void;
}

/** Asks before a document goes. While accepted evidence stands on it the server refuses, and the way out is shown instead. */
export function RemoveDialog({ document, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('documents');
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => client.documents.remove({ id: document.id }),
    onSuccess: () => {
      toast('success', t('remove.done', { title: document.title }));
      onClose();
      onRemoved?.();
      for (const queryKey of [
        orpc.documents.list.key(),
        orpc.documents.folders.key(),
        orpc.evidence.key(),
        orpc.readiness.key(),
      ])
        void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (problemOf(error).code !== 'evidence_stands') toast('error', messageOf(error));
    },
  });
  const stands =
    document.suggestions.accepted > 0 || (remove.error && problemOf(remove.error).code === 'evidence_stands');
  if (stands) return <EvidenceStands document={document} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('remove.heading')}
      confirmLabel={t('remove.confirm')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {t('remove.text', { title: document.title })}{' '}
      {document.suggestions.open > 0 && t('remove.suggestions', { count: document.suggestions.open })}
    </ConfirmDialog>
  );
}

function EvidenceStands({ document, onClose }: Pick<RemoveDialogProps, 'document' | 'onClose'>) {
  const { t } = useTranslation('documents');
  return (
    <Dialog
      isOpen
      width="xs"
      title={t('remove.stands')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:close')}</Button>
          <Button
            variant="contained"
            color="primary"
            component={AppLink}
            href={hrefOfDocument(document.id)}
            onClick={onClose}
          >
            {t('remove.show')}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {t('remove.standsText', { count: Math.max(1, document.suggestions.accepted), title: document.title })}
      </Typography>
    </Dialog>
  );
}
