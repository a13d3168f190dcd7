import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { DropZone } from '../../kit/drop-zone.tsx';
import type { PickedFile } from '../../kit/files-in.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { READABLE, USUAL_LIMIT } from '../refusals.ts';
import { uploadFile } from '../intake/upload-file.ts';
import { useControlChanges } from './control-queries.ts';

/** A file as the next version: it stands beside the one in force until it is approved. */
export function UploadVersionDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation('document-control');
  const { startDraft } = useControlChanges();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (picked: PickedFile) => {
    setProblem(null);
    setShare(0);
    try {
      const fileId = await uploadFile(picked, setShare, new AbortController().signal);
      await startDraft.mutateAsync({ id: document.id, fileId });
      toast('success', t('upload.done', { name: picked.file.name }));
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setShare(null);
  };
  return (
    <Dialog
      isOpen
      title={t('upload.heading')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('kit:cancel')}</Button>}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      <DropZone
        label={t('upload.label')}
        hint={t('upload.hint')}
        extensions={READABLE}
        maxSize={USUAL_LIMIT}
        isMultiple={false}
        isDisabled={share !== null}
        onFiles={([first], [refused]) => {
          if (first) void send(first);
          else if (refused) setProblem(t(`upload.refused.${refused.reason}`));
        }}
      />
      {share !== null && (
        <LinearProgress aria-label={t('upload.heading')} variant="determinate" value={100 * share} sx={{ mt: 2 }} />
      )}
    </Dialog>
  );
}
