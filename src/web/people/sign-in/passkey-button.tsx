import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { beginSession } from '../signing-in.ts';

interface PasskeyButtonProps {
  onEntered: () => void;
  onFailure: (why: string | null) => void;
}

const canUsePasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Signs in with a passkey: by the button, or from the list that the browser shows below the address. */
export function PasskeyButton({ onEntered, onFailure }: PasskeyButtonProps) {
  const { t } = useTranslation('sign-in');
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const enter = async () => {
    await beginSession(queryClient);
    onEntered();
  };
  useAutofill(enter, onFailure, t('passkey.again'));
  if (!canUsePasskeys()) return null;

  const sign = async () => {
    setIsBusy(true);
    onFailure(null);
    const { signInByPasskey, wasDismissed } = await import('../passkey.ts');
    try {
      await signInByPasskey(false);
      await enter();
    } catch (error) {
      onFailure(wasDismissed(error) ? t('passkey.dismissed') : messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      fullWidth
      size="large"
      startIcon={<Fingerprint aria-hidden />}
      loading={isBusy}
      onClick={() => void sign()}
      sx={{ mt: 1 }}
    >
      {t('passkey.button')}
    </Button>
  );
}

/** Where the browser can, it offers passkeys in the address field; nothing happens until one is chosen. */
function useAutofill(onSigned: () => Promise<void>, onFailure: (why: string) => void, overWords: string): void {
  const enter = useEffectEvent(onSigned);
  const fail = useEffectEvent((isOver: boolean, error: unknown) => onFailure(isOver ? overWords : messageOf(error)));
  useEffect(() => {
    if (!canUsePasskeys() || !window.PublicKeyCredential.isConditionalMediationAvailable) return;
    let isGone = false;
    let stop = () => {};
    const offer = async () => {
      const passkey = await import('../passkey.ts');
      if (isGone || !(await passkey.takesAutofill())) return;
      stop = passkey.stopPasskeys;
      try {
        await passkey.signInByPasskey(true);
        if (!isGone) await enter();
      } catch (error) {
        // Nobody chose one, the installation takes none, or the button was pressed: the form is there as ever.
        const { status } = problemOf(error);
        if (isGone || status === 0) return;
        fail(status === 410, error);
        // A challenge is good for minutes; the page may have stood longer.
        if (status === 410) void offer();
      }
    };
    void offer();
    return () => {
      isGone = true;
      stop();
    };
  }, []);
}
