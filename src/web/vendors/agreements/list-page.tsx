import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../kit/page-header.tsx';
import { AnalyzerPanel } from './analyzer-panel.tsx';

/** All agreements, page by page. */
export function AgreementsPage() {
  const { t } = useTranslation('agreements');
  return (
    <>
      <PageHeader title={t('title')} />
      <AnalyzerPanel shown={25} isPage />
    </>
  );
}
