import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { withoutNothing } from '../controls/workspace-search.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';
import { UrlTabs } from '../kit/links/url-tabs.tsx';
import { usePermission } from '../people/use-permission.ts';
import { MethodView } from './method-view.tsx';
import { FilesButton } from './files-button.tsx';
import { Library } from './library.tsx';
import { Overview } from './overview.tsx';
import { PlanView } from './plan-view.tsx';
import { Register } from './register.tsx';
import { RiskForm } from './risk-form.tsx';
import { useMethod } from './risk-queries.ts';
import { filterIn, hrefOfRisk, hrefOfRisks, RISK_TABS, type RiskSearch, type RiskTab } from './risk-search.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

interface RiskManagementProps {
  search: RiskSearch;
  /** What later subjects have to say above the overview, the register and the library. */
  notice?: ReactNode;
}

/** Risks as a whole: where one stands, the register, the plan, the library and the method. */
export function RiskManagement({ search, notice }: RiskManagementProps) {
  const { t } = useTranslation('risks');
  const navigate = useNavigate();
  const { current } = useMethod();
  const reason = usePermission('risk_management.edit') ? null : t('kit:reason.permission');
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const { tab = 'overview', map = 'residual' } = search;
  const change = useCallback(
    (next: Partial<RiskSearch>) =>
      void navigate({
        to: PAGES.risks,
        search: (old) => withoutNothing({ ...old, ...next }) as RiskSearch,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const add = () => setAdding(true);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<FilesButton filter={tab === 'register' ? filterIn(search) : {}} />}
      />
      <UrlTabs
        label={t('title')}
        active={tab}
        hrefOf={(id) => hrefOfRisks(id === 'overview' ? {} : { tab: id as RiskTab })}
        tabs={RISK_TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
      />
      {(tab === 'overview' || tab === 'register' || tab === 'library') && notice}
      {tab === 'overview' && (
        <Overview
          kind={map}
          onKind={(kind) => change({ map: kind === 'residual' ? undefined : kind })}
          onAdd={add}
          reason={reason}
        />
      )}
      {tab === 'register' && (
        <Register
          search={search}
          onSearch={change}
          onAdd={add}
          reason={reason}
          fileActions={
            <ReasonButton startIcon={<Upload />} reason={reason} onClick={() => setImporting(true)}>
              {t('import.open')}
            </ReasonButton>
          }
        />
      )}
      {tab === 'plan' && <PlanView />}
      {tab === 'library' && <Library search={search} onSearch={change} reason={reason} />}
      {tab === 'method' && <MethodView reason={reason} />}
      <Suspense>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
      {isAdding && current && (
        <RiskForm
          risk={null}
          method={current.method}
          onClose={() => setAdding(false)}
          onSaved={(risk: RiskDetails) => void navigate({ href: hrefOfRisk(risk.id) })}
        />
      )}
    </>
  );
}
