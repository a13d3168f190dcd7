import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { client } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { type OwnSecurity, useSecurityMutation } from './use-security.ts';

/** Password and address of the account. */
export function PasswordCard({ security }: { security: OwnSecurity }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const sending = useSecurityMutation(
    () => client.people.emailVerifications.add({}),
    t('email.sent', { email: security.email }),
  );
  const { hasPassword, passwordChangedAt, email, emailVerified } = security;
  const age = passwordChangedAt ? t('password.changed', { date: format.date(passwordChangedAt) }) : t('password.never');
  return (
    <Card
      title={t('email.title')}
      subtitle={email}
      action={
        <ToneChip
          tone={emailVerified ? 'success' : 'warning'}
          label={t(emailVerified ? 'email.verified' : 'email.unverified')}
        />
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{hasPassword ? age : t('password.noneText')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {hasPassword && (
          <Button component={AppLink} href={PAGES.changePassword}>
            {t('password.title')}
          </Button>
        )}
        {!emailVerified && (
          <Button onClick={() => sending.mutate(undefined)} loading={sending.isPending}>
            {t('email.send')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
