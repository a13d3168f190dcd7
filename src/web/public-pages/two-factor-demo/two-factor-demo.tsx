import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { sessionQuery } from '../../people/session.ts';
import { PublicPage, Section } from '../public-page.tsx';
import { ScanPart } from './scan-part.tsx';
import { newSecret } from './totp.ts';
import { TryPart } from './try-part.tsx';

const SETTINGS = PAGES.securityAndAudit;

/** A second factor to try: a secret of this visit, the visitor's own app, and why each code passes or fails. */
export function TwoFactorDemo() {
  const { t } = useTranslation('two-factor-demo');
  const { data: session } = useQuery(sessionQuery);
  const [secret, setSecret] = useState(newSecret);
  return (
    <PublicPage title={t('title')} text={t('text')}>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
        }}
      >
        <ScanPart secret={secret} onFresh={() => setSecret(newSecret())} />
        <TryPart key={String(secret)} secret={secret} />
      </Box>
      <Section id="real" title={t('real.title')} text={t('real.text')}>
        <Button component={AppLink} href={session ? SETTINGS : addressOf('login', { redirect: SETTINGS })}>
          {t(session ? 'real.go' : 'real.signIn')}
        </Button>
      </Section>
    </PublicPage>
  );
}
