import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { Health } from '#domain/administration/health.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { BarCard } from '../../kit/charts/bar-card.tsx';
import { useTimeZone } from '../../kit/time-zone.ts';

/** Failed attempts to sign in, hour by hour through the last day. */
export function SignInsChart({ hours }: { hours: Health['signIns']['hours'] }) {
  const { t, i18n } = useTranslation('administration');
  const timeZone = useTimeZone();
  const clock = new Intl.DateTimeFormat(i18n.language, {
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  });
  return (
    <BarCard
      title={t('chart.failures')}
      subtitle={t('chart.signedIn', { count: hours.reduce((sum, { done }) => sum + done, 0) })}
      bars={hours.map(({ hour, failed }) => ({
        label: clock.format(new Date(hour)),
        value: failed,
        tone: 'warning',
        href: addressOf('admin', { tab: 'sign-ins', state: 'wrong' }),
      }))}
      action={
        <Link component={AppLink} href={addressOf('admin', { tab: 'sign-ins' })}>
          {t('chart.all')}
        </Link>
      }
    />
  );
}
