import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Archive, PencilLine, Settings2, Stamp, UploadCloud } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { ReadNotice } from '../receipts/read-notice.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { hrefOfEditor, useControlChanges, useVersions } from './control-queries.ts';
import { DecisionNotice } from './decision-notice.tsx';
import { ControlFacts } from './facts.tsx';
import { FactsDialog } from './facts-dialog.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { UploadVersionDialog } from './upload-version-dialog.tsx';

type Open = 'facts' | 'submit' | 'obsolete' | 'upload' | null;

/** How a document is controlled: what stands on it, what waits, and the way to its next version. */
export function ControlCard({ document }: { document: Document }) {
  const { t } = useTranslation('document-control');
  const mayEdit = usePermission('documents.edit');
  const [open, setOpen] = useState<Open>(null);
  const { data } = useVersions(document.id);
  const { markObsolete } = useControlChanges();
  const submission = data?.submissions.find(({ state }) => state === 'open');
  const close = () => setOpen(null);
  const reason = mayEdit ? null : t('kit:reason.permission');
  const isBusy = submission ? t('reason.submitted') : document.obsoleteAt ? t('reason.obsolete') : null;
  const isSubmittable = document.hasDraft || document.version === null;
  return (
    <>
      {document.obsoleteAt && <ObsoleteNotice document={document} />}
      {!document.obsoleteAt && <ReadNotice document={document} />}
      {submission && <DecisionNotice document={document} submission={submission} />}
      <Card sx={{ mb: 2 }}>
        <ControlFacts document={document} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <ReasonButton
            startIcon={<PencilLine />}
            reason={reason ?? isBusy ?? (data?.draft && !data.draft.isWritten ? t('reason.file') : null)}
            href={hrefOfEditor(document.id)}
          >
            {t(document.hasDraft ? 'act.continue' : 'act.edit')}
          </ReasonButton>
          <ReasonButton
            startIcon={<UploadCloud />}
            reason={reason ?? isBusy ?? (document.hasDraft ? t('reason.draft') : null)}
            onClick={() => setOpen('upload')}
          >
            {t('act.upload')}
          </ReasonButton>
          <ReasonButton
            startIcon={<Stamp />}
            reason={reason ?? isBusy ?? (isSubmittable ? null : t('reason.nothingNew'))}
            onClick={() => setOpen('submit')}
          >
            {t('act.submit')}
          </ReasonButton>
          <ReasonButton startIcon={<Settings2 />} variant="text" reason={reason} onClick={() => setOpen('facts')}>
            {t('act.facts')}
          </ReasonButton>
          {!document.obsoleteAt && (
            <ReasonButton
              startIcon={<Archive />}
              variant="text"
              reason={reason ?? isBusy}
              onClick={() => setOpen('obsolete')}
            >
              {t('act.obsolete')}
            </ReasonButton>
          )}
        </Box>
      </Card>
      {open === 'facts' && <FactsDialog document={document} onClose={close} />}
      {open === 'submit' && (
        <SubmitDialog document={document} {...(data?.draft && { note: data.draft.note })} onClose={close} />
      )}
      {open === 'upload' && <UploadVersionDialog document={document} onClose={close} />}
      {open === 'obsolete' && (
        <CommentDialog
          heading={t('obsolete.heading')}
          text={t('obsolete.text', { title: document.title })}
          label={t('obsolete.reason')}
          confirm={t('obsolete.confirm')}
          isRequired
          isBusy={markObsolete.isPending}
          onSave={(comment) =>
            markObsolete.mutate(
              { id: document.id, reason: comment },
              {
                onSuccess: () => {
                  toast('success', t('obsolete.done', { title: document.title }));
                  close();
                },
              },
            )
          }
          onClose={close}
        />
      )}
    </>
  );
}

function ObsoleteNotice({ document }: { document: Document }) {
  const { t } = useTranslation('document-control');
  const format = useFormat();
  const mayEdit = usePermission('documents.edit');
  const { takeMarkAway } = useControlChanges();
  const { id, obsoleteAt, obsoleteByName, obsoleteReason } = document;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice
        tone="warning"
        title={t('obsolete.title')}
        action={
          mayEdit && (
            <Button size="small" loading={takeMarkAway.isPending} onClick={() => takeMarkAway.mutate({ id })}>
              {t('obsolete.undo')}
            </Button>
          )
        }
      >
        {t('obsolete.since', { date: format.date(obsoleteAt ?? ''), name: obsoleteByName, reason: obsoleteReason })}
      </Notice>
    </Box>
  );
}
