import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import {
  Ban,
  Check,
  CircleCheck,
  EllipsisVertical,
  KeyRound,
  LogOut,
  type LucideIcon,
  Mail,
  UserCog,
  UserMinus,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../../kit/lazy-menu.tsx';
import { MenuEntry } from '../../kit/menu-entry.tsx';
import { useSession } from '../session.ts';
import { usePermission } from '../use-permission.ts';
import type { Asked } from './user-actions.tsx';
import type { ShownUser } from './users-queries.ts';

type Kind = Asked['kind'];

const ICONS: Record<Kind, LucideIcon> = {
  role: UserCog,
  suspend: Ban,
  reactivate: CircleCheck,
  password: KeyRound,
  sessions: LogOut,
  remove: UserMinus,
  renew: Mail,
  withdraw: X,
  approve: Check,
  decline: X,
};

function kindsOf({ status, isAccountSuspended }: ShownUser): readonly Kind[] {
  switch (status) {
    case 'active':
      return ['role', 'suspend', 'password', 'sessions', 'remove'];
    case 'suspended':
      return isAccountSuspended ? ['role', 'remove'] : ['role', 'reactivate', 'password', 'remove'];
    case 'invited':
      return ['renew', 'withdraw'];
    case 'pending':
      return ['approve', 'decline'];
  }
}

interface UserMenuProps {
  user: ShownUser;
  onAsk: (asked: Asked) => void;
}

/** What can be done with one person; what cannot says why. */
export function UserMenu({ user, onAsk }: UserMenuProps) {
  const { t } = useTranslation(['users', 'kit']);
  const mayEdit = usePermission('user_management.edit');
  const isSelf = useSession().user.id === user.id;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const reason = !mayEdit
    ? t('kit:reason.permission')
    : isSelf
      ? t('menu.self')
      : user.isOutOfReach
        ? t('menu.above')
        : undefined;
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('menu.label', { name: user.name || user.email })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <EllipsisVertical />
      </IconButton>
      <LazyMenu anchorEl={anchor} onClose={() => setAnchor(null)} onClick={(event) => event.stopPropagation()}>
        {kindsOf(user).map((kind) => (
          <MenuItem
            key={kind}
            disabled={reason !== undefined}
            onClick={() => {
              setAnchor(null);
              onAsk({ kind, user });
            }}
          >
            <MenuEntry icon={ICONS[kind]} text={t(`menu.${kind}`)} note={reason} />
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
