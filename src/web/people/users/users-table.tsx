import Button from '@mui/material/Button';
import { SearchX, Users } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#domain/people/permission.ts';
import { USER_STATUSES } from '#domain/people/user-statuses.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { SearchBox } from '../../kit/table/search-box.tsx';
import { HandedDialog } from './handed-dialog.tsx';
import { type Asked, UserActions } from './user-actions.tsx';
import { UserCard } from './user-card.tsx';
import { useUsersColumns } from './users-columns.tsx';
import { type HandedPassword, type ShownUser, USUAL_PAGE_SIZE, useRoles, useUsers } from './users-queries.ts';
import { isNarrowed, USER_PAGE_SIZES, USER_SORTABLE, type UsersSearch } from './users-search.ts';
import type { Sort } from '../../kit/table/data-table-props.ts';

interface UsersTableProps {
  search: UsersSearch;
  onSearch: (change: { [K in keyof UsersSearch]: UsersSearch[K] | undefined }) => void;
}

/** Members, invited people and who asks to join; search, filters, paging and sorting on the server, all of it in the address. */
export function UsersTable({ search, onSearch }: UsersTableProps) {
  const { t } = useTranslation('users');
  const { data, error, isFetching, refetch } = useUsers(search);
  const roles = useRoles();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [handed, setHanded] = useState<HandedPassword[] | null>(null);
  const columns = useUsersColumns(setAsked);
  const cardOf = useCallback((user: ShownUser) => <UserCard user={user} onAsk={setAsked} />, []);
  const { sort = 'name', direction = 'asc', size = USUAL_PAGE_SIZE } = search;
  const order = useMemo<Sort>(() => ({ field: sort, direction }), [sort, direction]);
  const narrow = useCallback(
    (change: Parameters<UsersTableProps['onSearch']>[0]) => onSearch({ ...change, page: undefined }),
    [onSearch],
  );
  const find = useCallback((q: string) => narrow({ q: q.trim() || undefined }), [narrow]);
  return (
    <>
      <DataTable
        label={t('tab.users')}
        columns={columns}
        rows={data?.rows}
        total={data?.total}
        page={(search.page ?? 1) - 1}
        pageSize={size}
        pageSizes={USER_PAGE_SIZES}
        onPage={(page, next) =>
          onSearch({
            page: page > 0 && next === size ? page + 1 : undefined,
            size: USER_PAGE_SIZES.find((each) => each === next && each !== USUAL_PAGE_SIZE),
          })
        }
        sort={order}
        onSort={(next) =>
          narrow({
            sort: USER_SORTABLE.find((each) => each === next?.field),
            direction: next?.direction === 'desc' ? 'desc' : undefined,
          })
        }
        rowHeight={52}
        isRefetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        card={cardOf}
        toolbar={
          <>
            <SearchBox label={t('search')} value={search.q ?? ''} onSearch={find} />
            <FilterSelect
              label={t('column.role')}
              value={search.role}
              options={[
                ...ROLES.map((role) => ({ value: role as string, label: t(`role.${role}`) })),
                ...(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(role) => narrow({ role })}
            />
            <FilterSelect
              label={t('column.status')}
              value={search.status}
              options={USER_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
              onChange={(status) => narrow({ status: USER_STATUSES.find((each) => each === status) })}
            />
          </>
        }
        empty={
          isNarrowed(search) ? (
            <EmptyState
              icon={SearchX}
              title={t('none.title')}
              text={t('none.text')}
              actions={
                <Button onClick={() => narrow({ q: undefined, role: undefined, status: undefined })}>
                  {t('none.clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={Users} title={t('empty.title')} text={t('empty.text')} />
          )
        }
      />
      {asked && (
        <UserActions
          key={`${asked.kind} ${asked.user.id}`}
          asked={asked}
          onClose={() => setAsked(null)}
          onPassword={setHanded}
        />
      )}
      {handed && <HandedDialog handed={handed} onClose={() => setHanded(null)} />}
    </>
  );
}
