import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewRule, type Rule, type Trial } from '#domain/automation/rule.ts';
import { orpc } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { FieldGrid } from '../../kit/forms/field-grid.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SwitchField } from '../../kit/forms/switch-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/problem.ts';
import { toast } from '../../kit/toast.ts';
import { useRefreshRules } from './rule-queries.ts';
import { placeOf, ruleIn, type RuleValues, valuesOf } from './rule-values.ts';
import { ThenFields } from './then-fields.tsx';
import { TrialResult } from './trial-result.tsx';
import { WhenFields } from './when-fields.tsx';

interface RuleDialogProps {
  /** What is changed; null for a new one. */
  rule: Rule | null;
  /** What a new one begins with. */
  draft: NewRule | null;
  onClose: () => void;
}

/** A rule in plain words: when, then, how often at most; and what it would have done. */
export function RuleDialog({ rule, draft, onClose }: RuleDialogProps) {
  const { t } = useTranslation('automation');
  const [first] = useState(() => valuesOf(rule ?? draft));
  const form = useForm<RuleValues>({ defaultValues: first });
  const refresh = useRefreshRules();
  const [trial, setTrial] = useState<{ trial: Trial; isPast: boolean } | null>(null);

  const complain = (issues: readonly { path: string; message: string }[]) => {
    for (const { path, message } of issues)
      form.setError(placeOf(path, form.getValues()) as keyof RuleValues, { message });
  };
  const onError = (error: unknown) => complain(problemOf(error).issues);
  const done = () => {
    refresh();
    toast('success', t(rule ? 'rules.changed' : 'rules.made'));
    onClose();
  };
  const add = useMutation({ ...orpc.automation.rules.add.mutationOptions(), onError, onSuccess: done });
  const change = useMutation({ ...orpc.automation.rules.change.mutationOptions(), onError, onSuccess: done });
  const trying = useMutation({ ...orpc.automation.rules.trials.add.mutationOptions(), onError });
  const error = add.error ?? change.error ?? trying.error;

  /** The rule as it stands in the form, or undefined after complaining. */
  const read = (values: RuleValues): NewRule | undefined => {
    form.clearErrors();
    const parsed = NewRule.safeParse(ruleIn(values));
    if (parsed.success) return parsed.data;
    complain(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
    return undefined;
  };
  const save = () => {
    const asked = read(form.getValues());
    if (!asked) return;
    if (rule) change.mutate({ id: rule.id, version: rule.version, ...asked });
    else add.mutate(asked);
  };
  const tryIt = () => {
    const values = form.getValues();
    // To try it, it needs no name yet.
    const asked = read({ ...values, name: values.name.trim() === '' ? t('rules.unnamed') : values.name });
    if (asked)
      trying.mutate(asked, {
        onSuccess: (result) => setTrial({ trial: result, isPast: asked.trigger.kind === 'event' }),
      });
  };
  return (
    <Dialog
      isOpen
      title={t(rule ? 'rules.edit' : 'rules.add')}
      onClose={onClose}
      width="md"
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button startIcon={<FlaskConical size={16} />} loading={trying.isPending} onClick={tryIt}>
            {t('trial.try')}
          </Button>
          <Button variant="contained" color="primary" loading={add.isPending || change.isPending} onClick={save}>
            {t(rule ? 'save' : 'rules.add')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={(event) => event.preventDefault()} sx={{ display: 'grid', gap: 2 }}>
          {error && problemOf(error).issues.length === 0 && <Notice tone="error">{messageOf(error)}</Notice>}
          <TextField name="name" label={t('form.name')} isRequired />
          <Part title={t('form.when')}>
            <WhenFields />
          </Part>
          <Part title={t('form.then')}>
            <ThenFields />
          </Part>
          <FieldGrid>
            <NumberField
              name="mostPerHour"
              label={t('form.most')}
              help={t('form.mostHelp')}
              min={1}
              max={1000}
              step={1}
            />
            <SwitchField name="isOn" label={t('form.isOn')} help={t('form.isOnHelp')} />
          </FieldGrid>
          {trial && <TrialResult {...trial} />}
        </Box>
      </FormProvider>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
