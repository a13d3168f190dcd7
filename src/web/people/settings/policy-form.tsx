import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Policy } from '#domain/organisations/policy.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { showRefusal } from '../../kit/forms/refusal.ts';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { LeaveGuard } from '../../kit/dialogs/leave-guard.tsx';
import { useChangePolicy } from '../use-change-policy.tsx';
import { useFollow, useShortNotice } from './form-tools.ts';
import { consequencesOf, fieldsOf, PolicyFields, policyIn, type PolicyAnswer } from './policy-fields.ts';
import { DocumentRules, PasswordRules, RetentionRules, SessionRules, SignInRules } from './policy-parts.tsx';
import { SaveBar } from './save-bar.tsx';

/** The policy as a form; what would hit people at once is said before it is saved. */
export function PolicyForm({ answer, isOff }: { answer: PolicyAnswer; isOff: boolean }) {
  const { t } = useTranslation(['settings', 'kit']);
  const form = useZodForm(PolicyFields, fieldsOf(answer.policy));
  useFollow(form, fieldsOf(answer.policy));
  const [isSaved, showSaved] = useShortNotice();
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Policy | null>(null);

  const { change, isBusy, proofDialog } = useChangePolicy({
    onKept: (kept) => {
      form.reset(fieldsOf(kept.policy));
      showSaved();
    },
    onRefused: (error) => setProblem(showRefusal(form, error)),
  });
  const keep = async (policy: Policy) => {
    setProblem(null);
    await change(policy);
    setAsked(null);
  };
  const save = form.handleSubmit((fields) => {
    const policy = policyIn(fields);
    if (consequencesOf(answer, policy).length > 0) setAsked(policy);
    else void keep(policy);
  });

  return (
    <FormProvider {...form}>
      <Box component="form" onSubmit={(event) => void save(event)} noValidate sx={{ display: 'grid', gap: 2 }}>
        <SignInRules answer={answer} isOff={isOff} />
        <PasswordRules isOff={isOff} />
        <SessionRules isOff={isOff} />
        <DocumentRules isOff={isOff} />
        <RetentionRules isOff={isOff} />
        <SaveBar
          reason={isOff ? t('kit:reason.permission') : null}
          isBusy={isBusy}
          isSaved={isSaved}
          problem={problem}
        />
      </Box>
      <LeaveGuard isDirty={form.formState.isDirty && !isBusy} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('policy.ask.title')}
        confirmLabel={t('policy.ask.confirm')}
        onConfirm={() => asked && void keep(asked)}
        onCancel={() => setAsked(null)}
        isBusy={isBusy}
        isDangerous
      >
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          {asked &&
            consequencesOf(answer, asked).map(({ kind, names }) => (
              <li key={kind}>
                {t(`policy.ask.${kind}`, { count: names.length, names: names.slice(0, 5).join(', ') })}
              </li>
            ))}
        </Box>
      </ConfirmDialog>
      {proofDialog}
    </FormProvider>
  );
}
