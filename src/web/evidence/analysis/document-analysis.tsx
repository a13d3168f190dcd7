import { addressOf } from '#domain/addresses.ts';
import Button from '@mui/material/Button';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_FILES } from '#domain/evidence/validation-values.ts';
import { useDocument } from '../../documents/document-queries.ts';
import { USUAL_LIMIT } from '../../documents/refusals.ts';
import { UnreadDocument } from '../../documents/unread-document.tsx';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { DropZone } from '../../kit/drop-zone.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { DocumentResult } from './document-result.tsx';
import { RecentDocuments } from './recent-documents.tsx';
import { TakingProgress, WorkProgress } from './taking-progress.tsx';
import { useTakeDocument } from './use-take-document.ts';

interface DocumentAiProps {
  documentId: string | undefined;
  onDocument: (id: string | undefined) => void;
}

/** Document AI: a file goes in; what it is, what it shows, what is missing, and what to do about it come out. */
export function DocumentAi({ documentId, onDocument }: DocumentAiProps) {
  return documentId ? <OneDocument id={documentId} /> : <Intake onDocument={onDocument} />;
}

function Intake({ onDocument }: Pick<DocumentAiProps, 'onDocument'>) {
  const { t } = useTranslation('document-ai');
  const mayEdit = usePermission('documents.edit');
  const { taking, take, refuse, stop, forget } = useTakeDocument();
  const isBusy = taking.at === 'sending' || taking.at === 'filing';
  const takeOne = async (file: Parameters<typeof take>[0]) => {
    const id = await take(file);
    if (id) onDocument(id);
  };
  return (
    <>
      <Card title={t('intake.title')} subtitle={t('intake.subtitle')} sx={{ mb: 2 }}>
        {!isBusy && !mayEdit && <Notice tone="info">{t('intake.permission')}</Notice>}
        {!isBusy && mayEdit && (
          <DropZone
            label={t('intake.drop')}
            extensions={DOCUMENT_FILES}
            maxSize={USUAL_LIMIT}
            isMultiple={false}
            onFiles={([file], [refused]) => {
              if (file) void takeOne(file);
              else if (refused) refuse(refused.file.name, REASONS[refused.reason]);
            }}
          />
        )}
        {taking.at !== 'none' && (
          <div style={{ marginTop: isBusy ? 0 : 16 }}>
            <TakingProgress taking={taking} onStop={stop} onClose={forget} />
          </div>
        )}
      </Card>
      <RecentDocuments />
    </>
  );
}

const REASONS = { type: 'unsupported', size: 'too-large', empty: 'empty' } as const;

function OneDocument({ id }: { id: string }) {
  const { t } = useTranslation('document-ai');
  const { data: document, error, refetch } = useDocument(id);
  const another = (
    <Button component={AppLink} href={addressOf('readinessAi', { tab: 'document-ai' })} startIcon={<RotateCw />}>
      {t('another')}
    </Button>
  );
  if (error && !document) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!document) return <CardSkeleton />;
  if (document.state === 'waiting' || document.state === 'reading')
    return (
      <Card>
        <WorkProgress
          title={document.title}
          step={document.state === 'waiting' ? t('progress.waiting') : t('progress.reading')}
        />
      </Card>
    );
  if (document.state === 'refused')
    return (
      <>
        <UnreadDocument document={document} />
        <div style={{ marginTop: 16 }}>{another}</div>
      </>
    );
  return <DocumentResult document={document} another={another} />;
}
