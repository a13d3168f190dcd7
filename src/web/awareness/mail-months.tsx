import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orpc } from '../kit/requests/api.ts';
import { LineCard } from '../kit/charts/line-card.tsx';

/** How many mails were reported month by month, and how many of them were phishing. */
export function MailMonths() {
  const { t } = useTranslation('awareness');
  const { data } = useQuery(orpc.awareness.mailReports.months.list.queryOptions({}));
  if (!data || data.every(({ total }) => total === 0)) return null;
  return (
    <LineCard
      title={t('months.title')}
      subtitle={t('months.subtitle')}
      unit="number"
      dates={data.map(({ month }) => `${month}-01`)}
      lines={[
        { label: t('months.all'), values: data.map(({ total }) => total) },
        { label: t('verdict.phishing'), values: data.map(({ phishing }) => phishing) },
      ]}
    />
  );
}
