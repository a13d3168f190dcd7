import { PAGES } from '#domain/addresses.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { UrlTabs } from '../../kit/links/url-tabs.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { MyChoices } from './my-choices.tsx';
import { OrganisationTerms } from './organisation-terms.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { useNotificationSettings } from './settings-queries.ts';

const PAGE = PAGES.notificationSettings;

/** What one is told, how and when: everybody for themselves, and for all of the organization who keeps its settings. */
export function NotificationsPage({ tab }: { tab: 'mine' | 'organisation' }) {
  const { t } = useTranslation('notifications');
  const seesOrganisation = usePermission('settings.view');
  const { data, error, refetch } = useNotificationSettings();
  const [kind, setKind] = useState<string | null>(null);
  const active = seesOrganisation ? tab : 'mine';
  const Part = active === 'mine' ? MyChoices : OrganisationTerms;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 980 }}>
        {seesOrganisation && (
          <UrlTabs
            label={t('tabs.label')}
            active={active}
            hrefOf={(id) => (id === 'mine' ? PAGE : `${PAGE}?tab=${id}`)}
            tabs={[
              { id: 'mine', label: t('tabs.mine') },
              { id: 'organisation', label: t('tabs.organisation') },
            ]}
          />
        )}
        {data && !data.sendsMail && <Notice tone="warning">{t('noMail')}</Notice>}
        {data && <Part settings={data} onPreview={setKind} />}
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />)}
      </Box>
      {data && kind && (
        <PreviewDialog kind={kind} email={data.email} sendsMail={data.sendsMail} onClose={() => setKind(null)} />
      )}
    </>
  );
}
