import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MethodEffect } from '#domain/risks/effect.ts';
import { Method, type MethodVersion, problemsOf } from '#domain/risks/method.ts';
import { orpc } from '../kit/api.ts';
import { Dialog } from '../kit/dialog.tsx';
import { FieldGrid, FieldRow } from '../kit/forms/field-grid.tsx';
import { NumberField } from '../kit/forms/number-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf, problemOf } from '../kit/problem.ts';
import { toast } from '../kit/toast.ts';
import { BandFields, StepFields, type MethodWords } from './method-fields.tsx';
import { MethodEffectView } from './method-effect.tsx';
import { useRefreshRisks } from './risk-queries.ts';

/** Changes the method: what it would do to the risks that are assessed is shown before anything is kept. */
export function MethodForm({ current, onClose }: { current: MethodVersion; onClose: () => void }) {
  const { t } = useTranslation('risks');
  const refresh = useRefreshRisks();
  const form = useForm<MethodWords>({ defaultValues: { ...structuredClone(current.method), note: '' } });
  const [seen, setSeen] = useState<{ method: Method; effect: MethodEffect } | null>(null);
  const complain = (faults: readonly { path: string; message: string }[]) => {
    for (const { path, message } of faults)
      form.setError(path.replace(/^method\./, '') as keyof MethodWords, { message });
  };
  const onError = (error: unknown) => {
    setSeen(null);
    complain(problemOf(error).issues);
  };
  const look = useMutation(orpc.risks.method.effect.add.mutationOptions({ onError }));
  const keep = useMutation(orpc.risks.method.add.mutationOptions({ onError }));
  const error = look.error ?? keep.error;
  const check = form.handleSubmit(({ note: _note, ...words }) => {
    const parsed = Method.safeParse(words);
    if (!parsed.success)
      return complain(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
    const faults = problemsOf(parsed.data);
    if (faults.length > 0) return complain(faults);
    look.mutate({ method: parsed.data }, { onSuccess: (effect) => setSeen({ method: parsed.data, effect }) });
  });
  const save = () =>
    seen &&
    keep.mutate(
      { method: seen.method, note: form.getValues('note'), after: current.number },
      {
        onSuccess: () => {
          refresh();
          toast('success', t('method.kept', { number: current.number + 1 }));
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      width="lg"
      title={t('method.change')}
      onClose={onClose}
      actions={
        seen ? (
          <>
            <Button onClick={() => setSeen(null)}>{t('method.back')}</Button>
            <Button variant="contained" color="primary" loading={keep.isPending} onClick={save}>
              {t('method.keep', { number: current.number + 1 })}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('kit:cancel')}</Button>
            <Button variant="contained" color="primary" loading={look.isPending} onClick={() => void check()}>
              {t('method.look')}
            </Button>
          </>
        )
      }
    >
      <FormProvider {...form}>
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
        {seen ? (
          <MethodEffectView effect={seen.effect} />
        ) : (
          <form onSubmit={(event) => void check(event)} noValidate>
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
            <button type="submit" hidden />
          </form>
        )}
      </FormProvider>
    </Dialog>
  );
}
