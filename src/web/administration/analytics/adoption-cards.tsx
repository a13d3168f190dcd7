import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { Analytics } from '#domain/administration/analytics.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { LineCard } from '../../kit/charts/line-card.tsx';

/** Who was there, as numbers of people, and what was worked on. */
export function AdoptionCards({ analytics: { days, adoption } }: { analytics: Analytics }) {
  const { t, i18n } = useTranslation(['analytics', 'activity']);
  const called = (subject: string) =>
    subject === 'other'
      ? t('acts.other')
      : i18n.exists(`activity:subject.${subject}`)
        ? t(`activity:subject.${subject}`)
        : subject;
  return (
    <>
      <LineCard
        title={t('people.title')}
        subtitle={t('people.text')}
        unit="number"
        dates={days}
        lines={[
          { label: t('people.active'), values: adoption.people },
          { label: t('people.signIns'), values: adoption.signIns },
          { label: t('people.failed'), values: adoption.failedSignIns },
        ]}
        action={
          <Link component={AppLink} href={addressOf('admin', { tab: 'sign-ins' })} sx={{ fontSize: 'size.plain' }}>
            {t('people.all')}
          </Link>
        }
      />
      <LineCard
        title={t('acts.title')}
        subtitle={t('acts.text')}
        unit="number"
        dates={days}
        lines={adoption.acts.map(({ subject, counts }) => ({ label: called(subject), values: counts }))}
      />
    </>
  );
}
