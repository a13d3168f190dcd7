import Button from '@mui/material/Button';
import { createFileRoute } from '@tanstack/react-router';
import { ClipboardCheck, ScrollText } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useControls } from '#web/controls/control-queries.ts';
import { type WorkspaceSearch, readWorkspaceSearch, withoutNothing } from '#web/controls/workspace-search.ts';
import { Workspace } from '#web/controls/workspace.tsx';
import { useFramework } from '#web/frameworks/framework.ts';
import { AppLink } from '#web/kit/app-link.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { PageSkeleton } from '#web/kit/loading.tsx';
import { PageHeader } from '#web/kit/page-header.tsx';
import { usePermission } from '#web/people/use-permission.ts';
import { useCounted, useReadiness } from '#web/readiness/readiness-queries.ts';

export const Route = createFileRoute('/_app/app/iso27001/')({
  validateSearch: readWorkspaceSearch,
  component: WorkspacePage,
});

function WorkspacePage() {
  const { t } = useTranslation('controls');
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const mayEdit = usePermission('iso_readiness.edit');
  const framework = useFramework();
  const controls = useControls();
  const readiness = useReadiness();
  const counted = useCounted(readiness.data);
  const onSearch = useCallback(
    (change: Partial<WorkspaceSearch>) =>
      void navigate({ search: (old) => withoutNothing({ ...old, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  const onClear = useCallback(
    () => void navigate({ search: ({ order }) => withoutNothing({ order }), replace: true }),
    [navigate],
  );
  const failed = [framework, controls].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!framework.data || !controls.data || readiness.isPending) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title={t('workspace.title')}
        subtitle={t('workspace.subtitle', { edition: framework.data.title })}
        actions={
          <>
            <Button component={AppLink} href="/app/iso-readiness" startIcon={<ClipboardCheck />}>
              {t('workspace.readiness')}
            </Button>
            <Button component={AppLink} href="/app/iso27001/statement" startIcon={<ScrollText />}>
              {t('workspace.statement')}
            </Button>
          </>
        }
      />
      <Workspace
        framework={framework.data}
        controls={controls.data}
        counted={counted}
        search={search}
        onSearch={onSearch}
        onClear={onClear}
        reason={mayEdit ? null : t('kit:reason.permission')}
      />
    </>
  );
}
