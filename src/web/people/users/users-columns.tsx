import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format.ts';
import { useRoleName } from '../roles/role-choice.ts';
import { UserMenu } from './user-menu.tsx';
import { StatusChip, UserName } from './user-parts.tsx';
import type { Asked } from './user-actions.tsx';
import type { ShownUser } from './users-queries.ts';
import type { Column } from '../../kit/table/data-table-props.ts';

/** User, role, status, last login, second factor, actions. */
export function useUsersColumns(onAsk: (asked: Asked) => void): Column<ShownUser>[] {
  const { t } = useTranslation('users');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const nameOf = useRoleName();
  return useMemo<Column<ShownUser>[]>(
    () => [
      {
        field: 'name',
        header: t('column.user'),
        flex: 2,
        minWidth: 200,
        isSortable: true,
        cell: (user) => <UserName user={user} />,
      },
      { field: 'role', header: t('column.role'), minWidth: 130, isSortable: true, cell: (user) => nameOf(user) },
      {
        field: 'status',
        header: t('column.status'),
        width: 136,
        isSortable: true,
        cell: ({ status }) => <StatusChip status={status} />,
      },
      {
        field: 'lastLogin',
        header: t('column.lastLogin'),
        width: 142,
        isSortable: true,
        cell: ({ lastLogin }) => (lastLogin ? format.relative(lastLogin, now) : t('never')),
      },
      {
        field: 'hasSecondFactor',
        header: t('column.secondFactor'),
        width: 118,
        cell: ({ hasSecondFactor }) => (hasSecondFactor === null ? '–' : t(hasSecondFactor ? 'yes' : 'no')),
      },
      {
        field: 'actions',
        header: t('column.actions'),
        width: 84,
        align: 'right',
        cell: (user) => <UserMenu user={user} onAsk={onAsk} />,
      },
    ],
    [t, format, now, nameOf, onAsk],
  );
}
