import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ClipboardCheck, LayoutGrid, ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { useControls } from '#web/controls/control-queries.ts';
import { type WorkspaceSearch, withoutNothing } from '#web/controls/workspace-search.ts';
import { Workspace } from '#web/controls/workspace.tsx';
import { useCurrentFramework } from '#web/frameworks/current-framework.ts';
import { type FrameworkView, useFramework } from '#web/frameworks/framework.ts';
import { FRAMEWORK } from '#web/frameworks/framework-links.ts';
import { NotInUse } from '#web/frameworks/not-in-use.tsx';
import { AppLink } from '#web/kit/links/app-link.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { PageSkeleton } from '#web/kit/skeletons.tsx';
import { PageHeader } from '#web/kit/page-header.tsx';
import { usePermission } from '#web/people/use-permission.ts';
import { ProposalsBanner } from '#web/readiness/proposals/proposals-banner.tsx';
import { useCounted, useReadiness } from '#web/readiness/readiness-queries.ts';
import { ExportReportButton } from '#web/readiness/reports/export-report-button.tsx';
import { FrameworkFigures } from './framework-figures.tsx';

interface WorkspacePageProps {
  search: WorkspaceSearch;
  onSearch: (next: (old: WorkspaceSearch) => WorkspaceSearch) => void;
}

/** The workable list of the framework that the page is about. */
export function WorkspacePage({ search, onSearch }: WorkspacePageProps) {
  const { t } = useTranslation(['controls', 'frameworks']);
  const mayEdit = usePermission('iso_readiness.edit');
  const framework = useFramework();
  const controls = useControls();
  const readiness = useReadiness();
  const counted = useCounted(readiness.data);
  const failed = [framework, controls].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!framework.data || !controls.data || readiness.isPending) return <PageSkeleton />;
  return (
    <>
      <Head framework={framework.data} />
      {framework.data.id !== FRAMEWORK && <NotInUse framework={framework.data} />}
      {framework.data.id !== FRAMEWORK && (
        <Box sx={{ mb: 2 }}>
          <ProposalsBanner />
        </Box>
      )}
      {framework.data.id !== FRAMEWORK && readiness.data && <FrameworkFigures readiness={readiness.data} />}
      <Workspace
        framework={framework.data}
        controls={controls.data}
        counted={counted}
        search={search}
        onSearch={(change) => onSearch((old) => withoutNothing({ ...old, ...change }))}
        onClear={() => onSearch(({ order }) => withoutNothing({ order }))}
        reason={mayEdit ? null : t('kit:reason.permission')}
      />
    </>
  );
}

function Head({ framework }: { framework: FrameworkView }) {
  const { t } = useTranslation(['controls', 'frameworks']);
  if (useCurrentFramework() !== FRAMEWORK)
    return (
      <PageHeader
        title={framework.title}
        name={framework.title}
        subtitle={t('frameworks:workspace.subtitle', { title: framework.title })}
        actions={
          <>
            <Button component={AppLink} href={PAGES.frameworks} startIcon={<LayoutGrid />}>
              {t('frameworks:workspace.all')}
            </Button>
            <ExportReportButton />
          </>
        }
      />
    );
  return (
    <PageHeader
      title={t('workspace.title')}
      subtitle={t('workspace.subtitle', { edition: framework.title })}
      actions={
        <>
          <Button component={AppLink} href={PAGES.readiness} startIcon={<ClipboardCheck />}>
            {t('workspace.readiness')}
          </Button>
          <Button component={AppLink} href={PAGES.statement} startIcon={<ScrollText />}>
            {t('workspace.statement')}
          </Button>
          <ExportReportButton />
        </>
      }
    />
  );
}
