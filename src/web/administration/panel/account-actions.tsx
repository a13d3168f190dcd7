import { useTranslation } from 'react-i18next';
import { client } from '../../kit/requests/api.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { MembershipsDialog } from './memberships-dialog.tsx';
import type { ShownAccount } from './panel-types.ts';
import { useAdminMutation } from './use-list.tsx';

/** What is asked for an account: a dialog opens. */
export interface AskedOfAccount {
  kind: 'roles' | 'suspend' | 'reactivate' | 'password' | 'secondFactor' | 'sessions' | 'remove';
  account: ShownAccount;
}

export function AccountActions({ asked: { kind, account }, onClose }: { asked: AskedOfAccount; onClose: () => void }) {
  if (kind === 'roles') return <MembershipsDialog account={account} onClose={onClose} />;
  return <Confirmation kind={kind} account={account} onClose={onClose} />;
}

type Confirmed = Exclude<AskedOfAccount['kind'], 'roles'>;

/** Says what will happen, does it, and says what happened. */
function Confirmation({ kind, account, onClose }: { kind: Confirmed; account: ShownAccount; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const { name } = account;
  const mutation = useAdminMutation(
    () => run(kind, account.id),
    (isMailed) => t(kind === 'password' && !isMailed ? 'did.passwordKept' : `did.${kind}`, { name }),
    onClose,
  );
  return (
    <ConfirmDialog
      isOpen
      isDangerous={kind !== 'reactivate' && kind !== 'password'}
      title={t(`act.${kind}`)}
      confirmLabel={t(`act.${kind}`)}
      isBusy={mutation.isPending}
      onConfirm={() => mutation.mutate(undefined)}
      onCancel={onClose}
      {...(kind === 'remove' && { typed: account.email })}
    >
      {t(`ask.${kind}`, { name })}
    </ConfirmDialog>
  );
}

/** @returns whether a mail is on its way. */
async function run(kind: Confirmed, id: string): Promise<boolean> {
  const { accounts } = client.administration;
  switch (kind) {
    case 'suspend':
      await accounts.suspension.add({ id });
      return false;
    case 'reactivate':
      await accounts.suspension.remove({ id });
      return false;
    case 'password':
      return (await accounts.passwordReset.add({ id })).mailed;
    case 'secondFactor':
      await accounts.secondFactorReset.add({ id });
      return false;
    case 'sessions':
      await accounts.sessions.remove({ id });
      return false;
    case 'remove':
      await accounts.remove({ id });
      return false;
  }
}
