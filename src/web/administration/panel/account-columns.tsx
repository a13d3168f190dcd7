import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format.ts';
import type { AskedOfAccount } from './account-actions.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AccountName, AccountState, useBelonging } from './account-parts.tsx';
import type { ShownAccount } from './panel-types.ts';
import type { Column } from '../../kit/table/data-table-props.ts';

/** Account, organisations with the roles there, status, second factor, last login, actions. */
export function useAccountColumns(onAsk: (asked: AskedOfAccount) => void): Column<ShownAccount>[] {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const belonging = useBelonging();
  return useMemo<Column<ShownAccount>[]>(
    () => [
      {
        field: 'name',
        header: t('column.user'),
        flex: 2,
        minWidth: 200,
        isSortable: true,
        cell: (account) => <AccountName account={account} />,
      },
      {
        field: 'memberships',
        header: t('column.organisations'),
        flex: 2,
        minWidth: 180,
        cell: (account) => belonging(account),
      },
      { field: 'state', header: t('column.status'), width: 124, cell: (account) => <AccountState account={account} /> },
      {
        field: 'hasSecondFactor',
        header: t('column.secondFactor'),
        width: 122,
        cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'yes' : 'no'),
      },
      {
        field: 'lastLogin',
        header: t('column.lastLogin'),
        width: 176,
        isSortable: true,
        cell: ({ lastLogin }) => (lastLogin ? format.dateTime(lastLogin) : t('never')),
      },
      {
        field: 'actions',
        header: t('column.actions'),
        width: 84,
        align: 'right',
        cell: (account) => <AccountMenu account={account} onAsk={onAsk} />,
      },
    ],
    [t, format, belonging, onAsk],
  );
}
