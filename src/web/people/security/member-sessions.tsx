import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberSession } from '#domain/people/security.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { SearchBox } from '../../kit/table/search-box.tsx';
import { useSession } from '../session.ts';
import { usePermission } from '../use-permission.ts';
import { useDeviceLabels } from './device-labels.ts';
import { useSecurityMutation } from './use-security.ts';
import type { Column } from '../../kit/table/data-table-props.ts';

/** Where members are signed in; who may, ends one. */
export function MemberSessions() {
  const { t } = useTranslation('security');
  const [{ page, pageSize }, setPlace] = useState({ page: 0, pageSize: 10 });
  const [search, setSearch] = useState('');
  const sessions = useQuery(
    orpc.people.memberSessions.list.queryOptions({
      input: { page, pageSize, ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
  );
  const columns = useColumns();
  const find = useCallback((text: string) => {
    setSearch(text);
    setPlace((place) => ({ ...place, page: 0 }));
  }, []);
  return (
    <DataTable
      label={t('memberSessions.title')}
      columns={columns}
      rows={sessions.data?.rows}
      total={sessions.data?.total}
      page={page}
      pageSize={pageSize}
      onPage={(next, size) => setPlace({ page: next, pageSize: size })}
      isRefetching={sessions.isFetching}
      error={sessions.error}
      onRetry={() => void sessions.refetch()}
      card={lineOf}
      empty={
        <EmptyState icon={MonitorSmartphone} title={t('memberSessions.none')} text={t('memberSessions.noneText')} />
      }
      toolbar={<SearchBox label={t('signIns.search')} value={search} onSearch={find} />}
    />
  );
}

const lineOf = (row: MemberSession) => <SessionLine session={row} />;

function useColumns(): Column<MemberSession>[] {
  const { t } = useTranslation('security');
  const format = useFormat();
  const labels = useDeviceLabels();
  return useMemo(
    () => [
      { field: 'name', header: t('signIns.person'), flex: 1, minWidth: 140 },
      {
        field: 'device',
        header: t('signIns.device'),
        flex: 1,
        minWidth: 150,
        cell: (row) => labels.device(row.device),
      },
      { field: 'place', header: t('signIns.place'), flex: 1, minWidth: 170, cell: (row) => labels.place(row.place) },
      {
        field: 'startedAt',
        header: t('memberSessions.started'),
        width: 180,
        cell: (row) => format.dateTime(row.startedAt),
      },
      {
        field: 'lastUsedAt',
        header: t('memberSessions.used'),
        width: 180,
        cell: (row) => format.dateTime(row.lastUsedAt),
      },
      { field: 'end', header: t('memberSessions.end'), width: 120, cell: (row) => <EndButton session={row} /> },
    ],
    [t, format, labels],
  );
}

function EndButton({ session }: { session: MemberSession }) {
  const { t } = useTranslation('security');
  const { user } = useSession();
  const mayEdit = usePermission('user_management.edit');
  const ending = useSecurityMutation((id: string) => client.people.memberSessions.remove({ id }), t('sessions.ended'));
  const own = session.userId === user.id ? t('memberSessions.own') : null;
  return (
    <ReasonButton
      size="small"
      reason={mayEdit ? own : t('kit:reason.permission')}
      aria-label={t('memberSessions.endOf', { name: session.name })}
      loading={ending.isPending}
      onClick={() => ending.mutate(session.id)}
    >
      {t('sessions.end')}
    </ReasonButton>
  );
}

function SessionLine({ session }: { session: MemberSession }) {
  const format = useFormat();
  const labels = useDeviceLabels();
  return (
    <Box sx={{ display: 'flex', gap: 1, fontSize: 'size.plain', lineHeight: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{session.name}</Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {`${labels.device(session.device)} · ${labels.place(session.place)}`}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{format.dateTime(session.lastUsedAt)}</Box>
      </Box>
      <EndButton session={session} />
    </Box>
  );
}
