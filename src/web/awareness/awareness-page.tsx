import { MailWarning, Megaphone } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { withoutNothing } from '../controls/workspace-search.ts';
import Button from '@mui/material/Button';
import { PAGES } from '#domain/addresses.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { UrlTabs } from '../kit/links/url-tabs.tsx';
import { usePermission } from '../people/use-permission.ts';
import { type AwarenessSearch, type AwarenessView, AWARENESS_VIEWS, hrefOfAwareness } from './awareness-search.ts';
import { CampaignsView } from './campaigns-view.tsx';
import { CertificatesView } from './certificates-view.tsx';
import { CoursesView } from './courses-view.tsx';
import { PeopleView } from './people-view.tsx';
import { ReportsView } from './reports-view.tsx';

const CampaignDialog = lazy(async () => ({ default: (await import('./campaign-dialog.tsx')).CampaignDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Courses for everybody; campaigns, people and the log of reported mails for who runs them. */
export function AwarenessPage({ search }: { search: AwarenessSearch }) {
  const { t } = useTranslation('awareness');
  const navigate = useNavigate();
  const mayRun = usePermission('iso_readiness.edit');
  const maySee = usePermission('iso_readiness.view');
  const [isMaking, setIsMaking] = useState(false);
  const change = useCallback(
    (next: Partial<AwarenessSearch>) =>
      void navigate({
        to: PAGES.awareness,
        search: withoutNothing<AwarenessSearch>({ ...search, ...next }),
      }),
    [navigate, search],
  );
  const views = AWARENESS_VIEWS.filter((view) => (view === 'people' ? mayRun : view === 'campaigns' ? maySee : true));
  const view = views.find((each) => each === search.view) ?? 'courses';
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <Button startIcon={<MailWarning />} onClick={() => change({ tell: true })}>
              {t('report.add')}
            </Button>
            {mayRun && (
              <Button variant="contained" color="primary" startIcon={<Megaphone />} onClick={() => setIsMaking(true)}>
                {t('campaign.add')}
              </Button>
            )}
          </>
        }
      />
      <UrlTabs
        label={t('title')}
        active={view}
        hrefOf={(id) => hrefOfAwareness(id === 'courses' ? {} : { view: id as AwarenessView })}
        tabs={views.map((id) => ({ id, label: t(`view.${id}`) }))}
      />
      {view === 'courses' && <CoursesView />}
      {view === 'certificates' && <CertificatesView number={search.number} onNumber={(number) => change({ number })} />}
      {view === 'reports' && <ReportsView search={search} onSearch={change} />}
      {view === 'campaigns' && <CampaignsView onAdd={mayRun ? () => setIsMaking(true) : undefined} />}
      {view === 'people' && <PeopleView />}
      <Suspense>
        {isMaking && <CampaignDialog campaign={null} onClose={() => setIsMaking(false)} />}
        {search.tell && <ReportDialog onClose={() => change({ tell: undefined })} />}
      </Suspense>
    </>
  );
}
