import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewRule, type Rule, type Trial } from '#domain/automation/rule.ts';
import { orpc, client } from '../../kit/requests/api.ts';
import { FieldGrid } from '../../kit/forms/field-grid.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { showRefusal } from '../../kit/forms/refusal.ts';
import { SwitchField } from '../../kit/forms/switch-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';
import { useRefreshRules } from './rule-queries.ts';
import { placeOf, RuleFields, type RuleValues, valuesOf } from './rule-values.ts';
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
  const form = useZodForm(RuleFields, first);
  const refresh = useRefreshRules();
  const [refusal, setRefusal] = useState<unknown>(null);
  const [trial, setTrial] = useState<{ trial: Trial; isPast: boolean } | null>(null);

  const save = async (asked: NewRule) => {
    if (rule) await client.automation.rules.change({ id: rule.id, version: rule.version, ...asked });
    else await client.automation.rules.add(asked);
    refresh();
    toast('success', t(rule ? 'rules.changed' : 'rules.made'));
    onClose();
  };
  const trying = useMutation(
    orpc.automation.rules.trials.add.mutationOptions({
      onSuccess: (result, asked) => setTrial({ trial: result, isPast: asked.trigger.kind === 'event' }),
      onError: (error) => setRefusal(showRefusal(form, error, placeOf) && error),
    }),
  );
  const tryIt = () => {
    setRefusal(null);
    form.clearErrors();
    const values = form.getValues();
    // To try it, it needs no name yet.
    const name = values.name.trim() === '' ? t('rules.unnamed') : values.name;
    const { data, error } = RuleFields.safeParse({ ...values, name });
    for (const { path, message } of error?.issues ?? []) form.setError(path.join('.') as keyof RuleValues, { message });
    if (data) trying.mutate(data);
  };
  return (
    <FormDialog
      width="md"
      title={t(rule ? 'rules.edit' : 'rules.add')}
      submitLabel={t(rule ? 'save' : 'rules.add')}
      form={form}
      onSubmit={save}
      actions={
        <Button startIcon={<FlaskConical size={16} />} loading={trying.isPending} onClick={tryIt}>
          {t('trial.try')}
        </Button>
      }
      error={refusal}
      placeOf={placeOf}
      onClose={onClose}
    >
      <TextField name="name" label={t('form.name')} isRequired />
      <Part title={t('form.when')}>
        <WhenFields />
      </Part>
      <Part title={t('form.then')}>
        <ThenFields />
      </Part>
      <FieldGrid>
        <NumberField name="mostPerHour" label={t('form.most')} help={t('form.mostHelp')} min={1} max={1000} step={1} />
        <SwitchField name="isOn" label={t('form.isOn')} help={t('form.isOnHelp')} />
      </FieldGrid>
      {trial && <TrialResult {...trial} />}
    </FormDialog>
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
