import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { NewRisk } from '#domain/risks/risk.ts';
import type { Method } from '#domain/risks/method.ts';
import { OBJECTIVES, RISK_CATEGORIES, TREATMENTS } from '#domain/risks/values.ts';
import type { Risk, RiskDetails } from '#domain/risks/view.ts';
import { useOwners } from '../controls/use-owners.ts';
import { ComboField } from '../kit/forms/combo-field.tsx';
import { DateField } from '../kit/forms/date-field.tsx';
import { FieldGrid, FieldRow } from '../kit/forms/field-grid.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { SelectField } from '../kit/forms/select-field.tsx';
import { SwitchField } from '../kit/forms/switch-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { toast } from '../kit/toast.ts';
import { PointFields } from './point-fields.tsx';
import { type RiskFormValues, schemaOf, formValuesOf } from './risk-form-values.ts';
import { useRiskChanges } from './risk-queries.ts';

interface RiskFormProps {
  /** Without one, a new risk is written. */
  risk: Risk | RiskDetails | null;
  method: Method;
  onClose: () => void;
  /** What became of it. */
  onSaved?: (risk: RiskDetails) => void;
  /** A new risk that is drafted already: what stands in the fields, and what becomes of it in the place of being added. */
  draft?: { title: string; values: Partial<RiskFormValues>; save: (asked: NewRisk) => Promise<unknown> };
}

/** The form of a risk; a new one is assessed at once. Everything typed stays when something is wrong. */
export function RiskForm({ risk, method, onClose, onSaved, draft }: RiskFormProps) {
  const { t } = useTranslation('risks');
  const owners = useOwners(risk);
  const { add, change } = useRiskChanges();
  const form = useZodForm(schemaOf(risk === null), { ...formValuesOf(risk ?? {}), ...draft?.values });
  const save = async (asked: NewRisk) => {
    if (draft) {
      await draft.save(asked);
      onClose();
      return;
    }
    const saved = risk
      ? await change.mutateAsync({ id: risk.id, version: risk.version, ...asked })
      : await add.mutateAsync(asked);
    toast('success', t(risk ? 'form.changed' : 'form.added', { reference: saved.reference }));
    onSaved?.(saved);
    onClose();
  };
  return (
    <FormDialog
      width="md"
      title={risk ? t('form.change', { reference: risk.reference }) : (draft?.title ?? t('add'))}
      submitLabel={t(risk ? 'form.save' : 'add')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        <FieldRow>
          <TextField name="title" label={t('field.title')} isRequired autoFocus={!risk} help={t('field.titleHelp')} />
        </FieldRow>
        <SelectField
          name="category"
          label={t('field.category')}
          options={RISK_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
        <TextField
          name="reference"
          label={t('field.reference')}
          placeholder={risk ? '' : t('field.referenceNext')}
          isRequired={risk !== null}
        />
        <ComboField
          name="ownerId"
          label={t('field.owner')}
          options={owners.options}
          isLoading={owners.isLoading}
          placeholder={t('field.nobody')}
          help={t('field.ownerHelp')}
        />
        <DateField name="reviewDueOn" label={t('field.reviewDueOn')} help={risk ? '' : t('field.reviewHelp')} />
        <FieldRow>
          <TextField name="threat" label={t('field.threat')} rows={2} help={t('field.threatHelp')} />
        </FieldRow>
        <FieldRow>
          <TextField
            name="vulnerability"
            label={t('field.vulnerability')}
            rows={2}
            help={t('field.vulnerabilityHelp')}
          />
        </FieldRow>
        <FieldRow>
          <TextField name="consequence" label={t('field.consequence')} rows={2} help={t('field.consequenceHelp')} />
        </FieldRow>
        <FieldRow>
          <Box
            component="fieldset"
            sx={{ border: 0, p: 0, m: 0, mb: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
          >
            <Typography component="legend" variant="body2" sx={{ fontWeight: 600, p: 0 }}>
              {t('field.objectives')}
            </Typography>
            {OBJECTIVES.map((name) => (
              <SwitchField key={name} name={name} label={t(`objective.${name}`)} />
            ))}
          </Box>
        </FieldRow>
        <SelectField
          name="treatment"
          label={t('field.treatment')}
          emptyLabel={t('treatment.none')}
          options={TREATMENTS.map((value) => ({ value, label: t(`treatment.${value}`) }))}
        />
        <DateField name="targetOn" label={t('field.targetOn')} />
        <FieldRow>
          <TextField name="treatmentRationale" label={t('field.treatmentRationale')} rows={2} />
        </FieldRow>
      </FieldGrid>
      {risk === null && (
        <>
          <Section title={t('kind.inherent')} text={t('kindHelp.inherent')} />
          <PointFields name="inherent" method={method} isOptional />
          <Section title={t('kind.residual')} text={t('kindHelp.residual')} />
          <PointFields name="residual" method={method} isOptional />
        </>
      )}
    </FormDialog>
  );
}

function Section({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2, mb: 1.5, mt: 1 }}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Box>
  );
}
