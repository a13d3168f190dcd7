import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MethodEffect } from '#domain/risks/effect.ts';
import { Method, type MethodVersion, problemsOf } from '#domain/risks/method.ts';
import { orpc } from '../kit/requests/api.ts';
import { FieldGrid, FieldRow } from '../kit/forms/field-grid.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { NumberField } from '../kit/forms/number-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { formSchema } from '../kit/forms/form-schema.ts';
import { toast } from '../kit/toast.ts';
import { BandFields, StepFields, type MethodFormValues } from './method-fields.tsx';
import { MethodEffectView } from './method-effect.tsx';
import { useRefreshRisks } from './risk-queries.ts';

const MethodFields = formSchema(
  Method.superRefine((method, context) => {
    for (const { path, message } of problemsOf(method))
      context.addIssue({ code: 'custom', path: path.split('.'), message });
  }),
  ({ note: _note, ...method }: MethodFormValues) => method,
);

/** Changes the method: what it would do to the risks that are assessed is shown before anything is kept. */
export function MethodForm({ current, onClose }: { current: MethodVersion; onClose: () => void }) {
  const { t } = useTranslation('risks');
  const refresh = useRefreshRisks();
  const form = useZodForm(MethodFields, { ...structuredClone(current.method), note: '' });
  const [seen, setSeen] = useState<{ method: Method; effect: MethodEffect } | null>(null);
  const look = useMutation(orpc.risks.method.effect.add.mutationOptions());
  const keep = useMutation(orpc.risks.method.add.mutationOptions());
  const save = async (method: Method) => {
    if (!seen) return setSeen({ method, effect: await look.mutateAsync({ method }) });
    try {
      await keep.mutateAsync({ method: seen.method, note: form.getValues('note'), after: current.number });
    } catch (error) {
      setSeen(null);
      throw error;
    }
    refresh();
    toast('success', t('method.kept', { number: current.number + 1 }));
    onClose();
  };
  return (
    <FormDialog
      width="lg"
      title={t('method.change')}
      submitLabel={seen ? t('method.keep', { number: current.number + 1 }) : t('method.look')}
      form={form}
      onSubmit={save}
      onClose={onClose}
      back={seen ? { label: t('method.back'), go: () => setSeen(null) } : undefined}
    >
      {seen ? (
        <MethodEffectView effect={seen.effect} />
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('method.changeHelp')}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            }}
          >
            <StepFields name="likelihood" title={t('likelihood')} />
            <StepFields name="impact" title={t('impact')} />
          </Box>
          <BandFields />
          <Box sx={{ mt: 3 }}>
            <FieldGrid>
              <NumberField
                name="appetite"
                label={t('method.appetiteField')}
                min={0}
                step={1}
                help={t('method.appetiteHelp')}
              />
              <NumberField
                name="acceptanceMonths"
                label={t('method.acceptanceField')}
                min={1}
                max={36}
                step={1}
                unit={t('method.monthsUnit')}
              />
              <FieldRow>
                <TextField name="criteria" label={t('method.criteria')} rows={3} help={t('method.criteriaHelp')} />
              </FieldRow>
              <FieldRow>
                <TextField name="note" label={t('method.note')} help={t('method.noteHelp')} />
              </FieldRow>
            </FieldGrid>
          </Box>
        </>
      )}
    </FormDialog>
  );
}
