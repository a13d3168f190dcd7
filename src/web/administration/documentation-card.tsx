import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/app-link.tsx';
import { Card } from '../kit/card.tsx';

/** What can be read, and whom to ask. */
export function DocumentationCard() {
  const { t } = useTranslation('support');
  return (
    <Card title={t('docs.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        <li>
          <Link
            href="/api/v1/"
            target="_blank"
            rel="noopener"
            sx={{ fontWeight: 600, display: 'inline-flex', gap: 0.75, alignItems: 'center' }}
          >
            {t('docs.api')}
            <ExternalLink size={14} aria-hidden />
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('docs.apiText')}
          </Typography>
        </li>
        <li>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('docs.guide')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('docs.guideText')}
          </Typography>
        </li>
        <li>
          <Link component={AppLink} href="/contact" sx={{ fontWeight: 600 }}>
            {t('docs.contact')}
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('docs.contactText')}
          </Typography>
        </li>
      </Box>
    </Card>
  );
}
