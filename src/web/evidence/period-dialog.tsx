import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Evidence, EvidencePeriod, problemsOfPeriod } from '#domain/evidence/evidence.ts';
import { client } from '../kit/requests/api.ts';
import { DateField } from '../kit/forms/date-field.tsx';
import { FieldGrid } from '../kit/forms/field-grid.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { toast } from '../kit/toast.ts';
import { useRefreshEvidence } from './use-refresh-evidence.ts';

/** A day that is taken out stays as it was: evidence counts from some day on. */
const periodFrom = (first: string) =>
  EvidencePeriod.transform(({ validFrom = first, validUntil = null }) => ({ validFrom, validUntil })).superRefine(
    (period, context) => {
      for (const { path, message } of problemsOfPeriod(period))
        context.addIssue({ code: 'custom', path: [path], message });
    },
  );

/** Sets right from when to when a piece of evidence counts. */
export function PeriodDialog({ piece, onClose }: { piece: Evidence; onClose: () => void }) {
  const { t } = useTranslation(['evidence', 'kit']);
  const refresh = useRefreshEvidence();
  const [schema] = useState(() => periodFrom(piece.validFrom));
  const form = useZodForm(schema, { validFrom: piece.validFrom, validUntil: piece.validUntil });
  const save = async (period: EvidencePeriod) => {
    await client.evidence.period.change({ id: piece.id, ...period });
    toast('success', t('period.saved'));
    refresh();
    onClose();
  };
  return (
    <FormDialog
      title={t('period.title')}
      text={t('period.text', { title: piece.documentTitle })}
      submitLabel={t('period.save')}
      form={form}
      onSubmit={save}
      reason={form.formState.isDirty ? null : t('period.same')}
      onClose={onClose}
    >
      <FieldGrid>
        <DateField name="validFrom" label={t('period.from')} isRequired />
        <DateField name="validUntil" label={t('period.until')} help={t('period.noEnd')} />
      </FieldGrid>
    </FormDialog>
  );
}
