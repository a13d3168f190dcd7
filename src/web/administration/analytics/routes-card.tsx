import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { Analytics } from '#domain/administration/analytics.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { BarCard } from '../../kit/charts/bar-card.tsx';

/** The slowest endpoints of this server: the time within which 95 of 100 answers came. */
export function RoutesCard({ analytics: { routes } }: { analytics: Analytics }) {
  const { t } = useTranslation('analytics');
  return (
    <BarCard
      title={t('routes.title')}
      subtitle={t('routes.text')}
      isHorizontal
      height={Math.max(260, routes.length * 30)}
      bars={routes.map(({ route, p95 }) => ({
        label: route,
        value: Math.round(p95 * 1000),
        tone: p95 > 1 ? 'warning' : 'info',
      }))}
      action={
        <Link component={AppLink} href={PAGES.adminDashboard} sx={{ fontSize: 'size.plain' }}>
          {t('routes.all')}
        </Link>
      }
    />
  );
}
