import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/links/app-link.tsx';
import { toneText } from '../kit/tone.ts';

interface SpeaksAgainstProps {
  count: number;
  /** Where the pieces are seen. */
  href: string;
  /** The requirement's id. */
  id: string;
}

/** How many pieces of accepted evidence say the reverse of what is asked, beside those that count; nothing where none does. */
export function SpeaksAgainst({ count, href, id }: SpeaksAgainstProps) {
  const { t } = useTranslation(['states', 'controls']);
  if (count === 0) return null;
  return (
    <Box
      component={AppLink}
      href={href}
      aria-label={t('controls:row.against', { count, id })}
      sx={(theme) => ({
        display: 'block',
        fontSize: 'size.fine',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        textDecoration: 'none',
        color: toneText(theme, 'error'),
        '&:hover': { textDecoration: 'underline' },
      })}
    >
      {t('speaksAgainst', { count })}
    </Box>
  );
}
