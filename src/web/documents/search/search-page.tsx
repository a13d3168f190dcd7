import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX, TextSearch } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hit } from '#domain/documents/search/hit.ts';
import { orpc } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { SearchBox } from '../../kit/table/search-box.tsx';
import { StatusChip } from '../control/status-chip.tsx';
import { hrefOfDocument } from '../document-links.ts';
import { LibraryTabs } from '../library/library-tabs.tsx';
import { Pager } from '../pager.tsx';
import { ExcerptText } from './excerpt-text.tsx';

const PAGE = 10;

export interface FullTextSearch {
  q?: string;
  page?: number;
}

interface SearchPageProps {
  search: FullTextSearch;
  onSearch: (search: FullTextSearch) => void;
}

/** Looks for words in all documents, in each in its own language. */
export function SearchPage({ search: { q = '', page = 1 }, onSearch }: SearchPageProps) {
  const { t } = useTranslation(['document-library', 'document-control', 'documents']);
  const { data, error, refetch } = useQuery(
    orpc.documents.search.list.queryOptions({
      input: { q, page: page - 1, pageSize: PAGE },
      enabled: q !== '',
      placeholderData: keepPreviousData,
    }),
  );
  const find = useCallback((text: string) => onSearch(text.trim() ? { q: text.trim().slice(0, 200) } : {}), [onSearch]);
  return (
    <>
      <PageHeader title={t('search.title')} subtitle={t('search.subtitle')} />
      <LibraryTabs active="search" />
      <Box sx={{ mb: 2 }}>
        <SearchBox label={t('search.label')} value={q} onSearch={find} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {t('search.help')}
        </Typography>
      </Box>
      {q === '' ? (
        <Card>
          <EmptyState icon={TextSearch} title={t('search.start')} text={t('search.startText')} heading="h2" />
        </Card>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <CardSkeleton />
      ) : data.total === 0 ? (
        <Card>
          <EmptyState icon={SearchX} title={t('search.none')} text={t('search.noneText')} heading="h2" />
        </Card>
      ) : (
        <Card title={t('search.found', { count: data.total })} flush>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.rows.map((hit) => (
              <HitRow key={hit.id} hit={hit} />
            ))}
          </Box>
          <Pager page={page} pageSize={PAGE} total={data.total} onPage={(next) => onSearch({ q, page: next })} />
        </Card>
      )}
    </>
  );
}

function HitRow({ hit }: { hit: Hit }) {
  return (
    <Box
      component="li"
      sx={{ px: 2.5, py: 1.75, borderTop: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Link component={AppLink} href={hrefOfDocument(hit.id, hit.match ?? undefined)} sx={{ fontWeight: 600 }}>
          {hit.title}
        </Link>
        <StatusChip document={hit} />
        {hit.folder && <Box sx={{ color: 'text.secondary', fontSize: 'size.small' }}>{hit.folder}</Box>}
      </Box>
      {hit.excerpts.map((excerpt) => (
        <ExcerptText key={excerpt.start} excerpt={excerpt} language={hit.language} />
      ))}
    </Box>
  );
}
