import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format.ts';
import { useRoleName } from '../roles/role-choice.ts';
import type { Asked } from './user-actions.tsx';
import { UserMenu } from './user-menu.tsx';
import { StatusChip, UserName } from './user-parts.tsx';
import type { ShownUser } from './users-queries.ts';

/** A line of the table on a phone. */
export function UserCard({ user, onAsk }: { user: ShownUser; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const nameOf = useRoleName();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <UserName user={user} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 1, fontSize: 'size.plain' }}>
          <StatusChip status={user.status} />
          <span>{nameOf(user)}</span>
        </Box>
        <Box sx={{ fontSize: 'size.small', color: 'text.secondary', mt: 0.75 }}>
          {t('card.lastLogin', { when: user.lastLogin ? format.relative(user.lastLogin, now) : t('never') })}
          {user.hasSecondFactor !== null && ` · ${t(user.hasSecondFactor ? 'card.strong' : 'card.weak')}`}
        </Box>
      </Box>
      <UserMenu user={user} onAsk={onAsk} />
    </Box>
  );
}
