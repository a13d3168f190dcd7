import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { useEntrance, useRefreshPeople } from './users-queries.ts';

type Outcome = Awaited<ReturnType<typeof client.people.passwordResets.add>>;

/** Everybody must choose a new password: typed and with one's own password, and afterwards what became of how many. */
export function ResetAllDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['users', 'kit']);
  const { data: entrance } = useEntrance();
  const form = useForm({ defaultValues: { typed: '', password: '' } });
  const refresh = useRefreshPeople();
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isTyped =
    useWatch({ control: form.control, name: 'typed' }).trim().toLocaleLowerCase() ===
    t('resetAll.word').toLocaleLowerCase();

  const reset = form.handleSubmit(async ({ password }) => {
    if (!isTyped) return;
    setProblem(null);
    try {
      setOutcome(await client.people.passwordResets.add({ password }));
      void refresh();
    } catch (error) {
      const [issue] = problemOf(error).issues;
      if (issue?.path === 'password') form.setError('password', { message: issue.message });
      else setProblem(messageOf(error));
    }
  });

  if (outcome) return <OutcomeDialog outcome={outcome} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      title={t('resetAll.button')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <ReasonButton
            variant="contained"
            color="error"
            loading={form.formState.isSubmitting}
            reason={isTyped ? null : t('resetAll.type', { word: t('resetAll.word') })}
            onClick={() => void reset()}
          >
            {t('resetAll.button')}
          </ReasonButton>
        </>
      }
    >
      <FormProvider {...form}>
        <Box component="form" onSubmit={(event) => void reset(event)} noValidate sx={{ display: 'grid', gap: 1.5 }}>
          <div>{t('resetAll.text')}</div>
          {entrance && !entrance.sendsMail && <Notice tone="warning">{t('resetAll.noMail')}</Notice>}
          {problem && <Notice tone="error">{problem}</Notice>}
          <TextField name="typed" label={t('resetAll.type', { word: t('resetAll.word') })} isRequired autoFocus />
          <TextField
            name="password"
            type="password"
            label={t('resetAll.password')}
            help={t('resetAll.passwordHelp')}
            autoComplete="current-password"
          />
          <button type="submit" hidden />
        </Box>
      </FormProvider>
    </Dialog>
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
