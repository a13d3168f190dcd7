import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { Columns3, Download, RefreshCw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLeftHeader } from '#domain/vendors/questionnaires/left.ts';
import { QUESTIONNAIRE_LIMITS } from '#domain/vendors/questionnaires/values.ts';
import { Card } from '../../kit/card.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { download } from '../../kit/requests/download.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { JobProgress } from '../../kit/requests/job-progress.tsx';
import { useJob } from '../../kit/requests/jobs.ts';
import { LazyMenu } from '../../kit/lazy-menu.tsx';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { type AnswersLeft, AnswersLeftNotice } from './answers-left.tsx';
import type { OpenedQuestion } from './question-look.ts';
import { isAtWork, useFileHref, useQuestionnaire, useQuestionnaireChanges } from './questionnaire-queries.ts';
import { Review } from './review.tsx';

const ColumnsDialog = lazy(async () => ({ default: (await import('./columns-dialog.tsx')).ColumnsDialog }));

interface QuestionnairePageProps {
  id: string;
  opened: OpenedQuestion;
  onRemoved: () => void;
}

/** One questionnaire: how far it is, its review, and its file with the answers. */
export function QuestionnairePage({ id, opened, onRemoved }: QuestionnairePageProps) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const query = useQuestionnaire(id);
  const changes = useQuestionnaireChanges();
  const [dialog, setDialog] = useState<'columns' | 'remove' | null>(null);
  const [left, setLeft] = useState<AnswersLeft>(null);
  const questionnaire = query.data;
  const job = useJob(questionnaire?.jobId ?? undefined);
  const permission = usePermission('risk_management.edit') ? null : t('kit:reason.permission');
  if (!questionnaire)
    return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <PageSkeleton />;
  const { title, state, counts, sheets, dueOn, fileName, refusal, refusalDetail } = questionnaire;
  const isBusy = isAtWork(questionnaire);
  const reason = permission ?? (isBusy ? t('reason.busy') : null);
  const facts = [
    fileName ?? t('form.text'),
    t('list.of', { done: format.number(counts.approved + counts.notApplicable), total: format.number(counts.total) }),
    dueOn && t('due', { date: format.date(dueOn) }),
  ];
  return (
    <>
      <PageHeader
        title={title}
        name={title}
        subtitle={facts.filter(Boolean).join(' · ')}
        actions={
          <>
            <ReasonButton variant="text" startIcon={<Trash2 />} reason={permission} onClick={() => setDialog('remove')}>
              {t('remove.open')}
            </ReasonButton>
            {sheets.length > 0 && (
              <ReasonButton startIcon={<Columns3 />} reason={reason} onClick={() => setDialog('columns')}>
                {t('columns.open')}
              </ReasonButton>
            )}
            {state !== 'refused' && (
              <ReasonButton
                startIcon={<RefreshCw />}
                reason={reason}
                onClick={() => changes.propose.mutate({ id }, { onError: (error) => toast('error', messageOf(error)) })}
              >
                {t('propose')}
              </ReasonButton>
            )}
            <Export
              id={id}
              reason={state === 'reading' || state === 'refused' ? t('reason.unread') : null}
              onLeft={setLeft}
            />
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {left && <AnswersLeftNotice left={left} onClose={() => setLeft(null)} />}
        {isBusy && (
          <Card>
            <JobProgress
              job={job ?? { state: 'running', done: 0, total: null, message: null }}
              title={t(`state.${state}`)}
            />
          </Card>
        )}
        {state === 'refused' && (
          <Notice tone="error" title={t('refused.title')}>
            {refusal === 'unreadable' && `${t('refused.unreadable')} ${refusalDetail ?? ''}`}
            {refusal === 'too-many' &&
              t('refused.too-many', {
                asked: format.number(Number(refusalDetail)),
                most: format.number(QUESTIONNAIRE_LIMITS.questions),
              })}
            {refusal === 'too-long' && t('refused.too-long')}
            {refusal === 'no-questions' && t(sheets.length > 0 ? 'refused.columns' : 'refused.no-questions')}
          </Notice>
        )}
        {counts.total > 0 && state !== 'refused' && state !== 'reading' && (
          // A link to another question of the same questionnaire opens that one.
          <Review key={opened.question ?? ''} questionnaire={questionnaire} opened={opened} />
        )}
      </Box>
      <Suspense>
        {dialog === 'columns' && <ColumnsDialog questionnaire={questionnaire} onClose={() => setDialog(null)} />}
      </Suspense>
      <ConfirmDialog
        isOpen={dialog === 'remove'}
        isDangerous
        title={t('remove.title')}
        confirmLabel={t('remove.open')}
        isBusy={changes.remove.isPending}
        onCancel={() => setDialog(null)}
        onConfirm={() =>
          changes.remove.mutate({ id }, { onSuccess: onRemoved, onError: (error) => toast('error', messageOf(error)) })
        }
      >
        {t('remove.text', { count: counts.approved })}
      </ConfirmDialog>
    </>
  );
}

interface ExportProps {
  id: string;
  reason: string | null;
  onLeft: (left: AnswersLeft) => void;
}

/** Downloads the file with its answers, and says which of them found no place in it. */
function Export({ id, reason, onLeft }: ExportProps) {
  const { t } = useTranslation('questionnaires');
  const hrefOf = useFileHref(id);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (withDrafts: boolean) => {
    setAnchor(null);
    setBusy(true);
    await download(hrefOf(withDrafts)).then(
      (headers) => onLeft(readLeftHeader(headers.get('x-answers-left'))),
      (error: unknown) => toast('error', messageOf(error)),
    );
    setBusy(false);
  };
  if (reason)
    return (
      <ReasonButton startIcon={<Download />} reason={reason}>
        {t('export.open')}
      </ReasonButton>
    );
  return (
    <>
      <Button
        variant="contained"
        color="primary"
        startIcon={<Download />}
        loading={isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('export.open')}
      </Button>
      <LazyMenu anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void save(false)}>{t('export.approved')}</MenuItem>
        <MenuItem onClick={() => void save(true)}>{t('export.drafts')}</MenuItem>
      </LazyMenu>
    </>
  );
}
