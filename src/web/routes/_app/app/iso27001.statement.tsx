import Box from '@mui/material/Box';
import { createFileRoute } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/kit/card.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { PageSkeleton } from '#web/kit/loading.tsx';
import { PageHeader } from '#web/kit/page-header.tsx';
import { ReasonButton } from '#web/kit/reason-button.tsx';
import { usePermission } from '#web/people/use-permission.ts';
import { useStatement } from '#web/readiness/readiness-queries.ts';
import { useHrefOfStatement } from '#web/readiness/statement-download.ts';
import { StatementFaults, StatementTable } from '#web/readiness/statement-view.tsx';

export const Route = createFileRoute('/_app/app/iso27001/statement')({
  staticData: { title: 'readiness:statement.title' },
  component: StatementPage,
});

function StatementPage() {
  const { t } = useTranslation('readiness');
  const mayExport = usePermission('export.pdf');
  const statement = useStatement();
  const href = useHrefOfStatement();
  if (statement.isPending) return <PageSkeleton cards={1} />;
  if (!statement.data) return <ErrorState error={statement.error} onRetry={() => void statement.refetch()} />;
  return (
    <>
      <PageHeader
        title={t('statement.title')}
        subtitle={t('statement.subtitle')}
        actions={
          <ReasonButton
            variant="contained"
            color="primary"
            startIcon={<Download />}
            reason={mayExport ? null : t('kit:reason.permission')}
            onClick={() => window.location.assign(href)}
          >
            {t('statement.download')}
          </ReasonButton>
        }
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <StatementFaults rows={statement.data} />
        <Card title={t('statement.table')} subtitle={t('statement.tableText', { count: statement.data.length })} flush>
          <Box sx={{ overflowX: 'auto' }}>
            <StatementTable rows={statement.data} />
          </Box>
        </Card>
      </Box>
    </>
  );
}
