import Box from '@mui/material/Box';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/kit/card.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { PageSkeleton } from '#web/kit/skeletons.tsx';
import { PageHeader } from '#web/kit/page-header.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { FurtherControls } from '#web/readiness/further-controls.tsx';
import { ProposalsBanner } from '#web/readiness/proposals/proposals-banner.tsx';
import { useProposals } from '#web/readiness/proposals/use-proposals.ts';
import { useStatement } from '#web/readiness/readiness-queries.ts';
import { ExportReportButton } from '#web/readiness/reports/export-report-button.tsx';
import { StatementVersions } from '#web/readiness/reports/statement-versions.tsx';
import { StatementProblems, StatementTable } from '#web/readiness/statement-view.tsx';

export const Route = createFileRoute('/_app/app/iso27001/statement')({
  loader: () => loadMessages('reports', 'proposals'),
  staticData: { title: 'readiness:statement.title' },
  component: StatementPage,
});

function StatementPage() {
  const { t } = useTranslation('readiness');
  const statement = useStatement();
  const challenges = useProposals().data?.challenges ?? [];
  if (statement.isPending) return <PageSkeleton cards={1} />;
  if (!statement.data) return <ErrorState error={statement.error} onRetry={() => void statement.refetch()} />;
  return (
    <>
      <PageHeader
        title={t('statement.title')}
        subtitle={t('statement.subtitle')}
        actions={<ExportReportButton kind="statement" isMain />}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ProposalsBanner />
        <StatementProblems rows={statement.data} challenged={challenges.map(({ requirementId }) => requirementId)} />
        <StatementVersions />
        <FurtherControls />
        <Card title={t('statement.table')} subtitle={t('statement.tableText', { count: statement.data.length })} flush>
          <Box sx={{ overflowX: 'auto' }}>
            <StatementTable rows={statement.data} />
          </Box>
        </Card>
      </Box>
    </>
  );
}
