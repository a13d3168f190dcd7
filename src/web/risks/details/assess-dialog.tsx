import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Method } from '#domain/risks/method.ts';
import { type AssessmentKind, NewAssessment } from '#domain/risks/risk.ts';
import { isOnScales } from '#domain/risks/scoring.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { toast } from '../../kit/toast.ts';
import { PointFields, type PointWords } from '../point-fields.tsx';
import { useRiskChanges } from '../risk-queries.ts';
import { ActDialog } from '../../kit/forms/act-dialog.tsx';
import { parsedInto } from '../../kit/forms/fault-into.ts';

interface AssessDialogProps {
  risk: RiskDetails;
  kind: AssessmentKind;
  method: Method;
  onClose: () => void;
}

/** Assesses a risk anew; where the scales are the same, what was said before stands in the fields. */
export function AssessDialog({ risk, kind, method, onClose }: AssessDialogProps) {
  const { t } = useTranslation('risks');
  const { assess } = useRiskChanges();
  const now = risk[kind];
  const isKept = now !== null && !now.isOutdated && isOnScales(method, now);
  const form = useForm<{ point: PointWords }>({
    defaultValues: {
      point: {
        likelihood: isKept ? String(now.likelihood) : '',
        impact: isKept ? String(now.impact) : '',
        rationale: risk.assessments.find((each) => each.kind === kind)?.rationale ?? '',
      },
    },
  });
  const save = ({ point }: { point: PointWords }) => {
    const numbers = { likelihood: Number(point.likelihood), impact: Number(point.impact) };
    const asked = parsedInto(form, NewAssessment, { kind, ...numbers, rationale: point.rationale }, 'point.');
    if (!asked) return;
    assess.mutate(
      { id: risk.id, ...asked },
      {
        onSuccess: () => {
          toast('success', t('assess.done'));
          onClose();
        },
      },
    );
  };
  return (
    <ActDialog
      title={t(`assess.${kind}`)}
      saveLabel={t('assess.save')}
      form={form}
      onSave={save}
      onClose={onClose}
      isBusy={assess.isPending}
      error={assess.error}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(`kindHelp.${kind}`)}
      </Typography>
      <PointFields name="point" method={method} />
    </ActDialog>
  );
}
