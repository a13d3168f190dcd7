import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ScrollText, SearchX, X } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../kit/table/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Notice } from '../kit/notice.tsx';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { useFormat } from '../kit/format.ts';
import { SearchBox } from '../kit/table/search-box.tsx';
import { type Entry, useEntries } from './activity-queries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { useEntryLabels } from './entry-labels.ts';
import type { TrailSearch } from './trail-search.ts';
import type { Column } from '../kit/table/data-table-props.ts';

interface TrailTableProps {
  search: TrailSearch;
  onSearch: (change: Partial<TrailSearch>) => void;
  people: readonly { id: string; name: string }[];
}

type Row = Entry & { id: string };

/** Every change, newest first; a row opens to old and new values. */
export function TrailTable({ search, onSearch, people }: TrailTableProps) {
  const { t } = useTranslation('activity');
  const labels = useEntryLabels();
  const { page = 0, size = 25, subject, id: subjectId, actor: actorId, q, files, left } = search;
  const entries = useEntries({
    page,
    pageSize: size,
    subject,
    subjectId,
    actorId,
    search: q,
    isFromFiles: files && 'true',
    isDeparture: left && 'true',
  });
  const [open, setOpen] = useState<Entry | null>(null);
  const columns = useTrailColumns(setOpen);
  const rows = useMemo(
    () => entries.data?.rows.map((entry): Row => ({ ...entry, id: String(entry.number) })),
    [entries.data],
  );
  const filter = useCallback((next: Partial<TrailSearch>) => onSearch({ ...next, page: undefined }), [onSearch]);
  const find = useCallback((text: string) => filter({ q: text === '' ? undefined : text }), [filter]);
  const isFiltered = Boolean(subject ?? subjectId ?? actorId ?? q ?? left);
  const cardOf = (row: Row) => <EntryCard entry={row} onOpen={() => setOpen(row)} />;
  const clear = () => filter({ subject: undefined, id: undefined, actor: undefined, q: undefined, left: undefined });
  return (
    <>
      {files && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="warning">{t('trail.fromFilesText')}</Notice>
        </Box>
      )}
      <DataTable
        label={t('trail.title')}
        columns={columns}
        rows={rows}
        total={entries.data?.total}
        page={page}
        pageSize={size}
        pageSizes={[10, 25, 50, 100]}
        onPage={(next, pageSize) =>
          onSearch({ page: next > 0 ? next : undefined, size: pageSize === 25 ? undefined : pageSize })
        }
        onOpen={setOpen}
        isRefetching={entries.isFetching}
        error={entries.error}
        onRetry={() => void entries.refetch()}
        card={cardOf}
        empty={
          isFiltered ? (
            <EmptyState
              icon={SearchX}
              title={t('trail.filtered')}
              text={t('trail.filteredText')}
              actions={<Button onClick={clear}>{t('trail.clear')}</Button>}
            />
          ) : (
            <EmptyState icon={ScrollText} title={t('trail.empty')} text={t('trail.emptyText')} />
          )
        }
        toolbar={
          <>
            <SearchBox label={t('trail.search')} value={q ?? ''} onSearch={find} />
            <FilterSelect
              label={t('column.subject')}
              value={subject}
              onChange={(value) => filter({ subject: value, id: undefined })}
              options={labels.subjects().map(({ card, label }) => ({ value: card.name, label }))}
            />
            <FilterSelect
              label={t('column.person')}
              value={actorId}
              onChange={(value) => filter({ actor: value })}
              options={people.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <FilterSelect
              label={t('trail.show')}
              value={left ? 'left' : undefined}
              onChange={(value) => filter({ left: value === 'left' ? true : undefined })}
              options={[{ value: 'left', label: t('trail.departures') }]}
            />
            {(files || entries.data?.hasFileEntries) && (
              <FilterSelect
                label={t('trail.source')}
                value={files ? 'files' : undefined}
                onChange={(value) => filter({ files: value === 'files' ? true : undefined })}
                options={[{ value: 'files', label: t('trail.fromFiles') }]}
              />
            )}
            {isFiltered && (
              <Button variant="text" startIcon={<X />} onClick={clear}>
                {t('trail.clear')}
              </Button>
            )}
          </>
        }
      />
      {open && <EntryDialog entry={open} isFromFile={files === true} onClose={() => setOpen(null)} />}
    </>
  );
}

function useTrailColumns(onOpen: (entry: Entry) => void): Column<Row>[] {
  const { t } = useTranslation('activity');
  const labels = useEntryLabels();
  const format = useFormat();
  return useMemo(
    () => [
      {
        field: 'number',
        header: t('column.number'),
        width: 76,
        align: 'right',
        cell: (row) => format.number(row.number),
      },
      { field: 'at', header: t('column.when'), width: 190, cell: (row) => format.dateTime(row.at) },
      {
        field: 'title',
        header: t('column.what'),
        flex: 2,
        minWidth: 220,
        cell: (row) => <TitleButton entry={row} onOpen={onOpen} />,
      },
      { field: 'subject', header: t('column.subject'), width: 130, cell: (row) => labels.subject(row.subject) },
      { field: 'action', header: t('column.action'), width: 150, cell: (row) => labels.action(row.action) },
      { field: 'actorName', header: t('column.person'), flex: 1, minWidth: 140 },
    ],
    [t, labels, format, onOpen],
  );
}

function TitleButton({ entry, onOpen }: { entry: Entry; onOpen: (entry: Entry) => void }) {
  return (
    <Link
      component="button"
      type="button"
      onClick={(event: React.MouseEvent) => {
        event.stopPropagation();
        onOpen(entry);
      }}
      sx={{
        color: 'text.primary',
        textAlign: 'left',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        maxWidth: '100%',
      }}
    >
      {entry.title}
    </Link>
  );
}

function EntryCard({ entry, onOpen }: { entry: Entry; onOpen: () => void }) {
  const labels = useEntryLabels();
  const format = useFormat();
  return (
    <Box sx={{ fontSize: 'size.plain', lineHeight: 1.5 }}>
      <TitleButton entry={entry} onOpen={onOpen} />
      <Box sx={{ color: 'text.secondary' }}>{`${labels.subject(entry.subject)} · ${labels.action(entry.action)}`}</Box>
      <Box sx={{ color: 'text.secondary' }}>{`${entry.actorName} · ${format.dateTime(entry.at)}`}</Box>
    </Box>
  );
}
