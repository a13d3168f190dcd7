import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import type { WorkingDraft } from '#domain/documents/versions/version.ts';
import { Card } from '../../kit/card.tsx';
import { LeaveGuard } from '../../kit/dialogs/leave-guard.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { SubmitDialog } from '../control/submit-dialog.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { ExportMenu } from './export-menu.tsx';
import { MarkdownView } from './markdown-view.tsx';
import { SavedLine } from './saved-line.tsx';
import { useAutosave } from './use-autosave.ts';
import { Writing } from './markdown-input.tsx';

interface EditorProps {
  document: Document;
  draft: WorkingDraft;
  onDone: () => void;
}

/** Writing a document beside how it will read. */
export function Editor({ document, draft, onDone }: EditorProps) {
  const { t } = useTranslation('document-control');
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 999px)');
  const [side, setSide] = useState<'write' | 'read'>('write');
  const [isSubmitting, setIsSubmitting] = useState(false);
  const saving = useAutosave(draft);
  const { draftText, setDraftText } = saving;
  const shown = useDeferredValue(draftText.markdown);
  const writing = (
    <Card flush>
      <Writing
        value={draftText.markdown}
        language={draft.language}
        onChange={(markdown) => setDraftText((now) => ({ ...now, markdown }))}
        onSave={saving.saveNow}
      />
    </Card>
  );
  const reading = (
    <Card title={t('editor.preview')}>
      <MarkdownView markdown={shown} language={draft.language} />
    </Card>
  );
  return (
    <>
      <LeaveGuard isDirty={saving.isDirty} />
      <PageHeader
        title={document.title}
        name={document.title}
        subtitle={<SavedLine saving={saving} />}
        actions={
          <>
            <ExportMenu document={document} />
            <Button onClick={onDone}>{t('editor.close')}</Button>
            <ReasonButton
              variant="contained"
              color="primary"
              reason={saving.isDirty ? t('reason.unsaved') : null}
              onClick={() => setIsSubmitting(true)}
            >
              {t('act.submit')}
            </ReasonButton>
          </>
        }
      />
      {saving.wasKept && saving.isDirty && <Notice tone="info">{t('editor.kept')}</Notice>}
      {saving.conflict && <ConflictNotice mine={draftText.markdown} saving={saving} />}
      <Box sx={{ mb: 2 }}>
        <FormLabel htmlFor={id}>{t('submit.note')}</FormLabel>
        <OutlinedInput
          id={id}
          fullWidth
          value={draftText.note}
          placeholder={t('editor.notePlaceholder')}
          onChange={(event) => setDraftText((now) => ({ ...now, note: event.target.value.slice(0, 2000) }))}
        />
      </Box>
      {isNarrow ? (
        <>
          <Tabs
            value={side}
            onChange={(_, next) => setSide(next as 'write')}
            aria-label={t('editor.sides')}
            sx={{ mb: 2 }}
          >
            <Tab value="write" label={t('editor.write')} id="side-write" aria-controls="panel-write" />
            <Tab value="read" label={t('editor.preview')} id="side-read" aria-controls="panel-read" />
          </Tabs>
          <Box role="tabpanel" id={`panel-${side}`} aria-labelledby={`side-${side}`}>
            {side === 'write' ? writing : reading}
          </Box>
        </>
      ) : (
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' }}
        >
          {writing}
          {reading}
        </Box>
      )}
      {isSubmitting && (
        <SubmitDialog
          document={document}
          note={draftText.note}
          onClose={() => setIsSubmitting(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
