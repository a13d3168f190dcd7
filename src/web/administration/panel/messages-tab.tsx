import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, orpc } from '../../kit/requests/api.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { type PanelProps, stateOf } from './panel-search.ts';
import type { ShownMessage } from './panel-types.ts';
import { PhoneRow, TwoLines } from './parts.tsx';
import { EVERY, NoRows, useAdminMutation, shownOf, usePaging } from './use-list.tsx';
import type { Column } from '../../kit/table/data-table-props.ts';

const STATES = ['open', 'handled'] as const;

/** What people wrote on the contact page. */
export function MessagesTab(props: PanelProps) {
  const { t } = useTranslation('administration');
  const { asked, narrow, table } = usePaging(props);
  const state = stateOf(props.search, STATES);
  const { page, pageSize } = asked;
  const list = useQuery({
    ...orpc.administration.contactMessages.list.queryOptions({
      input: { page, pageSize, ...(state && { handled: String(state === 'handled') }) },
      placeholderData: keepPreviousData,
    }),
    ...EVERY,
  });
  const [open, setOpen] = useState<ShownMessage | null>(null);
  const columns = useColumns(setOpen);
  return (
    <>
      <DataTable
        label={t('tab.messages')}
        columns={columns}
        {...shownOf(list)}
        {...table}
        rowHeight={52}
        card={(message) => <MessageCard message={message} onOpen={setOpen} />}
        toolbar={
          <FilterSelect
            label={t('column.status')}
            value={state}
            options={STATES.map((one) => ({ value: one, label: t(`message.${one}`) }))}
            onChange={(next) => narrow({ state: next })}
          />
        }
        empty={<NoRows icon={MessageSquare} title={t('message.empty')} text={t('message.emptyText')} {...props} />}
      />
      {open && <MessageDialog message={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Title({ message, onOpen }: { message: ShownMessage; onOpen: (message: ShownMessage) => void }) {
  return (
    <Link component="button" type="button" onClick={() => onOpen(message)} sx={{ textAlign: 'left', font: 'inherit' }}>
      {message.name}
    </Link>
  );
}

function State({ message: { handledAt } }: { message: ShownMessage }) {
  const { t } = useTranslation('administration');
  return (
    <ToneChip tone={handledAt ? 'success' : 'warning'} label={t(handledAt ? 'message.handled' : 'message.open')} />
  );
}

function useColumns(onOpen: (message: ShownMessage) => void): Column<ShownMessage>[] {
  const { t } = useTranslation('administration');
  const format = useFormat();
  return useMemo<Column<ShownMessage>[]>(
    () => [
      {
        field: 'name',
        header: t('column.from'),
        flex: 2,
        minWidth: 180,
        cell: (message) => <TwoLines first={<Title message={message} onOpen={onOpen} />} second={message.email} />,
      },
      {
        field: 'message',
        header: t('column.message'),
        flex: 3,
        minWidth: 220,
        cell: ({ topic, message }) => <TwoLines first={t(`topic.${topic}`)} second={message} />,
      },
      {
        field: 'handledAt',
        header: t('column.status'),
        width: 170,
        cell: (message) => <TwoLines first={<State message={message} />} second={message.handledByName} />,
      },
      { field: 'createdAt', header: t('column.at'), width: 176, cell: ({ createdAt }) => format.dateTime(createdAt) },
    ],
    [t, format, onOpen],
  );
}

function MessageCard({ message, onOpen }: { message: ShownMessage; onOpen: (message: ShownMessage) => void }) {
  const { t } = useTranslation('administration');
  const format = useFormat();
  return (
    <PhoneRow
      head={<TwoLines first={<Title message={message} onOpen={onOpen} />} second={message.email} />}
      facts={[<State key="state" message={message} />, t(`topic.${message.topic}`), format.dateTime(message.createdAt)]}
    />
  );
}

function MessageDialog({ message, onClose }: { message: ShownMessage; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const handled = message.handledAt === null;
  const mutation = useAdminMutation(
    () => client.administration.contactMessages.change({ id: message.id, handled }),
    () => t(handled ? 'did.handled' : 'did.reopened'),
    onClose,
  );
  return (
    <Dialog
      isOpen
      title={t(`topic.${message.topic}`)}
      onClose={onClose}
      actions={
        <>
          <Button component="a" href={`mailto:${message.email}`}>
            {t('message.answer')}
          </Button>
          <Button
            variant="contained"
            color="primary"
            loading={mutation.isPending}
            onClick={() => mutation.mutate(undefined)}
          >
            {t(handled ? 'message.handle' : 'message.reopen')}
          </Button>
        </>
      }
    >
      <TwoLines
        first={message.name}
        second={[message.email, message.organisation, format.dateTime(message.createdAt)].filter(Boolean).join(' · ')}
      />
      <Box sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.message}</Box>
    </Dialog>
  );
}
