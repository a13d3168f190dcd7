import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Control, ControlChange, type JustificationReason, problemsOf } from '#domain/controls/control.ts';
import { CONTROL_STATUSES, JUSTIFICATION_REASONS } from '#domain/controls/values.ts';
import { OWNER_ROLES } from '#domain/organisations/owner-roles.ts';
import { useCurrentFramework } from '../frameworks/current-framework.ts';
import { alwaysApplies } from '#domain/frameworks/requirement.ts';
import { type RequirementTitle } from '../frameworks/framework.ts';
import { FRAMEWORK } from '../frameworks/framework-links.ts';
import { Card } from '../kit/card.tsx';
import { ChoicesField } from '../kit/forms/choices-field.tsx';
import { ComboField } from '../kit/forms/combo-field.tsx';
import { DateField } from '../kit/forms/date-field.tsx';
import { SelectField } from '../kit/forms/select-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { LeaveGuard } from '../kit/dialogs/leave-guard.tsx';
import { Notice } from '../kit/notice.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';
import { toast } from '../kit/toast.ts';
import { ClaimReason } from './claim-reason.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useChangeControl, type WantedChange } from './use-control-changes.ts';
import { useOwners } from './use-owners.ts';

interface FormValues {
  status: string;
  applicable: 'yes' | 'no';
  justification: string;
  reasons: JustificationReason[];
  ownerId: string;
  ownerRole: string;
  dueOn: string | undefined;
  /** Of the state that the form began with. */
  version: number;
}

const formValuesOf = (control: Control): FormValues => ({
  status: control.status,
  applicable: control.applicable ? 'yes' : 'no',
  justification: control.justification,
  reasons: control.reasons,
  ownerId: control.ownerId ?? '',
  ownerRole: control.ownerRole ?? '',
  dueOn: control.dueOn ?? undefined,
  version: control.version,
});

interface ControlFormProps {
  requirement: Pick<RequirementTitle, 'id' | 'kind'>;
  control: Control;
  /** Why nothing can be changed. */
  reason: string | null;
}

/** What the organisation decides about one requirement: status, applicability with its justification, owner, due date. */
export function ControlForm({ requirement, control, reason }: ControlFormProps) {
  const { t } = useTranslation('controls');
  const framework = useCurrentFramework();
  const owners = useOwners(control);
  const { change, conflict, closeConflict, unreasoned, drop, isPending, error } = useChangeControl();
  const { form, isOutdated, takeOver, seen } = useFollowingForm(control);
  const isClause = alwaysApplies(requirement);
  const isExcluded = form.watch('applicable') === 'no';

  const save = form.handleSubmit((values) => {
    const wanted = changeIn(form, values);
    const problems = problemsOf(requirement, {
      applicable: values.applicable === 'yes',
      justification: values.justification.trim(),
    });
    for (const { path, message } of problems) form.setError(path as keyof FormValues, { message });
    if (problems.length > 0) return;
    keep({ requirementId: requirement.id, change: wanted, version: seen });
  });
  const keep = (wanted: WantedChange) =>
    change(wanted, {
      onSuccess: (kept) => {
        takeOver(kept);
        toast('success', t('form.saved', { id: requirement.id }));
      },
    });
  const isOff = reason !== null;
  return (
    <Card title={t('form.title')}>
      <LeaveGuard isDirty={form.formState.isDirty} />
      {isOutdated && (
        <Box sx={{ mb: 2 }}>
          <Notice
            tone="warning"
            action={
              <Button size="small" onClick={() => takeOver(control)}>
                {t('form.takeTheirs')}
              </Button>
            }
          >
            {t('form.outdated')}
          </Notice>
        </Box>
      )}
      <FormProvider {...form}>
        <Box component="form" onSubmit={(event) => void save(event)} noValidate sx={{ display: 'grid', gap: 1 }}>
          <SelectField
            name="status"
            label={t('column.status')}
            options={CONTROL_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
            isDisabled={isOff}
          />
          <SelectField
            name="applicable"
            label={t('column.applicable')}
            options={[
              { value: 'yes', label: t('applicable.yes') },
              { value: 'no', label: t('applicable.no') },
            ]}
            help={isClause ? t('form.clausesStay') : undefined}
            isDisabled={isOff || isClause}
          />
          {!isClause && (
            <TextField
              name="justification"
              label={isExcluded ? t('form.whyExcluded') : t('form.whyIncluded')}
              isRequired={isExcluded}
              rows={3}
              help={framework === FRAMEWORK ? t('form.justificationHelp') : undefined}
              isDisabled={isOff}
            />
          )}
          {!isClause && (
            <ChoicesField
              name="reasons"
              label={t('field.reasons')}
              options={JUSTIFICATION_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
              isDisabled={isOff}
              isNarrow
            />
          )}
          <ComboField
            name="ownerId"
            label={t('column.owner')}
            options={owners.options}
            isLoading={owners.isLoading}
            placeholder={t('owner.none')}
            isDisabled={isOff}
          />
          <SelectField
            name="ownerRole"
            label={t('field.ownerRole')}
            options={OWNER_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
            emptyLabel={t('role.none')}
            help={t('role.help')}
            isDisabled={isOff}
          />
          <DateField name="dueOn" label={t('column.due')} isDisabled={isOff} />
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 0.5 }}>
            {form.formState.isDirty && <Button onClick={() => takeOver(control)}>{t('form.discard')}</Button>}
            <ReasonButton
              type="submit"
              variant="contained"
              color="primary"
              loading={isPending}
              reason={reason ?? (form.formState.isDirty ? null : t('form.nothingChanged'))}
            >
              {t('form.save')}
            </ReasonButton>
          </Box>
        </Box>
      </FormProvider>
      {unreasoned && (
        <ClaimReason
          of={[{ framework, requirementId: requirement.id }]}
          isBusy={isPending}
          error={error}
          onClaim={(why) => keep({ ...unreasoned, change: { ...unreasoned.change, reason: why } })}
          onClose={drop}
        />
      )}
      {conflict && (
        <ConflictDialog
          wanted={conflict}
          onApply={(wanted) => change(wanted, { onSuccess: takeOver })}
          onClose={() => {
            closeConflict();
            takeOver(control);
          }}
        />
      )}
    </Card>
  );
}

/** Only what the person touched, so that a save never carries fields along that somebody else has changed. */
function changeIn(form: UseFormReturn<FormValues>, values: FormValues): ControlChange {
  const { dirtyFields } = form.formState;
  return ControlChange.parse({
    ...(dirtyFields.status && { status: values.status }),
    ...(dirtyFields.applicable && { applicable: values.applicable === 'yes' }),
    ...(dirtyFields.justification && { justification: values.justification }),
    ...(dirtyFields.ownerId && { ownerId: values.ownerId === '' ? null : values.ownerId }),
    ...(dirtyFields.reasons && { reasons: values.reasons }),
    ...(dirtyFields.ownerRole && { ownerRole: values.ownerRole === '' ? null : values.ownerRole }),
    ...(dirtyFields.dueOn && { dueOn: values.dueOn ?? null }),
  });
}

/** A form that follows what others change until the person begins to write; then it says that it is behind. */
function useFollowingForm(control: Control) {
  const form = useForm<FormValues>({ defaultValues: formValuesOf(control), reValidateMode: 'onSubmit' });
  const { isDirty, defaultValues } = form.formState;
  const seen = defaultValues?.version ?? 0;
  const takeOver = (next: Control) => form.reset(formValuesOf(next));
  const isBehind = control.version > seen;
  useEffect(() => {
    if (isBehind && !isDirty) form.reset(formValuesOf(control));
  }, [isBehind, isDirty, control, form]);
  return { form, isOutdated: isBehind && isDirty, takeOver, seen };
}
