import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#domain/people/permission.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { keyOfRole } from '../../people/roles/role-choice.ts';
import type { ShownAccount } from './panel-types.ts';
import { useAdminMutation } from './use-list.tsx';
import { useOrganisationOptions } from './use-organisations.ts';

type Membership = ShownAccount['memberships'][number];

/** The organisations of an account: its role in each, taking it out of one, putting it into another. */
export function MembershipsDialog({ account: given, onClose }: { account: ShownAccount; onClose: () => void }) {
  const { t } = useTranslation('administration');
  // What one does here shows at once.
  const { data: account } = useQuery(
    orpc.administration.accounts.get.queryOptions({ input: { id: given.id }, initialData: given, staleTime: 0 }),
  );
  return (
    <Dialog
      isOpen
      title={t('memberships.title', { name: account.name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('memberships.done')}</Button>}
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('memberships.text')}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {account.memberships.map((membership) => (
          <MembershipRow key={membership.organisationId} account={account} membership={membership} />
        ))}
      </Box>
      <NewMembership account={account} />
    </Dialog>
  );
}

function MembershipRow({ account, membership }: { account: ShownAccount; membership: Membership }) {
  const { t } = useTranslation('administration');
  const { organisationId, organisation } = membership;
  const place = { id: account.id, organisationId };
  const change = useAdminMutation(
    (role: RoleOf) => client.administration.accounts.memberships.change({ ...place, ...role }),
    () => t('did.role', { name: account.name }),
  );
  const remove = useAdminMutation(
    () => client.administration.accounts.memberships.remove(place),
    () => t('did.left', { name: account.name, organisation }),
  );
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {organisation}
        {membership.isSuspended && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` · ${t('memberships.suspended')}`}
          </Box>
        )}
      </Box>
      <RoleSelect
        organisationId={organisationId}
        label={t('memberships.roleIn', { organisation })}
        value={keyOfRole(membership)}
        onChange={(role) => change.mutate(role)}
      />
      <IconButton
        aria-label={t('memberships.remove', { organisation })}
        disabled={remove.isPending}
        onClick={() => remove.mutate(undefined)}
      >
        <Trash2 />
      </IconButton>
    </Box>
  );
}

type RoleOf = { role: (typeof ROLES)[number]; customRoleId: string | null };

/** One of the five roles or of the organisation's own. */
function RoleSelect({
  organisationId,
  label,
  value,
  onChange,
}: {
  organisationId: string;
  label: string;
  value: string;
  onChange: (role: RoleOf) => void;
}) {
  const { t } = useTranslation('users');
  const { data: custom = [] } = useQuery(
    orpc.administration.knownOrganisations.roles.list.queryOptions({ input: { id: organisationId } }),
  );
  const choose = (key: string) => {
    const own = custom.find(({ id }) => id === key);
    const role = own?.role ?? ROLES.find((one) => one === key);
    if (role) onChange({ role, customRoleId: own?.id ?? null });
  };
  return (
    <Select
      value={ROLES.some((role) => role === value) || custom.some(({ id }) => id === value) ? value : ''}
      onChange={(event) => choose(event.target.value)}
      SelectDisplayProps={{ 'aria-label': label }}
      sx={{ minHeight: 36, minWidth: 180 }}
    >
      {ROLES.map((role) => (
        <MenuItem key={role} value={role}>
          {t(`role.${role}`)}
        </MenuItem>
      ))}
      {custom.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}

/** An organisation in which the account is not yet. */
function NewMembership({ account }: { account: ShownAccount }) {
  const { t } = useTranslation('administration');
  const [organisationId, setOrganisationId] = useState('');
  const taken = new Set(account.memberships.map((one) => one.organisationId));
  const options = useOrganisationOptions().filter(({ value }) => !taken.has(value));
  const add = useAdminMutation(
    () => client.administration.accounts.memberships.change({ id: account.id, organisationId, role: 'user' }),
    () => t('did.joined', { name: account.name }),
    () => setOrganisationId(''),
  );
  if (options.length === 0) return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Select
        displayEmpty
        value={options.some(({ value }) => value === organisationId) ? organisationId : ''}
        onChange={(event) => setOrganisationId(event.target.value)}
        SelectDisplayProps={{ 'aria-label': t('memberships.choose') }}
        sx={{ flex: '1 1 180px', minHeight: 36 }}
      >
        <MenuItem value="" disabled>
          {t('memberships.choose')}
        </MenuItem>
        {options.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
      <Button disabled={!organisationId} loading={add.isPending} onClick={() => add.mutate(undefined)}>
        {t('memberships.add')}
      </Button>
    </Box>
  );
}
