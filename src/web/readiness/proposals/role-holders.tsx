import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnerRole } from '#domain/frameworks/applicability.ts';
import { OWNER_ROLES } from '#domain/organisations/owner-roles.ts';
import type { ControlProposal } from '#domain/readiness/proposals/propose.ts';
import { useMembers } from '../../controls/control-queries.ts';
import { Card } from '../../kit/card.tsx';
import type { Holders } from './decisions.ts';

interface RoleHoldersProps {
  proposals: readonly ControlProposal[];
  holders: Holders;
  /** Nobody where it is empty. */
  onName: (role: OwnerRole, personId: string) => void;
}

/** Who holds each role that a draft names: named once, taken for all of them. Without a person the role stands. */
export function RoleHolders({ proposals, holders, onName }: RoleHoldersProps) {
  const { t } = useTranslation(['proposals', 'controls']);
  const members = useMembers().data ?? [];
  const drafted = proposals.flatMap(({ owner }) => owner ?? []);
  const roles = OWNER_ROLES.map((role) => ({ role, of: drafted.filter((each) => each.role === role) })).filter(
    ({ of }) => of.length > 0,
  );
  if (roles.length === 0) return null;
  return (
    <Card title={t('roles.title')} subtitle={t('roles.text')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {roles.map(({ role, of }) => (
          <RoleHolder
            key={role}
            role={role}
            count={of.length}
            value={holders[role] ?? of[0]?.id ?? ''}
            members={members}
            onName={(personId) => onName(role, personId)}
          />
        ))}
      </Box>
    </Card>
  );
}

interface RoleHolderProps {
  role: OwnerRole;
  count: number;
  value: string;
  members: readonly { id: string; name: string }[];
  onName: (personId: string) => void;
}

function RoleHolder({ role, count, value, members, onName }: RoleHolderProps) {
  const { t } = useTranslation(['proposals', 'controls']);
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ mb: 0.5 }}>
        {t(`controls:role.${role}`)}
      </FormLabel>
      <Select
        displayEmpty
        labelId={id}
        value={members.some((each) => each.id === value) ? value : ''}
        onChange={(event) => onName(event.target.value)}
      >
        <MenuItem value="">{t('roles.nobody')}</MenuItem>
        {members.map((each) => (
          <MenuItem key={each.id} value={each.id}>
            {each.name}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText>{t('roles.count', { count })}</FormHelperText>
    </FormControl>
  );
}
