import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import {
  Ban,
  Building2,
  CircleCheck,
  EllipsisVertical,
  KeyRound,
  LogOut,
  type LucideIcon,
  ShieldOff,
  UserMinus,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../../kit/lazy-menu.tsx';
import { MenuEntry } from '../../kit/menu-entry.tsx';
import { useSession } from '../../people/session.ts';
import type { AskedOfAccount } from './account-actions.tsx';
import type { ShownAccount } from './panel-types.ts';

type Kind = AskedOfAccount['kind'];

const ICONS: Record<Kind, LucideIcon> = {
  roles: Building2,
  suspend: Ban,
  reactivate: CircleCheck,
  password: KeyRound,
  secondFactor: ShieldOff,
  sessions: LogOut,
  remove: UserMinus,
};

interface AccountMenuProps {
  account: ShownAccount;
  onAsk: (asked: AskedOfAccount) => void;
}

/** What can be done with an account; what cannot says why. */
export function AccountMenu({ account, onAsk }: AccountMenuProps) {
  const { t } = useTranslation('administration');
  const isSelf = useSession().user.id === account.id;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const kinds: Kind[] = [
    'roles',
    account.state === 'active' ? 'suspend' : 'reactivate',
    'password',
    'secondFactor',
    'sessions',
    'remove',
  ];
  const reasonOf = (kind: Kind): string | undefined => {
    if (isSelf && ['roles', 'suspend', 'remove', 'secondFactor'].includes(kind)) return t('act.self');
    if (kind === 'secondFactor' && !account.hasSecondFactor) return t('act.noSecondFactor');
    return kind === 'sessions' && account.openSessions === 0 ? t('act.noSessions') : undefined;
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('act.label', { name: account.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical />
      </IconButton>
      <LazyMenu anchorEl={anchor} onClose={() => setAnchor(null)}>
        {kinds.map((kind) => {
          const reason = reasonOf(kind);
          return (
            <MenuItem
              key={kind}
              disabled={reason !== undefined}
              onClick={() => {
                setAnchor(null);
                onAsk({ kind, account });
              }}
            >
              <MenuEntry icon={ICONS[kind]} text={t(`act.${kind}`)} note={reason} />
            </MenuItem>
          );
        })}
      </LazyMenu>
    </>
  );
}
