import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { StatusChip } from '../control/status-chip.tsx';
import { DocumentMenu } from '../document-menu.tsx';
import { DocumentName, SuggestionCount } from '../document-name.tsx';
import { useDocuments, useFolders } from '../document-queries.ts';
import { EmptyFolder } from './empty-folder.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { type LibrarySearch, PAGE_SIZES, SORTABLE, WITHOUT_FILTERS, inputOf } from './library-search.ts';
import { ReviewDue } from '../review-due.tsx';
import { StateChip } from '../state-chip.tsx';
import { TypeChip } from '../type-chip.tsx';
import type { Column, Sort } from '../../kit/table/data-table-props.ts';

interface LibraryTableProps {
  search: LibrarySearch;
  onSearch: (change: { [K in keyof LibrarySearch]?: LibrarySearch[K] | undefined }) => void;
  onOpen: (id: string) => void;
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
}

/** The documents of the library, page by page. */
export function LibraryTable({ search, onSearch, onOpen, selected, onSelect }: LibraryTableProps) {
  const { t } = useTranslation('documents');
  const documents = useDocuments(search);
  const folders = useFolders();
  const emptyFolder = folders.data?.find(({ folder, documents: count }) => folder === search.folder && count === 0);
  const columns = useColumns();
  const { page, pageSize, sort: field, direction } = inputOf(search);
  const sort = useMemo<Sort>(() => ({ field, direction }), [field, direction]);
  return (
    <DataTable
      label={t('list.label')}
      columns={columns}
      rows={documents.data?.rows}
      total={documents.data?.total}
      page={page}
      pageSize={pageSize}
      pageSizes={PAGE_SIZES}
      onPage={(next, size) => onSearch({ page: next > 0 ? next + 1 : undefined, size })}
      sort={sort}
      onSort={(next) =>
        onSearch({ sort: SORTABLE.find((each) => each === next?.field), direction: next?.direction, page: undefined })
      }
      onOpen={({ id }) => onOpen(id)}
      selected={selected}
      onSelect={onSelect}
      rowHeight={52}
      card={(document) => <DocumentCard document={document} />}
      toolbar={<LibraryFilters search={search} onSearch={(change) => onSearch({ ...change, page: undefined })} />}
      isRefetching={documents.isFetching && documents.isPlaceholderData}
      error={documents.error}
      onRetry={() => void documents.refetch()}
      empty={
        emptyFolder ? (
          <EmptyFolder folder={emptyFolder} onRemoved={() => onSearch({ folder: undefined })} />
        ) : (
          <EmptyState
            icon={SearchX}
            title={t('list.noMatch')}
            text={t('list.noMatchText')}
            actions={<Button onClick={() => onSearch(WITHOUT_FILTERS)}>{t('filter.clear')}</Button>}
          />
        )
      }
    />
  );
}

function useColumns(): Column<Document>[] {
  const { t } = useTranslation('documents');
  const format = useFormat();
  return useMemo(
    () => [
      {
        field: 'title',
        header: t('list.document'),
        isSortable: true,
        flex: 2.2,
        minWidth: 200,
        cell: (row) => <DocumentName document={row} />,
      },
      {
        field: 'type',
        header: t('list.type'),
        isSortable: true,
        width: 144,
        cell: (row) => <TypeChip document={row} />,
      },
      {
        field: 'state',
        header: t('list.state'),
        isSortable: true,
        width: 176,
        cell: (row) => (row.state === 'read' ? <StatusCell document={row} /> : <StateChip document={row} />),
      },
      {
        field: 'suggestions',
        header: t('list.suggestions'),
        width: 128,
        cell: (row) => <SuggestionCount document={row} />,
      },
      {
        field: 'uploadedAt',
        header: t('list.uploaded'),
        isSortable: true,
        width: 128,
        cell: (row) => (
          <Box sx={{ lineHeight: 1.35, minWidth: 0 }}>
            <span>{format.date(row.uploadedAt)}</span>
            <Box
              component="span"
              sx={{
                display: 'block',
                fontSize: 'size.small',
                color: 'text.secondary',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
              }}
            >
              {row.uploadedByName}
            </Box>
          </Box>
        ),
      },
      {
        field: 'reviewDueOn',
        header: t('list.review'),
        width: 136,
        cell: (row) => <ReviewDue document={row} />,
      },
      {
        field: 'actions',
        header: t('list.actions'),
        width: 72,
        align: 'center',
        cell: (row) => <DocumentMenu document={row} />,
      },
    ],
    [t, format],
  );
}

/** Where a document stands, and who answers for it. */
function StatusCell({ document }: { document: Document }) {
  return (
    <Box sx={{ lineHeight: 1.35, minWidth: 0 }}>
      <StatusChip document={document} />
      {document.ownerName && (
        <Box
          component="span"
          sx={{
            display: 'block',
            fontSize: 'size.small',
            color: 'text.secondary',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {document.ownerName}
        </Box>
      )}
    </Box>
  );
}

/** A document under 600 pixels. */
function DocumentCard({ document }: { document: Document }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <DocumentName document={document} />
        </Box>
        <DocumentMenu document={document} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {document.state === 'read' ? <StatusChip document={document} /> : <StateChip document={document} />}
        <TypeChip document={document} />
      </Box>
      {document.state === 'refused' && document.refusal && (
        <Box sx={{ fontSize: 'size.plain', color: 'text.secondary' }}>
          {t(`refusal.${document.refusal}.what`)} {t(`refusal.${document.refusal}.do`)}
        </Box>
      )}
      {document.state === 'read' && (
        <Box sx={{ fontSize: 'size.plain' }}>
          <SuggestionCount document={document} />
        </Box>
      )}
      <Box sx={{ fontSize: 'size.small', color: 'text.secondary' }}>
        {t('list.uploadedBy', { name: document.uploadedByName, date: format.date(document.uploadedAt) })}
      </Box>
      {document.reviewDueOn !== null && (
        <Box sx={{ display: 'flex', gap: 0.75, fontSize: 'size.small', color: 'text.secondary' }}>
          {t('list.review')}: <ReviewDue document={document} />
        </Box>
      )}
    </Box>
  );
}
