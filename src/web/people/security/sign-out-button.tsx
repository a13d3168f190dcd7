import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { signOut } from '../session.ts';

/** Signs out and leads to the sign-in, for who must come in another way. */
export function SignOutButton() {
  const { t } = useTranslation('security');
  const queryClient = useQueryClient();
  const router = useRouter();
  const leave = async () => {
    try {
      await signOut(queryClient);
      router.history.push(addressOf('login', { because: 'signed_out' }));
    } catch (error) {
      toast('error', `${t('shell:account.logoutFailed')} ${messageOf(error)}`);
    }
  };
  return (
    <Button variant="text" startIcon={<LogOut />} onClick={() => void leave()}>
      {t('signOut')}
    </Button>
  );
}
