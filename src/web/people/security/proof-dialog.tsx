import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { PasswordInput } from '../../kit/forms/password-input.tsx';

interface ProofDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  isDangerous?: boolean;
  onProve: (proof: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password or a code before something that weakens the account. */
export function ProofDialog({ title, text, confirmLabel, isDangerous = false, onProve, onClose }: ProofDialogProps) {
  const { t } = useTranslation('security');
  const id = useId();
  const [proof, setProof] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const proving = useMutation({ mutationFn: () => onProve(proof) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (proof) proving.mutate();
  };
  const refusal = proving.error ? messageOf(proving.error) : undefined;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      width="xs"
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={proving.isPending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Box component="form" id={id} noValidate onSubmit={submit}>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>
        <PasswordInput
          name="proof"
          label={t('proof.label')}
          value={proof}
          onChange={(value) => {
            setProof(value);
            if (proving.error) proving.reset();
          }}
          autoComplete="current-password"
          autoFocus
          error={refusal ?? (wasSent && !proof ? t('proof.needed') : undefined)}
        />
      </Box>
    </Dialog>
  );
}
