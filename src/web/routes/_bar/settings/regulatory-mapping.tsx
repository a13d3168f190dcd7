import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { CrosswalkBrowser } from '#web/evidence/mapping/crosswalk-browser.tsx';
import { type MappingSearch, readMappingSearch } from '#web/evidence/mapping/mapping-search.ts';
import { OwnFrameworks } from '#web/evidence/own-frameworks/own-frameworks.tsx';
import { useFrameworks, useInUse } from '#web/frameworks/frameworks-in-use.ts';
import { PageHeader } from '#web/kit/page-header.tsx';
import { UrlTabs } from '#web/kit/links/url-tabs.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_bar/settings/regulatory-mapping')({
  validateSearch: readMappingSearch,
  loader: () => loadMessages('mapping', 'frameworks'),
  staticData: { permission: 'iso_readiness.view', title: 'settings:category.regulatory' },
  component: () => (
    <NeedsPermission permission="iso_readiness.view">
      <RegulatoryMapping />
    </NeedsPermission>
  ),
});

const PATH = PAGES.regulatoryMapping;

/** How frameworks relate, and those that the organisation brought itself. */
function RegulatoryMapping() {
  const { t } = useTranslation('mapping');
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const inUse = useInUse().data ?? [];
  const onSearch = useCallback(
    (change: { [K in keyof MappingSearch]: MappingSearch[K] | undefined }) =>
      void navigate({ search: (old) => readMappingSearch({ ...old, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  const { data: all = [] } = useFrameworks();
  const others = [...inUse.map(({ framework }) => framework), ...all.map(({ id }) => id)];
  const other = others.find((id) => id !== BASE_FRAMEWORK) ?? BASE_FRAMEWORK;
  const active = search.tab ?? 'crosswalk';
  return (
    <>
      <PageHeader title={t('settings:category.regulatory')} subtitle={t(`subtitle.${active}`)} />
      <UrlTabs
        label={t('settings:category.regulatory')}
        tabs={[
          { id: 'crosswalk', label: t('tab.crosswalk') },
          { id: 'frameworks', label: t('tab.frameworks') },
        ]}
        active={active}
        hrefOf={(id) => (id === 'crosswalk' ? PATH : `${PATH}?tab=${id}`)}
      />
      {active === 'crosswalk' ? (
        <CrosswalkBrowser search={search} onSearch={onSearch} usual={{ from: BASE_FRAMEWORK, to: other }} />
      ) : (
        <OwnFrameworks />
      )}
    </>
  );
}
