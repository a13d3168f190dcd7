import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Mail, Plus, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_STATES } from '#domain/administration/account-states.ts';
import { orpc } from '../../kit/requests/api.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { HandedDialog } from '../../people/users/handed-dialog.tsx';
import type { HandedPassword } from '../../people/users/users-queries.ts';
import { AccountActions, type AskedOfAccount } from './account-actions.tsx';
import { useAccountColumns } from './account-columns.tsx';
import { AccountCard } from './account-parts.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { type PanelProps, stateOf } from './panel-search.ts';
import { ProvisionDialog } from './provision-dialog.tsx';
import { EVERY, NoRows, PanelSearchBox, shownOf, usePaging } from './use-list.tsx';
import { useOrganisationOptions } from './use-organisations.ts';
import type { Sort } from '../../kit/table/data-table-props.ts';

const SORTS = ['name', 'createdAt', 'lastLogin'] as const;

/** Everybody who has an account, and what an administrator does with one. */
export function AccountsTab(props: PanelProps) {
  const { t } = useTranslation('administration');
  const { search } = props;
  const { asked: paging, narrow, table } = usePaging(props);
  const state = stateOf(search, ACCOUNT_STATES);
  const sort = SORTS.find((one) => one === search.sort) ?? 'name';
  const direction = search.direction ?? 'asc';
  const organisations = useOrganisationOptions();
  const list = useQuery({
    ...orpc.administration.accounts.list.queryOptions({
      input: {
        ...paging,
        sort,
        direction,
        ...(state && { state }),
        ...(search.organisation && { organisationId: search.organisation }),
      },
      placeholderData: keepPreviousData,
    }),
    ...EVERY,
  });
  const [opened, setOpened] = useState<'provision' | 'invite' | null>(null);
  const [asked, setAsked] = useState<AskedOfAccount | null>(null);
  const [handed, setHanded] = useState<HandedPassword[] | null>(null);
  const columns = useAccountColumns(setAsked);
  const order = useMemo<Sort>(() => ({ field: sort, direction }), [sort, direction]);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="contained" color="primary" startIcon={<Plus />} onClick={() => setOpened('provision')}>
          {t('provision.button')}
        </Button>
        <Button startIcon={<Mail />} onClick={() => setOpened('invite')}>
          {t('invite.button')}
        </Button>
      </Box>
      <DataTable
        label={t('tab.users')}
        columns={columns}
        {...shownOf(list)}
        {...table}
        sort={order}
        onSort={(next) =>
          narrow({
            sort: next?.field === 'name' ? undefined : next?.field,
            direction: next?.direction === 'desc' ? 'desc' : undefined,
          })
        }
        rowHeight={52}
        card={(account) => <AccountCard account={account} onAsk={setAsked} />}
        toolbar={
          <>
            <PanelSearchBox label={t('accounts.search')} {...props} />
            <FilterSelect
              label={t('column.status')}
              value={state}
              options={ACCOUNT_STATES.map((one) => ({ value: one, label: t(`state.${one}`) }))}
              onChange={(next) => narrow({ state: next })}
            />
            <FilterSelect
              label={t('column.organisation')}
              value={search.organisation}
              options={organisations}
              onChange={(organisation) => narrow({ organisation })}
            />
          </>
        }
        empty={<NoRows icon={Users} title={t('accounts.empty')} text={t('accounts.emptyText')} {...props} />}
      />
      {opened === 'provision' && <ProvisionDialog onClose={() => setOpened(null)} onPassword={setHanded} />}
      {opened === 'invite' && <InviteDialog onClose={() => setOpened(null)} />}
      {asked && (
        <AccountActions key={`${asked.kind} ${asked.account.id}`} asked={asked} onClose={() => setAsked(null)} />
      )}
      {handed && <HandedDialog handed={handed} onClose={() => setHanded(null)} />}
    </>
  );
}
