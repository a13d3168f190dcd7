import type { Option } from '../../kit/forms/select-field.tsx';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/requests/api.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { usePermission } from '../use-permission.ts';
import { GeneralForm } from './general-form.tsx';
import { PersonalCard } from './personal-card.tsx';

/** What is set for everybody of the organisation, and what is one's own. */
export function GeneralPage({ frameworks }: { frameworks: readonly Option[] }) {
  const { t } = useTranslation('settings');
  const maySee = usePermission('settings.view');
  return (
    <>
      <PageHeader title={t('category.general')} subtitle={t('general.subtitle')} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
        {maySee ? <OrganisationPart frameworks={frameworks} /> : <Notice tone="info">{t('general.notYours')}</Notice>}
        <PersonalCard />
      </Box>
    </>
  );
}

function OrganisationPart({ frameworks }: { frameworks: readonly Option[] }) {
  const { t } = useTranslation('settings');
  const mayEdit = usePermission('settings.edit');
  const { data, error, refetch } = useQuery(orpc.organisations.settings.get.queryOptions());
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  return (
    <>
      {!mayEdit && <Notice tone="info">{t('readOnly')}</Notice>}
      <GeneralForm settings={data} frameworks={frameworks} isOff={!mayEdit} />
    </>
  );
}
