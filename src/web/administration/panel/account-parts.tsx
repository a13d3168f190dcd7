import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { useRoleName } from '../../people/roles/role-choice.ts';
import { useSession } from '../../people/session.ts';
import type { AskedOfAccount } from './account-actions.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { ShownAccount } from './panel-types.ts';
import { PhoneRow, TwoLines } from './parts.tsx';

export function AccountName({ account: { id, name, email, isAdministrator } }: { account: ShownAccount }) {
  const { t } = useTranslation('administration');
  const isSelf = useSession().user.id === id;
  const title = isSelf ? t('you', { name }) : name;
  return (
    <TwoLines
      first={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          {title}
          {isAdministrator && <ToneChip tone="info" label={t('accounts.administrator')} />}
        </Box>
      }
      second={email}
    />
  );
}

export function AccountState({ account: { state, mustChangePassword } }: { account: ShownAccount }) {
  const { t } = useTranslation('administration');
  if (state === 'active' && mustChangePassword) return <ToneChip tone="warning" label={t('state.newPassword')} />;
  return <ToneChip tone={state === 'active' ? 'success' : 'error'} label={t(`state.${state}`)} />;
}

/** The organisations of an account with the role in each, as one line. */
export function useBelonging(): (account: ShownAccount) => string {
  const { t } = useTranslation('administration');
  const nameOf = useRoleName();
  return useCallback(
    ({ memberships, companyName }: ShownAccount) =>
      memberships.length === 0
        ? t('accounts.nowhere', { company: companyName })
        : memberships.map((one) => `${one.organisation} (${nameOf(one)})`).join(', '),
    [t, nameOf],
  );
}

export function AccountCard({ account, onAsk }: { account: ShownAccount; onAsk: (asked: AskedOfAccount) => void }) {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const belonging = useBelonging();
  const { lastLogin, hasSecondFactor } = account;
  return (
    <PhoneRow
      head={<AccountName account={account} />}
      facts={[
        <AccountState key="state" account={account} />,
        belonging(account),
        t('accounts.lastLogin', { when: lastLogin ? format.dateTime(lastLogin) : t('never') }),
        t(hasSecondFactor ? 'accounts.strong' : 'accounts.weak'),
      ]}
      action={<AccountMenu account={account} onAsk={onAsk} />}
    />
  );
}
