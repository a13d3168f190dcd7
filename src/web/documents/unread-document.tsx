import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Download, FileX2, ScanText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';
import { usePermission } from '../people/use-permission.ts';
import { hrefOfFile } from './document-links.ts';
import { useReadAgain } from './use-read-again.ts';

/** A document without a text: still being read, or refused with what to do about it. */
export function UnreadDocument({ document }: { document: Document }) {
  const { t } = useTranslation('documents');
  const mayEdit = usePermission('documents.edit');
  const readAgain = useReadAgain();
  const { state, refusal } = document;
  const again = (
    <ReasonButton
      reason={mayEdit ? null : t('kit:reason.permission')}
      startIcon={<ScanText />}
      loading={readAgain.isPending}
      onClick={() => readAgain.mutate(document)}
    >
      {t('menu.readAgain')}
    </ReasonButton>
  );
  if (state === 'refused' && refusal) {
    return (
      <Card>
        <EmptyState
          icon={FileX2}
          title={t(`refusal.${refusal}.what`)}
          text={t(`refusal.${refusal}.do`)}
          heading="h2"
          actions={
            <>
              <Button
                startIcon={<Download />}
                component="a"
                href={hrefOfFile(document.id)}
                download={document.fileName}
              >
                {t('menu.download')}
              </Button>
              {again}
            </>
          }
        />
      </Card>
    );
  }
  return (
    <Card flush>
      <LinearProgress aria-label={t('reading.heading')} />
      <EmptyState
        icon={ScanText}
        title={t('reading.heading')}
        text={t('reading.text')}
        heading="h2"
        actions={state === 'waiting' && again}
      />
    </Card>
  );
}
