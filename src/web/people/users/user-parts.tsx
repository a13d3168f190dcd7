import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { UserStatus } from '#domain/people/user-statuses.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';
import { tint } from '../../theme/tint.ts';
import { useSession } from '../session.ts';
import type { ShownUser } from './users-queries.ts';

const TONES: Record<UserStatus, Tone> = { active: 'success', suspended: 'error', invited: 'info', pending: 'warning' };

export function StatusChip({ status }: { status: UserStatus }) {
  const { t } = useTranslation('users');
  return <ToneChip tone={TONES[status]} label={t(`status.${status}`)} />;
}

/** Initial, name and address. Somebody invited is known by the address alone. */
export function UserName({ user }: { user: Pick<ShownUser, 'id' | 'name' | 'email'> }) {
  const { t } = useTranslation('users');
  const isSelf = useSession().user.id === user.id;
  const title = user.name || user.email;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Avatar
        aria-hidden
        sx={(theme) => ({
          width: 32,
          height: 32,
          fontSize: 'size.plain',
          fontWeight: 600,
          color: theme.vars.palette.text.primary,
          backgroundColor: tint(theme.vars.palette.primary.main, 16),
        })}
      >
        {Array.from(title)[0]?.toLocaleUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
        <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {isSelf ? t('you', { name: title }) : title}
        </Box>
        {user.name && (
          <Box sx={{ color: 'text.secondary', fontSize: 'size.small', overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {user.email}
          </Box>
        )}
      </Box>
    </Box>
  );
}
