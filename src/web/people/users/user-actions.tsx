import { useTranslation } from 'react-i18next';
import { client } from '../../kit/requests/api.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { ApproveDialog, DeclineDialog } from './request-dialogs.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { type HandedPassword, type ShownUser, usePeopleMutation, useEntrance } from './users-queries.ts';

/** What is asked for somebody: a dialog opens. */
export interface Asked {
  kind:
    | 'role'
    | 'suspend'
    | 'reactivate'
    | 'password'
    | 'sessions'
    | 'remove'
    | 'renew'
    | 'withdraw'
    | 'approve'
    | 'decline';
  user: ShownUser;
}

interface UserActionsProps {
  asked: Asked;
  onClose: () => void;
  onPassword: (handed: HandedPassword[]) => void;
}

/** The dialog of one action on one person. */
export function UserActions({ asked, onClose, onPassword }: UserActionsProps) {
  const { kind, user } = asked;
  if (kind === 'role') return <RoleDialog user={user} onClose={onClose} />;
  if (kind === 'approve') return <ApproveDialog request={user} onClose={onClose} />;
  if (kind === 'decline') return <DeclineDialog request={user} onClose={onClose} />;
  return <Confirmation kind={kind} user={user} onClose={onClose} onPassword={onPassword} />;
}

type Confirmed = Exclude<Asked['kind'], 'role' | 'approve' | 'decline'>;

/** Says what will happen, does it, and says what happened. */
function Confirmation({
  kind,
  user,
  onClose,
  onPassword,
}: Omit<UserActionsProps, 'asked'> & { kind: Confirmed; user: ShownUser }) {
  const { t } = useTranslation('users');
  const name = user.name || user.email;
  const { data: entrance } = useEntrance();
  const comesBack = kind === 'remove' && entrance?.joining === 'at_once' && user.email.endsWith(`@${entrance.domain}`);
  const mutation = usePeopleMutation(
    () => run(kind, user),
    ({ password }) => (password ? null : t(`done.${kind}`, { name })),
    ({ password }) => {
      onClose();
      if (password) onPassword([{ name: user.name, email: user.email, password }]);
    },
  );
  return (
    <ConfirmDialog
      isOpen
      isDangerous={kind !== 'reactivate' && kind !== 'renew'}
      title={t(`menu.${kind}`)}
      confirmLabel={t(`confirm.${kind}`)}
      isBusy={mutation.isPending}
      onConfirm={() => mutation.mutate(undefined)}
      onCancel={onClose}
    >
      {t(`question.${kind}`, { name })}
      {comesBack && ` ${t('question.comesBack', { domain: entrance?.domain })}`}
    </ConfirmDialog>
  );
}

async function run(kind: Confirmed, { id }: ShownUser): Promise<{ password: string | null }> {
  switch (kind) {
    case 'password':
      return client.people.users.passwordReset.add({ id });
    case 'suspend':
      await client.people.users.suspension.add({ id });
      break;
    case 'reactivate':
      await client.people.users.suspension.remove({ id });
      break;
    case 'sessions':
      await client.people.users.sessions.remove({ id });
      break;
    case 'remove':
      await client.people.users.remove({ id });
      break;
    case 'renew':
      await client.people.invitations.renewal.add({ id });
      break;
    case 'withdraw':
      await client.people.invitations.remove({ id });
      break;
  }
  return { password: null };
}
