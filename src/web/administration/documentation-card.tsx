import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';

const READING = [
  { id: 'guide', href: '/docs/user-guide.md' },
  { id: 'api', href: '/api/v1/' },
  { id: 'settings', href: '/docs/settings.md' },
] as const;

/** What can be read, and whom to ask. */
export function DocumentationCard() {
  const { t } = useTranslation('support');
  return (
    <Card title={t('docs.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {READING.map(({ id, href }) => (
          <li key={id}>
            <Link
              href={href}
              target="_blank"
              rel="noopener"
              sx={{ fontWeight: 600, display: 'inline-flex', gap: 0.75, alignItems: 'center' }}
            >
              {t(`docs.${id}`)}
              <ExternalLink size={14} aria-hidden />
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`docs.${id}Text`)}
            </Typography>
          </li>
        ))}
        <li>
          <Link component={AppLink} href={PAGES.contact} sx={{ fontWeight: 600 }}>
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
