import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { NewAcceptance } from '#domain/risks/acceptance.ts';
import type { Method } from '#domain/risks/method.ts';
import { monthsAfter } from '#domain/risks/months.ts';
import { NewReview, nextReviewOn } from '#domain/risks/review.ts';
import { REVIEW_OUTCOMES } from '#domain/risks/values.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { todayIs } from '../../controls/control-queries.ts';
import { DateField } from '../../kit/forms/date-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useFormat } from '../../kit/format.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';
import { useRiskChanges } from '../risk-queries.ts';

interface DialogProps {
  risk: RiskDetails;
  onClose: () => void;
}

/** The owner accepts the residual risk: what exactly, until when and why stand in the statement. */
export function AcceptDialog({ risk, method, onClose }: DialogProps & { method: Method }) {
  const { t } = useTranslation('risks');
  const format = useFormat();
  const { accept } = useRiskChanges();
  const latest = monthsAfter(todayIs(), method.acceptanceMonths);
  const form = useZodForm(NewAcceptance, { until: latest, statement: '' });
  const save = async (acceptance: z.infer<typeof NewAcceptance>) => {
    await accept.mutateAsync({ id: risk.id, ...acceptance });
    toast('success', t('accept.done'));
    onClose();
  };
  const { residual } = risk;
  return (
    <FormDialog title={t('accept.title')} submitLabel={t('accept.save')} form={form} onSubmit={save} onClose={onClose}>
      {residual && (
        <Typography sx={{ mb: 2 }}>
          {t('accept.text', {
            reference: risk.reference,
            title: risk.title,
            score: residual.score,
            band: residual.bandLabel,
            treatment: t(`treatment.${risk.treatment ?? 'none'}`),
          })}
        </Typography>
      )}
      <DateField
        name="until"
        label={t('accept.until')}
        isRequired
        min={todayIs()}
        max={latest}
        help={t('accept.untilHelp', { date: format.date(latest) })}
      />
      <TextField name="statement" label={t('accept.statement')} rows={3} isRequired help={t('accept.statementHelp')} />
    </FormDialog>
  );
}

/** Records that somebody looked at the risk. */
export function ReviewDialog({ risk, method, onClose }: DialogProps & { method: Method }) {
  const { t } = useTranslation('risks');
  const { review } = useRiskChanges();
  const form = useZodForm(NewReview, {
    outcome: 'unchanged',
    note: '',
    nextOn: nextReviewOn(method, (risk.residual ?? risk.inherent)?.bandPlace, todayIs()),
  });
  const save = async (look: NewReview) => {
    await review.mutateAsync({ id: risk.id, ...look });
    toast('success', t('review.done'));
    onClose();
  };
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  return (
    <FormDialog title={t('review.title')} submitLabel={t('review.save')} form={form} onSubmit={save} onClose={onClose}>
      <SelectField
        name="outcome"
        label={t('review.outcome')}
        options={REVIEW_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        help={t(`outcomeHelp.${REVIEW_OUTCOMES.find((each) => each === outcome) ?? 'unchanged'}`)}
      />
      <TextField name="note" label={t('review.note')} rows={3} isRequired={outcome === 'closed'} />
      {outcome !== 'closed' && (
        <DateField name="nextOn" label={t('field.reviewDueOn')} min={todayIs()} help={t('review.nextHelp')} />
      )}
    </FormDialog>
  );
}

const Reason = z.object({ reason: z.string().trim().min(1, issue('reason_missing')) });

interface ReasonDialogProps {
  title: string;
  text: string;
  saveLabel: string;
  isBusy: boolean;
  error: unknown;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason before something is taken back or closed. */
export function ReasonDialog({ title, text, saveLabel, isBusy, error, onReason, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('risks');
  const form = useZodForm(Reason, { reason: '' });
  return (
    <FormDialog
      title={title}
      text={text}
      submitLabel={saveLabel}
      form={form}
      onSubmit={({ reason }) => onReason(reason)}
      onClose={onClose}
      isBusy={isBusy}
      error={error}
    >
      <TextField name="reason" label={t('reason')} rows={2} isRequired autoFocus />
    </FormDialog>
  );
}
