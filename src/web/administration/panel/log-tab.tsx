import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { ScrollText, ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryDialog } from '../../activity/entry-dialog.tsx';
import { useEntryLabels } from '../../activity/entry-labels.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import type { PanelProps } from './panel-search.ts';
import type { ShownLogEntry } from './panel-types.ts';
import { PhoneRow, TwoLines } from './parts.tsx';
import { EVERY, NoRows, PanelSearchBox, shownOf, usePaging } from './use-list.tsx';
import type { Column } from '../../kit/table/data-table-props.ts';

type Row = ShownLogEntry & { id: string };

/** What administrators did, in a chain that shows whether anybody changed it. */
export function LogTab(props: PanelProps) {
  const { t } = useTranslation('administration');
  const { asked: input, table } = usePaging(props);
  const list = useQuery({
    ...orpc.administration.log.list.queryOptions({ input, placeholderData: keepPreviousData }),
    ...EVERY,
  });
  const { data } = list;
  const rows = useMemo(() => data?.rows.map((entry): Row => ({ ...entry, id: String(entry.number) })), [data]);
  const [open, setOpen] = useState<ShownLogEntry | null>(null);
  const columns = useColumns(setOpen);
  return (
    <>
      <Verification />
      <DataTable
        label={t('tab.log')}
        columns={columns}
        {...shownOf(list)}
        rows={rows}
        {...table}
        rowHeight={52}
        card={(entry) => <EntryCard entry={entry} onOpen={setOpen} />}
        toolbar={<PanelSearchBox label={t('log.search')} {...props} />}
        empty={<NoRows icon={ScrollText} title={t('log.empty')} text={t('log.emptyText')} {...props} />}
      />
      {open && <EntryDialog entry={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Walks the chain and says whether the log stands as it was written. */
function Verification() {
  const { t } = useTranslation('administration');
  const check = useMutation({ mutationFn: () => client.administration.log.verification.get() });
  const broken = check.data?.broken;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2, justifyItems: 'start' }}>
      <Button startIcon={<ShieldCheck />} loading={check.isPending} onClick={() => check.mutate()}>
        {t('log.verify')}
      </Button>
      {check.error && <Notice tone="error">{messageOf(check.error)}</Notice>}
      {check.data && (
        <Notice tone={broken ? 'error' : 'success'}>
          {broken ? t('log.broken', { number: broken.number }) : t('log.stands', { count: check.data.entries })}
        </Notice>
      )}
    </Box>
  );
}

function Title({ entry, onOpen }: { entry: ShownLogEntry; onOpen: (entry: ShownLogEntry) => void }) {
  return (
    <Link component="button" type="button" onClick={() => onOpen(entry)} sx={{ textAlign: 'left', font: 'inherit' }}>
      {entry.title}
    </Link>
  );
}

function useColumns(onOpen: (entry: ShownLogEntry) => void): Column<Row>[] {
  const { t } = useTranslation('administration');
  const labels = useEntryLabels();
  const format = useFormat();
  return useMemo<Column<Row>[]>(
    () => [
      { field: 'at', header: t('column.at'), width: 176, cell: ({ at }) => format.dateTime(at) },
      { field: 'actorName', header: t('column.administrator'), flex: 1, minWidth: 140 },
      {
        field: 'title',
        header: t('column.deed'),
        flex: 3,
        minWidth: 240,
        cell: (entry) => (
          <TwoLines
            first={<Title entry={entry} onOpen={onOpen} />}
            second={`${labels.subject(entry.subject)}: ${labels.action(entry.action)}`}
          />
        ),
      },
    ],
    [t, format, labels, onOpen],
  );
}

function EntryCard({ entry, onOpen }: { entry: Row; onOpen: (entry: ShownLogEntry) => void }) {
  const labels = useEntryLabels();
  const format = useFormat();
  return (
    <PhoneRow
      head={
        <TwoLines
          first={<Title entry={entry} onOpen={onOpen} />}
          second={`${labels.subject(entry.subject)}: ${labels.action(entry.action)}`}
        />
      }
      facts={[entry.actorName, format.dateTime(entry.at)]}
    />
  );
}
