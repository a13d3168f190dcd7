import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/requests/api.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { usePermission } from '../use-permission.ts';
import { PolicyForm } from './policy-form.tsx';

/** What the organisation demands of signing in, passwords, sessions and documents, and how long it keeps what is no record. */
export function PoliciesPage() {
  const { t } = useTranslation('settings');
  const mayEdit = usePermission('settings.edit');
  const { data, error, refetch } = useQuery(orpc.organisations.policy.get.queryOptions());
  return (
    <>
      <PageHeader title={t('category.policies')} subtitle={t('policy.subtitle')} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
        {!mayEdit && <Notice tone="info">{t('readOnly')}</Notice>}
        {data && <PolicyForm answer={data} isOff={!mayEdit} />}
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />)}
      </Box>
    </>
  );
}
