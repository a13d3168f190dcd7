import Box from '@mui/material/Box';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { ChainButton, ChainOutcome, useChainCheck } from '#web/activity/chain-check.tsx';
import { EntryNumbered } from '#web/activity/entry-numbered.tsx';
import { TrailExportButton } from '#web/activity/export-button.tsx';
import { readTrailSearch, type TrailSearch } from '#web/activity/trail-search.ts';
import { TrailTable } from '#web/activity/trail-table.tsx';
import { useMembers } from '#web/controls/control-queries.ts';
import { PageHeader } from '#web/kit/page-header.tsx';
import { UrlTabs } from '#web/kit/links/url-tabs.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { MembersSecurity } from '#web/people/security/members-security.tsx';
import { MySecurity } from '#web/people/security/my-security.tsx';
import { readSecuritySearch, type SecuritySearch } from '#web/people/security/security-search.ts';
import { usePermission } from '#web/people/use-permission.ts';

export interface SecurityAndAuditSearch extends TrailSearch, SecuritySearch {}

const readSearch = (raw: Record<string, unknown>): SecurityAndAuditSearch => ({
  ...readTrailSearch(raw),
  ...readSecuritySearch(raw),
});

/** Everybody's own security; for who may see it, that of the members and the audit trail. */
export const Route = createFileRoute('/_bar/settings/security-and-audit')({
  validateSearch: readSearch,
  loader: () => loadMessages('security', 'sign-in', 'joining', 'activity'),
  staticData: { title: 'settings:category.security' },
  component: SecurityAndAudit,
});

const PATH = PAGES.securityAndAudit;

function SecurityAndAudit() {
  const { t } = useTranslation('security');
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const maySeeMembers = usePermission('user_management.view');
  const maySeeTrail = usePermission('audit_trail.view');
  const onSearch = useCallback(
    (change: Partial<SecurityAndAuditSearch>) =>
      void navigate({ search: (old) => readSearch({ ...old, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  const tabs = [
    { id: 'mine', label: t('tab.mine') },
    ...(maySeeMembers ? [{ id: 'members', label: t('tab.members') }] : []),
    ...(maySeeTrail ? [{ id: 'trail', label: t('tab.trail') }] : []),
  ];
  const active = tabs.some(({ id }) => id === search.tab) ? (search.tab ?? 'mine') : 'mine';
  return (
    <>
      <PageHeader title={t('title')} subtitle={t(`subtitle.${active}`)} />
      {tabs.length > 1 && (
        <UrlTabs
          label={t('title')}
          tabs={tabs}
          active={active}
          hrefOf={(id) => (id === 'mine' ? PATH : `${PATH}?tab=${id}`)}
        />
      )}
      {active === 'mine' && <MySecurity />}
      {active === 'members' && <MembersSecurity search={search} onSearch={onSearch} />}
      {active === 'trail' && <Trail search={search} onSearch={onSearch} />}
    </>
  );
}

interface TrailProps {
  search: TrailSearch;
  onSearch: (change: Partial<TrailSearch>) => void;
}

function Trail({ search, onSearch }: TrailProps) {
  const members = useMembers();
  const check = useChainCheck();
  const [number, setNumber] = useState<number | null>(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <ChainButton check={check} />
        <TrailExportButton search={search} />
      </Box>
      <ChainOutcome check={check} onOpen={setNumber} />
      <TrailTable search={search} onSearch={onSearch} people={members.data ?? []} />
      {number !== null && <EntryNumbered number={number} onClose={() => setNumber(null)} />}
    </>
  );
}
