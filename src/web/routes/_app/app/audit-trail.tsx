import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChainButton, ChainOutcome, useChainCheck } from '#web/activity/chain-check.tsx';
import { EntryNumbered } from '#web/activity/entry-numbered.tsx';
import { TrailExportButton } from '#web/activity/export-button.tsx';
import { type TrailSearch, readTrailSearch } from '#web/activity/trail-search.ts';
import { TrailTable } from '#web/activity/trail-table.tsx';
import { useMembers } from '#web/controls/control-queries.ts';
import { PageHeader } from '#web/kit/page-header.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';
import { usePermission } from '#web/people/use-permission.ts';

export const Route = createFileRoute('/_app/app/audit-trail')({
  validateSearch: readTrailSearch,
  loader: () => loadMessages('activity'),
  staticData: { permission: 'audit_trail.view', title: 'shell:nav.auditTrail' },
  component: () => (
    <NeedsPermission permission="audit_trail.view">
      <AuditTrail />
    </NeedsPermission>
  ),
});

function AuditTrail() {
  const { t } = useTranslation('activity');
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const members = useMembers(usePermission('iso_readiness.view'));
  const check = useChainCheck();
  const [number, setNumber] = useState<number | null>(null);
  const onSearch = useCallback(
    (change: Partial<TrailSearch>) =>
      void navigate({ search: (old) => readTrailSearch({ ...old, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <>
      <PageHeader
        title={t('trail.title')}
        subtitle={t('trail.subtitle')}
        actions={
          <>
            <TrailExportButton search={search} />
            <ChainButton check={check} />
          </>
        }
      />
      <ChainOutcome check={check} onOpen={setNumber} />
      <TrailTable search={search} onSearch={onSearch} people={members.data ?? []} />
      {number !== null && <EntryNumbered number={number} onClose={() => setNumber(null)} />}
    </>
  );
}
