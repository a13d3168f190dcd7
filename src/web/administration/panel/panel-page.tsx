import { addressOf } from '#domain/addresses.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/requests/api.ts';
import { PageHeader } from '../../kit/page-header.tsx';
import { UrlTabs } from '../../kit/links/url-tabs.tsx';
import { AccountsTab } from './accounts-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { LogTab } from './log-tab.tsx';
import { MessagesTab } from './messages-tab.tsx';
import { OrganisationsTab } from './organisations-tab.tsx';
import { OutboxTab } from './outbox-tab.tsx';
import { PANEL_TABS, type PanelProps, type PanelTab } from './panel-search.ts';
import { RequestsTab } from './requests-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { SignInsTab } from './sign-ins-tab.tsx';
import { EVERY } from './use-list.tsx';

const TABS: Record<PanelTab, ComponentType<PanelProps>> = {
  users: AccountsTab,
  requests: RequestsTab,
  organisations: OrganisationsTab,
  sessions: SessionsTab,
  'sign-ins': SignInsTab,
  outbox: OutboxTab,
  messages: MessagesTab,
  jobs: JobsTab,
  log: LogTab,
};

/** The secure admin panel: everybody and everything of the installation that its administrators look after. */
export function PanelPage(props: PanelProps) {
  const { t } = useTranslation('administration');
  const active = props.search.tab ?? 'users';
  const Tab = TABS[active];
  const waiting = useWaiting();
  return (
    <>
      <PageHeader title={t('page.panel')} subtitle={t('panel.text')} />
      <UrlTabs
        label={t('page.panel')}
        active={active}
        hrefOf={(id) => addressOf('admin', { tab: id === 'users' ? '' : id })}
        tabs={PANEL_TABS.map((id) => ({
          id,
          label: waiting[id] ? t('panel.waiting', { tab: t(`tab.${id}`), number: waiting[id] }) : t(`tab.${id}`),
        }))}
      />
      <Tab key={active} {...props} />
    </>
  );
}

/** What waits for an administrator, at its tab. */
function useWaiting(): Partial<Record<PanelTab, number>> {
  const requests = useQuery({
    ...orpc.people.openingRequests.list.queryOptions({ input: { status: 'pending' } }),
    ...EVERY,
  });
  const messages = useQuery({
    ...orpc.administration.contactMessages.list.queryOptions({ input: { pageSize: 1 } }),
    ...EVERY,
  });
  return { requests: requests.data?.length ?? 0, messages: messages.data?.open ?? 0 };
}
