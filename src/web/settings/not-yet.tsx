import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { Notice } from '../kit/notice.tsx';
import { PageHeader } from '../kit/page-header.tsx';

interface Nearest {
  /** Its words are `notYet.<id>.title` and `.text`. */
  id: string;
  href: string;
}

interface NotYetProps {
  title: string;
  /** What is not in this version, in a sentence. */
  text: string;
  nearest: readonly Nearest[];
}

/** A category whose work is not in this version: says so, and leads to what does the nearest thing today. */
export function NotYet({ title, text, nearest }: NotYetProps) {
  const { t } = useTranslation('settings');
  return (
    <>
      <PageHeader title={title} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
        <Notice tone="info" title={t('notYet.title')}>
          {text}
        </Notice>
        <Card title={t('notYet.today')}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {nearest.map(({ id, href }) => (
              <li key={id}>
                <Link
                  component={AppLink}
                  href={href}
                  sx={{ fontWeight: 600, display: 'inline-flex', gap: 0.5, alignItems: 'center' }}
                >
                  {t(`notYet.${id}.title`)} <ArrowRight size={14} aria-hidden />
                </Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`notYet.${id}.text`)}
                </Typography>
              </li>
            ))}
          </Box>
        </Card>
      </Box>
    </>
  );
}
