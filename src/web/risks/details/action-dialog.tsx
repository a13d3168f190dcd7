import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ActionFacts, type RiskAction } from '#domain/risks/action.ts';
import { EFFORTS } from '#domain/risks/values.ts';
import { useOwners } from '../../controls/use-owners.ts';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { DateField } from '../../kit/forms/date-field.tsx';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { toast } from '../../kit/toast.ts';
import { useRiskChanges } from '../risk-queries.ts';
import { ActDialog } from '../../kit/forms/act-dialog.tsx';
import { faultsInto, parsedInto } from '../../kit/forms/fault-into.ts';

interface Words {
  title: string;
  note: string;
  ownerId: string;
  dueOn: string | undefined;
  effort: string;
  cost: number | undefined;
}

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
  const form = useForm<Words>({
    defaultValues: {
      title: action?.title ?? '',
      note: action?.note ?? '',
      ownerId: action?.ownerId ?? '',
      dueOn: action?.dueOn ?? undefined,
      effort: action?.effort ?? '',
      cost: action?.cost ?? undefined,
    },
  });
  const settle = {
    onSuccess: () => {
      toast('success', t('plan.saved'));
      onClose();
    },
    onError: faultsInto(form),
  };
  const save = ({ ownerId, dueOn, effort, cost, ...words }: Words) => {
    const facts = {
      ...words,
      ownerId: ownerId || null,
      dueOn: dueOn ?? null,
      effort: effort || null,
      cost: cost ?? null,
    };
    const asked = parsedInto(form, ActionFacts, facts);
    if (!asked) return;
    if (action) changeAction.mutate({ id: riskId, partId: action.id, ...asked }, settle);
    else addAction.mutate({ id: riskId, ...asked }, settle);
  };
  return (
    <ActDialog
      title={t(action ? 'plan.change' : 'plan.add')}
      saveLabel={t('form.save')}
      form={form}
      onSave={save}
      onClose={onClose}
      isBusy={addAction.isPending || changeAction.isPending}
      error={addAction.error ?? changeAction.error}
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
    </ActDialog>
  );
}
