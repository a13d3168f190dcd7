import { useTranslation } from 'react-i18next';
import { ActionFacts, type RiskAction } from '#domain/risks/action.ts';
import { EFFORTS } from '#domain/risks/values.ts';
import { useOwners } from '../../controls/use-owners.ts';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { DateField } from '../../kit/forms/date-field.tsx';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';
import { useRiskChanges } from '../risk-queries.ts';

/** One step of the plan; without one, a new one. */
export function ActionDialog({
  riskId,
  action,
  onClose,
}: {
  riskId: string;
  action: RiskAction | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('risks');
  const owners = useOwners(action);
  const { addAction, changeAction } = useRiskChanges();
  const form = useZodForm(ActionFacts, {
    title: action?.title ?? '',
    note: action?.note ?? '',
    ownerId: action?.ownerId,
    dueOn: action?.dueOn,
    effort: action?.effort,
    cost: action?.cost,
  });
  const save = async (facts: ActionFacts) => {
    if (action) await changeAction.mutateAsync({ id: riskId, partId: action.id, ...facts });
    else await addAction.mutateAsync({ id: riskId, ...facts });
    toast('success', t('plan.saved'));
    onClose();
  };
  return (
    <FormDialog
      title={t(action ? 'plan.change' : 'plan.add')}
      submitLabel={t('form.save')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        <FieldRow>
          <TextField name="title" label={t('plan.what')} isRequired autoFocus />
        </FieldRow>
        <ComboField
          name="ownerId"
          label={t('field.owner')}
          options={owners.options}
          isLoading={owners.isLoading}
          placeholder={t('field.nobody')}
        />
        <DateField name="dueOn" label={t('plan.due')} />
        <SelectField
          name="effort"
          label={t('plan.effort')}
          emptyLabel={t('plan.unknown')}
          options={EFFORTS.map((value) => ({ value, label: t(`effort.${value}`) }))}
        />
        <NumberField name="cost" label={t('plan.cost')} min={0} help={t('plan.costHelp')} />
        <FieldRow>
          <TextField name="note" label={t('plan.note')} rows={3} />
        </FieldRow>
      </FieldGrid>
    </FormDialog>
  );
}
