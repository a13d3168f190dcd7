import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { request } from '../../kit/requests/request.ts';
import { installationQuery } from '../installation.ts';
import { signIn } from '../session.ts';
import { EntryCard } from '../../kit/entry-card.tsx';
import { AdministratorStep, type Administrator } from './administrator-step.tsx';
import { OrganisationStep, type FirstOrganisation } from './organisation-step.tsx';

/** The first minutes of an installation: who administers it, and for which organisation. Closed for good afterwards. */
export function SetupPage({ token }: { token: string }) {
  const { t } = useTranslation('public');
  const queryClient = useQueryClient();
  const router = useRouter();
  const installation = useQuery(installationQuery);
  const [administrator, setAdministrator] = useState<Administrator>({ name: '', email: '', password: '' });
  const [step, setStep] = useState(0);
  const setUp = useMutation({
    mutationFn: async (organisation: FirstOrganisation | null) => {
      await request('POST', '/api/v1/setup', { token, administrator, organisation });
      await signIn(queryClient, administrator.email, administrator.password);
    },
    onSuccess: () => router.history.push(PAGES.app),
  });

  if (installation.isPending) return null;
  if (installation.error) return <ErrorState error={installation.error} onRetry={() => void installation.refetch()} />;
  if (!installation.data.fresh) {
    return (
      <EntryCard title={t('setup.closed')} text={t('setup.closedText')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" color="primary" component={AppLink} href={PAGES.adminLogin}>
            {t('setup.toAdmin')}
          </Button>
          <Button component={AppLink} href={PAGES.login}>
            {t('setup.toLogin')}
          </Button>
        </Box>
      </EntryCard>
    );
  }
  if (!token) {
    return (
      <EntryCard title={t('setup.title')} text={t('setup.noToken')}>
        <Notice tone="info">{t('setup.whereToken')}</Notice>
      </EntryCard>
    );
  }
  return step === 0 ? (
    <AdministratorStep value={administrator} onChange={setAdministrator} onNext={() => setStep(1)} />
  ) : (
    <OrganisationStep
      onBack={() => setStep(0)}
      onFinish={(organisation) => setUp.mutate(organisation)}
      isBusy={setUp.isPending}
      error={setUp.error}
    />
  );
}
