import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Commitment, CommitmentFacts, plainFacts } from '#domain/vendors/agreements/commitment.ts';
import { COMMITMENT_KINDS, MODALITIES, UNITS, WINDOWS } from '#domain/vendors/agreements/values.ts';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { SwitchField } from '../../kit/forms/switch-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';
import { useAgreementChanges } from './agreement-queries.ts';

interface CommitmentDialogProps {
  agreementId: string;
  /** Without one, a commitment is added. */
  commitment: Commitment | null;
  /** Words that were selected for it. */
  quote?: { start: number; end: number; text: string } | null;
  onClose: () => void;
}

const { severity, service, detail } = CommitmentFacts.shape;
const CommitmentFields = CommitmentFacts.omit({ hours: true }).extend({
  severity: severity.unwrap().trim().nullable(),
  service: service.unwrap().trim().nullable(),
  detail: detail.trim(),
});

/** Corrects what was read of a commitment, or adds one. */
export function CommitmentDialog({ agreementId, commitment, quote = null, onClose }: CommitmentDialogProps) {
  const { t } = useTranslation('agreements');
  const { decide, addCommitment } = useAgreementChanges();
  const known = commitment?.facts ?? { ...plainFacts('availability'), unit: 'percent' as const };
  const form = useZodForm(CommitmentFields, known);
  const kind = useWatch({ control: form.control, name: 'kind' });
  const save = async (fields: Omit<CommitmentFacts, 'hours'>) => {
    const facts = { ...fields, hours: known.hours };
    if (commitment)
      await decide.mutateAsync({
        id: agreementId,
        commitmentId: commitment.id,
        decision: 'correct',
        facts,
        version: commitment.version,
      });
    else
      await addCommitment.mutateAsync({
        id: agreementId,
        facts,
        quote: quote && { start: quote.start, end: quote.end },
      });
    toast('success', t('commitment.saved'));
    onClose();
  };
  return (
    <FormDialog
      title={commitment ? t('commitment.correct') : t('commitment.add')}
      submitLabel={t('commitment.save')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      {!commitment && (
        <Box sx={{ mb: 2, color: 'text.secondary', fontSize: 'size.plain' }}>
          {quote ? <q>{quote.text}</q> : t('commitment.noQuote')}
        </Box>
      )}
      <FieldGrid>
        {!commitment && (
          <SelectField
            name="kind"
            label={t('field.kind')}
            options={COMMITMENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        )}
        <SelectField
          name="modality"
          label={t('field.modality')}
          options={MODALITIES.map((value) => ({ value, label: t(`modality.${value}`) }))}
        />
        <NumberField name="value" label={t('field.value')} min={0} step={0.001} />
        <SelectField
          name="unit"
          label={t('field.unit')}
          emptyLabel={t('field.none')}
          options={UNITS.map((value) => ({ value, label: t(`unitName.${value}`) }))}
        />
        {kind === 'availability' && (
          <SelectField
            name="window"
            label={t('field.window')}
            emptyLabel={t('field.none')}
            options={WINDOWS.map((value) => ({ value, label: t(`window.${value}`) }))}
          />
        )}
        {kind === 'credit' && <NumberField name="below" label={t('field.below')} min={0} step={0.001} />}
        {kind === 'credit' && <NumberField name="from" label={t('field.from')} min={0} step={0.001} />}
        <TextField name="severity" label={t('field.severity')} />
        <TextField name="service" label={t('field.service')} />
        <FieldRow>
          <TextField name="detail" label={t('field.detail')} />
        </FieldRow>
        <FieldRow>
          <SwitchField name="isBusinessTime" label={t('field.isBusinessTime')} />
        </FieldRow>
      </FieldGrid>
    </FormDialog>
  );
}
