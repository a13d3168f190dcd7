import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { client } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useFormat } from '../../kit/format.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { Notice } from '../../kit/notice.tsx';
import { useEntrance, useRefreshPeople } from './users-queries.ts';

type Outcome = Awaited<ReturnType<typeof client.people.passwordResets.add>>;

const Typed = z.object({ typed: z.string(), password: z.string() });

/** Everybody must choose a new password: typed and with one's own password, and afterwards what became of how many. */
export function ResetAllDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['users', 'kit']);
  const { data: entrance } = useEntrance();
  const form = useZodForm(Typed, { typed: '', password: '' });
  const refresh = useRefreshPeople();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isTyped =
    useWatch({ control: form.control, name: 'typed' }).trim().toLocaleLowerCase() ===
    t('resetAll.word').toLocaleLowerCase();

  const reset = async ({ password }: z.infer<typeof Typed>) => {
    setOutcome(await client.people.passwordResets.add({ password }));
    void refresh();
  };

  if (outcome) return <OutcomeDialog outcome={outcome} onClose={onClose} />;
  return (
    <FormDialog
      title={t('resetAll.button')}
      submitLabel={t('resetAll.button')}
      form={form}
      onSubmit={reset}
      reason={isTyped ? null : t('resetAll.type', { word: t('resetAll.word') })}
      isDangerous
      onClose={onClose}
    >
      <div>{t('resetAll.text')}</div>
      {entrance && !entrance.sendsMail && <Notice tone="warning">{t('resetAll.noMail')}</Notice>}
      <TextField name="typed" label={t('resetAll.type', { word: t('resetAll.word') })} isRequired autoFocus />
      <TextField
        name="password"
        type="password"
        label={t('resetAll.password')}
        help={t('resetAll.passwordHelp')}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

function OutcomeDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { list } = useFormat();
  const { asked, sessionsEnded, mailed, withoutPassword, outOfReach } = outcome;
  const lines = [
    t(mailed ? 'resetAll.askedMailed' : 'resetAll.asked', { count: asked }),
    t('resetAll.sessions', { count: sessionsEnded }),
    ...(withoutPassword.length > 0
      ? [t('resetAll.without', { count: withoutPassword.length, names: list(withoutPassword) })]
      : []),
    ...(outOfReach.length > 0 ? [t('resetAll.above', { count: outOfReach.length, names: list(outOfReach) })] : []),
    t('resetAll.you'),
  ];
  return (
    <Dialog
      isOpen
      title={t('resetAll.doneTitle')}
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" onClick={onClose}>
          {t('handed.done')}
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Dialog>
  );
}
