import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PublicPage } from '../public-page.tsx';
import { Licences } from './licences.tsx';
import { Scores } from './scores-section.tsx';
import { Standards } from './standards.tsx';

/** What the product is, what it covers, how it counts, and what it is made of. */
export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <PublicPage
      title={t('title')}
      text={
        <>
          {t('text')}
          <Typography component="span" sx={{ display: 'block', mt: 1, fontWeight: 600, color: 'text.primary' }}>
            {t('version', { version: __VERSION__ })}
          </Typography>
        </>
      }
    >
      <Standards />
      <Scores />
      <Licences />
    </PublicPage>
  );
}
