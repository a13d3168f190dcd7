import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { client, orpc } from '../../kit/requests/api.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { PanelProps } from './panel-search.ts';
import type { ShownSession } from './panel-types.ts';
import { PhoneRow, TwoLines, useSeen } from './parts.tsx';
import { EVERY, NoRows, PanelSearchBox, useAdminMutation, shownOf, usePaging } from './use-list.tsx';
import type { Column } from '../../kit/table/data-table-props.ts';

/** Where anybody is signed in. */
export function SessionsTab(props: PanelProps) {
  const { t } = useTranslation('administration');
  const { asked: input, table } = usePaging(props);
  const list = useQuery({
    ...orpc.administration.knownSessions.list.queryOptions({ input, placeholderData: keepPreviousData }),
    ...EVERY,
  });
  const columns = useColumns();
  return (
    <DataTable
      label={t('tab.sessions')}
      columns={columns}
      {...shownOf(list)}
      {...table}
      rowHeight={52}
      card={(session) => <SessionCard session={session} />}
      toolbar={<PanelSearchBox label={t('session.search')} {...props} />}
      empty={<NoRows icon={MonitorSmartphone} title={t('session.empty')} text={t('session.emptyText')} {...props} />}
    />
  );
}

function useColumns(): Column<ShownSession>[] {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const seen = useSeen();
  return useMemo<Column<ShownSession>[]>(
    () => [
      {
        field: 'name',
        header: t('column.user'),
        flex: 2,
        minWidth: 180,
        cell: (session) => <TwoLines first={session.name} second={session.email} />,
      },
      {
        field: 'device',
        header: t('column.device'),
        flex: 2,
        minWidth: 170,
        cell: (session) => <TwoLines first={seen(session).device} second={seen(session).address} />,
      },
      {
        field: 'method',
        header: t('column.method'),
        width: 150,
        cell: (session) => <Marks session={session} />,
      },
      { field: 'startedAt', header: t('column.startedAt'), width: 172, cell: (one) => format.dateTime(one.startedAt) },
      {
        field: 'lastUsedAt',
        header: t('column.lastUsedAt'),
        width: 172,
        cell: (one) => format.dateTime(one.lastUsedAt),
      },
      {
        field: 'actions',
        header: t('column.actions'),
        width: 112,
        align: 'right',
        cell: (session) => <EndButton session={session} />,
      },
    ],
    // `seen` follows the words.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, format],
  );
}

function Marks({ session: { method, administersUntil } }: { session: ShownSession }) {
  const { t } = useTranslation('administration');
  return <TwoLines first={t(`method.${method}`)} second={administersUntil ? t('session.administers') : undefined} />;
}

function EndButton({ session: { id, name, isThis } }: { session: ShownSession }) {
  const { t } = useTranslation('administration');
  const mutation = useAdminMutation(
    () => client.administration.knownSessions.remove({ id }),
    () => t('did.session', { name }),
  );
  return (
    <ReasonButton
      size="small"
      reason={isThis ? t('session.own') : null}
      loading={mutation.isPending}
      aria-label={t('session.endOf', { name })}
      onClick={() => mutation.mutate(undefined)}
    >
      {t('session.end')}
    </ReasonButton>
  );
}

function SessionCard({ session }: { session: ShownSession }) {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const { device, address } = useSeen()(session);
  return (
    <PhoneRow
      head={<TwoLines first={session.name} second={session.email} />}
      facts={[
        t(`method.${session.method}`),
        device,
        address,
        t('session.used', { when: format.dateTime(session.lastUsedAt) }),
        ...(session.administersUntil
          ? [<ToneChip key="administers" tone="info" label={t('session.administers')} />]
          : []),
      ]}
      action={<EndButton session={session} />}
    />
  );
}
