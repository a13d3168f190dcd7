import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Evidence, type EvidencePeriod, problemsOfPeriod } from '#domain/evidence/evidence.ts';
import { client } from '../kit/api.ts';
import { Dialog } from '../kit/dialog.tsx';
import { DateField } from '../kit/forms/date-field.tsx';
import { FieldGrid } from '../kit/forms/field-grid.tsx';
import { messageOf } from '../kit/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { toast } from '../kit/toast.ts';
import { useRefreshEvidence } from './use-refresh-evidence.ts';

interface PeriodWords {
  validFrom: string | undefined;
  validUntil: string | undefined;
}

/** Sets right from when to when a piece of evidence counts. */
export function PeriodDialog({ piece, onClose }: { piece: Evidence; onClose: () => void }) {
  const { t } = useTranslation(['evidence', 'kit']);
  const refresh = useRefreshEvidence();
  const form = useForm<PeriodWords>({
    defaultValues: { validFrom: piece.validFrom, validUntil: piece.validUntil ?? undefined },
    reValidateMode: 'onSubmit',
  });
  const keep = useMutation({
    mutationFn: (period: EvidencePeriod) => client.evidence.period.change({ id: piece.id, ...period }),
    onSuccess: () => {
      toast('success', t('period.saved'));
      refresh();
      onClose();
    },
    onError: (error) => toast('error', messageOf(error)),
  });
  const save = form.handleSubmit((words) => {
    const period = { validFrom: words.validFrom ?? piece.validFrom, validUntil: words.validUntil ?? null };
    const problems = problemsOfPeriod(period);
    for (const { path, message } of problems) form.setError(path as keyof PeriodWords, { message });
    if (problems.length === 0) keep.mutate(period);
  });
  return (
    <Dialog
      isOpen
      title={t('period.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <ReasonButton
            variant="contained"
            color="primary"
            loading={keep.isPending}
            reason={form.formState.isDirty ? null : t('period.same')}
            onClick={() => void save()}
          >
            {t('period.save')}
          </ReasonButton>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('period.text', { title: piece.documentTitle })}
      </Typography>
      <FormProvider {...form}>
        <form onSubmit={(event) => void save(event)} noValidate>
          <FieldGrid>
            <DateField name="validFrom" label={t('period.from')} isRequired />
            <DateField name="validUntil" label={t('period.until')} help={t('period.noEnd')} />
          </FieldGrid>
        </form>
      </FormProvider>
    </Dialog>
  );
}
