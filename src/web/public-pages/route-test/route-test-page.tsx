import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/links/app-link.tsx';
import { type Tone, toneText } from '../../kit/tone.ts';
import { PlainTable } from '../plain-table.tsx';
import { PublicPage } from '../public-page.tsx';
import type { Outcome } from './check-route.ts';
import type { RouteEntry } from './routes.ts';
import { useChecks } from './use-checks.ts';

/** Every route with its guard and what the visitor would get now. Public: it shows nothing that the sign-in screen does not. */
export function RouteTestPage() {
  const { t } = useTranslation('route-test');
  const { routes, outcomes, session, again } = useChecks();
  const role = session?.customRole ?? session?.role;
  return (
    <PublicPage title={t('title')} text={t('text')}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <Typography sx={{ flex: 1, minWidth: 220 }}>
            {session
              ? t('you.person', { name: session.user.name || session.user.email, role: role ?? t('you.none') })
              : t('you.visitor')}{' '}
            <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
              {t('checked', { done: outcomes.size, total: routes.length })}
            </Box>
          </Typography>
          <Button onClick={() => void again()} disabled={outcomes.size < routes.length}>
            {t('again')}
          </Button>
        </Box>
        <PlainTable
          label={t('title')}
          head={[t('route'), t('guardHead'), t('resultHead')]}
          rows={routes.map((entry) => ({
            id: entry.path,
            cells: [
              <Address key="path" entry={entry} />,
              <GuardCell key="guard" entry={entry} />,
              <OutcomeCell key="outcome" outcome={outcomes.get(entry.path)} />,
            ],
          }))}
        />
      </div>
    </PublicPage>
  );
}

function Address({ entry: { path, hasParams } }: { entry: RouteEntry }) {
  const code = (
    <Box component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {path}
    </Box>
  );
  return hasParams ? (
    code
  ) : (
    <Link component={AppLink} href={path}>
      {code}
    </Link>
  );
}

function GuardCell({ entry: { guard, permission } }: { entry: RouteEntry }) {
  const { t } = useTranslation('route-test');
  return (
    <>
      {t(`guard.${guard ?? 'unknown'}`)}
      {permission && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 'size.plain' }}>
          {t('permission', { permission })}
        </Box>
      )}
    </>
  );
}

const tones: Record<Outcome['is'], Tone> = {
  opens: 'success',
  goes: 'info',
  forbidden: 'warning',
  needsId: 'neutral',
  failed: 'error',
};

function OutcomeCell({ outcome }: { outcome: Outcome | undefined }) {
  const { t } = useTranslation('route-test');
  if (!outcome) return <Box sx={{ color: 'text.secondary' }}>{t('result.checking')}</Box>;
  return (
    <Box sx={(theme) => ({ fontWeight: 500, color: toneText(theme, tones[outcome.is]), overflowWrap: 'anywhere' })}>
      {t(`result.${outcome.is}`, { ...outcome })}
    </Box>
  );
}
