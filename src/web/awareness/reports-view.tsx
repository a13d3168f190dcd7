import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailReport } from '#domain/awareness/mail-report.ts';
import { orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { useFormat } from '../kit/format.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { usePermission } from '../people/use-permission.ts';
import type { AwarenessSearch } from './awareness-search.ts';
import { MailMonths } from './mail-months.tsx';
import { ReportLog } from './report-log.tsx';
import { VerdictChip } from './verdict-chip.tsx';

const JudgeDialog = lazy(async () => ({ default: (await import('./judge-dialog.tsx')).JudgeDialog }));

interface ReportsViewProps {
  search: AwarenessSearch;
  onSearch: (next: Partial<AwarenessSearch>) => void;
}

/** The log for who judges reports; for everybody what they reported themselves and what came of it. */
export function ReportsView({ search, onSearch }: ReportsViewProps) {
  const mayJudge = usePermission('iso_readiness.edit');
  const maySee = usePermission('iso_readiness.view');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayJudge && <ReportLog search={search} onSearch={onSearch} />}
      <OwnReports />
      {maySee && <MailMonths />}
      <Suspense>
        {mayJudge && search.report && (
          <JudgeDialog
            id={search.report}
            onOpen={(report) => onSearch({ report })}
            onClose={() => onSearch({ report: undefined })}
          />
        )}
      </Suspense>
    </Box>
  );
}

function OwnReports() {
  const { t } = useTranslation('awareness');
  const query = useQuery(orpc.awareness.mailReports.own.list.queryOptions({}));
  if (!query.data)
    return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <CardSkeleton />;
  return (
    <Card title={t('report.own')} flush>
      {query.data.length === 0 ? (
        <EmptyState icon={MailCheck} title={t('report.ownNone')} text={t('report.ownNoneText')} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(query.data as MailReport[]).map((report) => (
            <Own key={report.id} report={report} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function Own({ report: { number, mailSubject, sender, reportedAt, verdict, answer } }: { report: MailReport }) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  return (
    <Box component="li" sx={{ px: 2.5, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {mailSubject}
        </Typography>
        <VerdictChip verdict={verdict} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[`#${number}`, format.dateTime(reportedAt), sender].filter(Boolean).join(' · ')}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{t(`thanks.${verdict}`)}</Typography>
      {answer && <Typography sx={{ mt: 0.25, whiteSpace: 'pre-line' }}>{answer}</Typography>}
    </Box>
  );
}
