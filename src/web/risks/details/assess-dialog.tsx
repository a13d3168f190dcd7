import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Method } from '#domain/risks/method.ts';
import { type AssessmentKind, NewAssessment } from '#domain/risks/risk.ts';
import { isOnScales } from '#domain/risks/score.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { toast } from '../../kit/toast.ts';
import { PointFields, type PointValues } from '../point-fields.tsx';
import { useRiskChanges } from '../risk-queries.ts';

interface AssessDialogProps {
  risk: RiskDetails;
  kind: AssessmentKind;
  method: Method;
  onClose: () => void;
}

const formValuesOf = (kind: AssessmentKind) =>
  formSchema(
    NewAssessment,
    ({ point: { likelihood, impact, rationale } }: { point: PointValues }) => ({
      kind,
      likelihood: Number(likelihood),
      impact: Number(impact),
      rationale,
    }),
    (path) => `point.${path}`,
  );

/** Assesses a risk anew; where the scales are the same, what was said before stands in the fields. */
export function AssessDialog({ risk, kind, method, onClose }: AssessDialogProps) {
  const { t } = useTranslation('risks');
  const { assess } = useRiskChanges();
  const now = risk[kind];
  const isKept = now !== null && !now.isOutdated && isOnScales(method, now);
  const form = useZodForm(formValuesOf(kind), {
    point: {
      likelihood: isKept ? String(now.likelihood) : '',
      impact: isKept ? String(now.impact) : '',
      rationale: risk.assessments.find((each) => each.kind === kind)?.rationale ?? '',
    },
  });
  const save = async (assessment: NewAssessment) => {
    await assess.mutateAsync({ id: risk.id, ...assessment });
    toast('success', t('assess.done'));
    onClose();
  };
  return (
    <FormDialog
      title={t(`assess.${kind}`)}
      submitLabel={t('assess.save')}
      form={form}
      onSubmit={save}
      placeOf={(path) => `point.${path}`}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(`kindHelp.${kind}`)}
      </Typography>
      <PointFields name="point" method={method} />
    </FormDialog>
  );
}
