import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Judgement } from '#domain/awareness/mail-report.ts';
import { VERDICTS } from '#domain/awareness/values.ts';
import { orpc, client } from '../kit/requests/api.ts';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { useFormat } from '../kit/format.ts';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { SelectField } from '../kit/forms/select-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { Notice } from '../kit/notice.tsx';
import { toast } from '../kit/toast.ts';
import { useFileHref, useRefreshAwareness } from './awareness-queries.ts';
import { MailReading, type OpenMailReport } from './mail-report-view.tsx';
import { VerdictChip } from './verdict-chip.tsx';

interface JudgeDialogProps {
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** A reported mail as text, with what speaks against it, and what one makes of it. */
export function JudgeDialog({ id, onOpen, onClose }: JudgeDialogProps) {
  const { t } = useTranslation('awareness');
  const query = useQuery(orpc.awareness.mailReports.get.queryOptions({ input: { id } }));
  const report = query.data;
  if (report) return <Judging key={id} report={report} onOpen={onOpen} onClose={onClose} />;
  return (
    <Dialog isOpen width="md" title={t('report.one')} onClose={onClose}>
      {query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <CardSkeleton />}
    </Dialog>
  );
}

interface JudgingProps extends Omit<JudgeDialogProps, 'id'> {
  report: OpenMailReport;
}

function Judging({ report, onOpen, onClose }: JudgingProps) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  const hrefOf = useFileHref();
  const refresh = useRefreshAwareness();
  const { id, number, version, mailSubject, sender, what, did, verdict, alike, source } = report;
  const form = useZodForm(Judgement, { verdict: verdict === 'new' ? undefined : verdict, answer: report.answer });
  const judge = async (judgement: z.infer<typeof Judgement>) => {
    await client.awareness.mailReports.change({ id, version, ...judgement });
    refresh();
    toast('success', t('report.judged', { name: report.reporterName }));
    onClose();
  };
  return (
    <FormDialog
      width="md"
      title={t('report.numbered', { number })}
      submitLabel={t('report.judge')}
      form={form}
      onSubmit={judge}
      onClose={onClose}
      actions={
        source !== '' && (
          <Button href={hrefOf(`mail-reports/${id}/file`)} download variant="text" sx={{ mr: 'auto' }}>
            {t('report.download')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {mailSubject}
            </Typography>
            <VerdictChip verdict={verdict} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[t('report.reportedBy', { name: report.reporterName, at: format.dateTime(report.reportedAt) }), sender]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        {did !== 'nothing' && <Notice tone={did === 'opened' ? 'info' : 'warning'}>{t(`urgent.${did}`)}</Notice>}
        {what && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{what}</Box>}
        <MailReading reading={report.reading} />
        {alike.length > 0 && (
          <Typography variant="body2">
            {t('report.alike', { count: alike.length })}{' '}
            {alike.map((other, place) => (
              <span key={other.id}>
                {place > 0 && ', '}
                <Link component="button" type="button" onClick={() => onOpen(other.id)}>
                  {`#${other.number}`}
                </Link>
                {` (${t(`verdict.${other.verdict}`)})`}
              </span>
            ))}
          </Typography>
        )}
      </Box>
      <SelectField
        name="verdict"
        label={t('report.itIs')}
        isRequired
        options={VERDICTS.filter((each) => each !== 'new').map((value) => ({
          value,
          label: t(`verdict.${value}`),
        }))}
      />
      <TextField name="answer" label={t('report.answer')} rows={2} help={t('report.answerHelp')} />
    </FormDialog>
  );
}
