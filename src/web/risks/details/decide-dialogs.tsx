import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
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
import { useRiskChanges } from '../risk-queries.ts';
import { ActDialog } from '../../kit/forms/act-dialog.tsx';
import { SchemaDialog } from '../../kit/forms/schema-dialog.tsx';

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
  const form = useForm<{ until: string | undefined; statement: string }>({
    defaultValues: { until: latest, statement: '' },
  });
  const { residual } = risk;
  return (
    <SchemaDialog
      title={t('accept.title')}
      saveLabel={t('accept.save')}
      done={t('accept.done')}
      form={form}
      schema={NewAcceptance}
      act={accept}
      id={risk.id}
      onClose={onClose}
    >
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
    </SchemaDialog>
  );
}

/** Records that somebody looked at the risk. */
export function ReviewDialog({ risk, method, onClose }: DialogProps & { method: Method }) {
  const { t } = useTranslation('risks');
  const { review } = useRiskChanges();
  const form = useForm<{ outcome: string; note: string; nextOn: string | undefined }>({
    defaultValues: {
      outcome: 'unchanged',
      note: '',
      nextOn: nextReviewOn(method, (risk.residual ?? risk.inherent)?.bandPlace, todayIs()),
    },
  });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  return (
    <SchemaDialog
      title={t('review.title')}
      saveLabel={t('review.save')}
      done={t('review.done')}
      form={form}
      schema={NewReview}
      act={review}
      id={risk.id}
      onClose={onClose}
    >
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
    </SchemaDialog>
  );
}

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
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const save = ({ reason }: { reason: string }) => {
    if (reason.trim() === '') form.setError('reason', { message: 'Say why' });
    else onReason(reason.trim());
  };
  return (
    <ActDialog
      title={title}
      saveLabel={saveLabel}
      form={form}
      onSave={save}
      onClose={onClose}
      isBusy={isBusy}
      error={error}
    >
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <TextField name="reason" label={t('reason')} rows={2} isRequired autoFocus />
    </ActDialog>
  );
}
