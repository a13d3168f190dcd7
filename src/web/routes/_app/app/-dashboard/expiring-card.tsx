import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { Expiring } from '#domain/readiness/path/expiring.ts';
import { Card } from '#web/kit/card.tsx';
import { useFormat } from '#web/kit/format.ts';
import { AppLink } from '#web/kit/links/app-link.tsx';

const hrefOf = ({ kind, id }: Expiring) =>
  kind === 'evidence' || kind === 'document' ? addressOf('document', { id }) : addressOf('vendor', { id });

/** What ends next, each the way to it; nothing where nothing does. */
export function ExpiringCard({ rows, total }: { rows: readonly Expiring[]; total: number }) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat();
  if (rows.length === 0) return null;
  return (
    <Card
      title={t('expiring.title')}
      subtitle={t('expiring.subtitle', { count: total })}
      action={
        <Link component={AppLink} href={PAGES.schedule}>
          {t('schedule:week.all')}
        </Link>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((each) => (
          <Box component="li" key={each.kind + each.id + each.title} sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link
                component={AppLink}
                href={hrefOf(each)}
                sx={{
                  display: 'block',
                  color: 'text.primary',
                  fontSize: 'size.plain',
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                {each.title}
              </Link>
              <Box component="span" sx={{ fontSize: 'size.small', color: 'text.secondary' }}>
                {t(`expiring.kind.${each.kind}`)}
              </Box>
            </Box>
            <Box component="time" dateTime={each.on} sx={{ flex: 'none', fontSize: 'size.plain' }}>
              {date(each.on)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
