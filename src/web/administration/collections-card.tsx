import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionFacts } from '#domain/administration/backup.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../kit/format.ts';
import { useHasRoute } from '../shell/navigation.ts';
import { useCollectionLabels } from './collection-labels.ts';

interface CollectionsProps {
  version: string;
  lastUpdated: string | null;
  collections: CollectionFacts[];
  files: { count: number; bytes: number };
  bytes: number;
}

/** Every kind of record with its count, its last change and what it takes; the sum at the foot. */
export function CollectionsCard({ version, lastUpdated, collections, files, bytes }: CollectionsProps) {
  const { t } = useTranslation('data');
  const { number, bytes: size, dateTime } = useFormat();
  const { nameOf } = useCollectionLabels();
  const sorted = collections.toSorted((a, b) => nameOf(a.name).localeCompare(nameOf(b.name)));
  return (
    <Card
      title={t('collections.title')}
      subtitle={t('collections.subtitle', {
        version,
        when: lastUpdated ? dateTime(lastUpdated) : t('collections.never'),
      })}
      flush
    >
      <Box
        component="table"
        sx={{ borderCollapse: 'collapse', width: '100%', fontSize: 'size.body', '& th, & td': { px: 2.5 } }}
      >
        <Box component="thead" sx={{ display: { xs: 'none', sm: 'table-header-group' } }}>
          <Box component="tr" sx={{ height: 40, color: 'text.secondary', fontSize: 'size.plain' }}>
            <Head>{t('collections.name')}</Head>
            <Head isNumber>{t('collections.count')}</Head>
            <Head>{t('collections.lastUpdated')}</Head>
            <Head isNumber>{t('collections.bytes')}</Head>
          </Box>
        </Box>
        <tbody>
          {sorted.map(({ name, count, lastUpdated: last, bytes: taken }) => (
            <Line
              key={name}
              name={<CollectionName name={name} />}
              count={number(count)}
              last={last ? dateTime(last) : '—'}
              taken={taken ? size(taken) : '—'}
            />
          ))}
          <Line name={t('collections.bytesOfFiles')} count={number(files.count)} last="—" taken={size(files.bytes)} />
        </tbody>
        <tfoot>
          <Line
            name={<strong>{t('collections.total')}</strong>}
            count=""
            last=""
            taken={<strong>{size(bytes)}</strong>}
          />
        </tfoot>
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', px: 2.5, py: 1.5 }}>
        {t('collections.estimated')}
      </Typography>
    </Card>
  );
}

function CollectionName({ name }: { name: string }) {
  const { nameOf, placeOf } = useCollectionLabels();
  const hasRoute = useHasRoute();
  const place = placeOf(name);
  if (!place || !hasRoute(place.split('?')[0] ?? '')) return nameOf(name);
  return (
    <Link component={AppLink} href={place} sx={{ fontWeight: 500 }}>
      {nameOf(name)}
    </Link>
  );
}

function Head({ children, isNumber = false }: { children: ReactNode; isNumber?: boolean }) {
  return (
    <Box component="th" scope="col" sx={{ textAlign: isNumber ? 'right' : 'left', fontWeight: 500 }}>
      {children}
    </Box>
  );
}

/** A row; on a phone its figures stand below its name. */
function Line({ name, count, last, taken }: { name: ReactNode; count: ReactNode; last: ReactNode; taken: ReactNode }) {
  return (
    <Box
      component="tr"
      sx={{
        height: { sm: 44 },
        borderTop: '1px solid',
        borderColor: 'divider',
        display: { xs: 'grid', sm: 'table-row' },
        gridTemplateColumns: '1fr auto',
        py: { xs: 1, sm: 0 },
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 400 }}>
        {name}
      </Box>
      <Box component="td" sx={{ textAlign: 'right' }}>
        {count}
      </Box>
      <Box component="td" sx={{ color: 'text.secondary', fontSize: { xs: 'size.small', sm: 'inherit' } }}>
        {last}
      </Box>
      <Box
        component="td"
        sx={{ textAlign: 'right', color: 'text.secondary', fontSize: { xs: 'size.small', sm: 'inherit' } }}
      >
        {taken}
      </Box>
    </Box>
  );
}
