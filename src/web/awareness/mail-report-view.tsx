import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailReport, Verdict } from '#domain/awareness/mail-report.ts';
import type { MailReading as Reading } from '#domain/awareness/mail-text.ts';
import { Notice } from '../kit/notice.tsx';

export type OpenMailReport = MailReport & {
  source: string;
  reading: Reading;
  alike: { id: string; number: number; verdict: Verdict }[];
};

/** What stands in a mail, all of it as text: no link can be followed, nothing is fetched or shown as a page. */
export function MailReading({ reading: { headers, text, links, attachments, signs } }: { reading: Reading }) {
  const { t } = useTranslation('awareness');
  if (headers.length === 0 && text === '') return <Notice tone="info">{t('reading.none')}</Notice>;
  return (
    <>
      {signs.length > 0 && (
        <Notice tone="warning" title={t('reading.signs')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {signs.map((sign) => (
              <li key={sign}>{t(`sign.${sign as 'odd-host'}`)}</li>
            ))}
          </Box>
        </Notice>
      )}
      {headers.length > 0 && (
        <Part title={t('reading.headers')}>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
            {headers.map(({ name, value }) => (
              <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
                <Box component="dt" sx={{ minWidth: 150, color: 'text.secondary' }}>
                  {name}
                </Box>
                <Box component="dd" sx={{ m: 0, minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
        </Part>
      )}
      {links.length > 0 && (
        <Part title={t('reading.links')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {links.map(({ shown, host }, place) => (
              <Box component="li" key={place} sx={{ overflowWrap: 'anywhere' }}>
                <code>{host}</code>
                {shown && ` – ${t('reading.shown', { shown })}`}
              </Box>
            ))}
          </Box>
        </Part>
      )}
      {attachments.length > 0 && <Part title={t('reading.files')}>{attachments.join(', ')}</Part>}
      {text && (
        <Part title={t('reading.text')}>
          <Box
            tabIndex={0}
            role="region"
            aria-label={t('reading.text')}
            sx={{
              maxHeight: 240,
              overflow: 'auto',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              p: 1.5,
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: '8px',
              bgcolor: 'background.default',
            }}
          >
            {text}
          </Box>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ fontSize: 'size.plain', minWidth: 0 }}>
      <Typography variant="h4" component="h4" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
