import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import type { VersionHistory } from '#domain/documents/versions/version.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { hasPdf, hrefOfDraftFile } from '../document-links.ts';
import { hrefOfEditor, useControlChanges } from '../control/control-queries.ts';
import { Line } from './version-row.tsx';

interface DraftRowProps {
  document: Document;
  draft: NonNullable<VersionHistory['draft']>;
}

/** The draft that is being worked on. */
export function DraftRow({ document, draft }: DraftRowProps) {
  const { t } = useTranslation('document-control');
  const format = useFormat();
  const mayEdit = usePermission('documents.edit');
  const { removeDraft } = useControlChanges();
  const [isAsking, setIsAsking] = useState(false);
  const isWaiting = document.status === 'submitted';
  const reason = mayEdit ? (isWaiting ? t('reason.submitted') : null) : t('kit:reason.permission');
  return (
    <Line
      title={t('versions.draft')}
      chip={
        <ToneChip tone={isWaiting ? 'info' : 'neutral'} label={t(isWaiting ? 'status.submitted' : 'versions.work')} />
      }
      actions={
        <>
          {draft.isWritten && !isWaiting && (
            <Button size="small" variant="text" component={AppLink} href={hrefOfEditor(document.id)}>
              {t('act.continue')}
            </Button>
          )}
          {draft.state === 'read' && hasPdf(draft.fileName) && (
            <Button size="small" variant="text" component="a" href={hrefOfDraftFile(document.id, 'pdf')} download>
              {t('versions.pdf')}
            </Button>
          )}
          <ReasonButton size="small" variant="text" color="error" reason={reason} onClick={() => setIsAsking(true)}>
            {t('versions.giveUp')}
          </ReasonButton>
        </>
      }
    >
      {draft.note && <div>{draft.note}</div>}
      <div>
        {t('versions.changedBy', { name: draft.changedByName, date: format.dateTime(draft.changedAt) })} ·{' '}
        {draft.fileName}
      </div>
      {draft.state !== 'read' && <div>{t(`versions.file.${draft.state}`)}</div>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('giveUp.title')}
        confirmLabel={t('versions.giveUp')}
        isDangerous
        isBusy={removeDraft.isPending}
        onConfirm={() => removeDraft.mutate({ id: document.id }, { onSuccess: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      >
        {t('giveUp.text')}
      </ConfirmDialog>
    </Line>
  );
}
