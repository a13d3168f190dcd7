import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Method, ScaleStep } from '#domain/risks/method.ts';
import { judgeBy } from '#domain/risks/score.ts';
import { FieldGrid, FieldRow } from '../kit/forms/field-grid.tsx';
import { SelectField } from '../kit/forms/select-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { BandChip } from './risk-parts.tsx';

/** What stands in the fields of one assessment; steps as texts. */
export interface PointValues {
  likelihood: string;
  impact: string;
  rationale: string;
}

interface PointFieldsProps {
  /** Where the three values stand in the form. */
  name: string;
  method: Method;
  /** The point may be left out. */
  isOptional?: boolean;
}

/** Likelihood, impact and why; the score and what it means stand below as one chooses. */
export function PointFields({ name, method, isOptional = false }: PointFieldsProps) {
  const { t } = useTranslation('risks');
  const empty = isOptional ? { emptyLabel: t('notAssessed') } : {};
  return (
    <FieldGrid>
      <ScaleField name={`${name}.likelihood`} label={t('likelihood')} steps={method.likelihood} {...empty} />
      <ScaleField name={`${name}.impact`} label={t('impact')} steps={method.impact} {...empty} />
      <FieldRow>
        <Outcome name={name} method={method} />
      </FieldRow>
      <FieldRow>
        <TextField name={`${name}.rationale`} label={t('rationale')} rows={2} help={t('rationaleHelp')} />
      </FieldRow>
    </FieldGrid>
  );
}

function ScaleField({
  name,
  label,
  steps,
  emptyLabel,
}: {
  name: string;
  label: string;
  steps: ScaleStep[];
  emptyLabel?: string;
}) {
  const chosen = Number(useWatch({ name }) ?? '');
  return (
    <SelectField
      name={name}
      label={label}
      options={steps.map((step, place) => ({ value: String(place + 1), label: `${place + 1} · ${step.label}` }))}
      help={steps[chosen - 1]?.description}
      {...(emptyLabel && { emptyLabel })}
    />
  );
}

function Outcome({ name, method }: { name: string; method: Method }) {
  const { t } = useTranslation('risks');
  const likelihood = Number(useWatch({ name: `${name}.likelihood` }) ?? '');
  const impact = Number(useWatch({ name: `${name}.impact` }) ?? '');
  if (!likelihood || !impact) return null;
  const judged = judgeBy(method, { likelihood, impact });
  const guidance = method.bands[judged.bandPlace]?.guidance;
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <BandChip judged={judged} />
      <ToneChip
        tone={judged.isAboveAppetite ? 'error' : 'success'}
        label={t(judged.isAboveAppetite ? 'aboveAppetite' : 'withinAppetite')}
      />
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>
        {guidance}
      </Box>
    </Box>
  );
}
