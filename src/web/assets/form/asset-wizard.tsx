import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormProvider, set, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AssetFacts } from '#domain/assets/asset.ts';
import { ownChanges } from '#domain/assets/vocabulary/field.ts';
import { client } from '../../kit/requests/api.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { LeaveGuard } from '../../kit/dialogs/leave-guard.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { Wizard } from '../../kit/dialogs/wizard.tsx';
import { useRefreshAssets, useSaveAsset } from '../asset-queries.ts';
import type { ShownAsset } from '../asset-types.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { EditConflict } from './edit-conflict.tsx';
import { StepBasic } from './step-basic.tsx';
import { StepReview } from './step-review.tsx';
import { StepSecurity } from './step-security.tsx';
import { StepTechnical } from './step-technical.tsx';
import { factsFrom, messagesOf, STEP_FIELDS, valuesOf, type WizardValues } from './wizard-values.ts';

interface AssetWizardProps {
  /** Null adds a new one. */
  asset: ShownAsset | null;
  onClose: () => void;
}

/** Adds or edits an asset in four steps (specification, section 2.2). What the server refuses stands above the form, and nothing is lost. */
export function AssetWizard({ asset: opened, onClose }: AssetWizardProps) {
  const { t } = useTranslation('assets');
  const [step, setStep] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // After somebody else's change was taken in, the form stands on what that person saved.
  const [asset, setAsset] = useState(opened);
  const [conflict, setConflict] = useState<{ mine: AssetFacts; now: ShownAsset } | null>(null);
  const { fields } = useVocabulary();
  const refresh = useRefreshAssets();
  const { add, change } = useSaveAsset();
  const isBusy = add.isPending || change.isPending;
  const form = useForm<WizardValues>({
    defaultValues: valuesOf(opened) as never,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = {};
      const messages = Object.entries(messagesOf(values, fields));
      for (const [name, message] of messages) set(errors, name, { type: 'rule', message });
      return messages.length > 0 ? { values: {}, errors } : { values, errors };
    },
  });

  const save = async () => {
    const facts = factsFrom(form.getValues(), fields, asset?.ownValues) as AssetFacts;
    setFailure(null);
    try {
      if (asset) {
        const { ownValues, ...changed } = changedFacts(asset, facts);
        const own = ownValues && { ownValues: ownChanges(asset.ownValues, ownValues) };
        await change.mutateAsync({ ...changed, ...own, id: asset.id, version: asset.version });
      } else {
        await add.mutateAsync({ ...facts, dataClassification: facts.dataClassification ?? 'Internal' });
      }
      toast('success', t(asset ? 'saved.updated' : 'saved.created', { name: facts.name }));
      onClose();
      void refresh();
    } catch (error) {
      if (asset && problemOf(error).code === 'changed_since') return compare(asset.id, facts);
      setFailure(error);
      showIssues(error);
    }
  };
  const compare = async (id: string, mine: AssetFacts) => {
    try {
      setConflict({ mine, now: await client.assets.get({ id }) });
    } catch (error) {
      setFailure(error);
    }
  };
  const merge = (facts: AssetFacts) => {
    if (!conflict) return;
    setAsset(conflict.now);
    for (const [name, value] of Object.entries(valuesOf(facts)))
      form.setValue(name as keyof WizardValues, value, { shouldDirty: true });
    setConflict(null);
    setStep(STEP_FIELDS.length - 1);
    toast('info', t('conflict.taken'));
  };
  const showIssues = (error: unknown) => {
    const issues = problemOf(error).issues.filter(({ path }) => firstOf(path) in form.getValues());
    for (const { path, message } of issues) form.setError(path as keyof WizardValues, { message });
    const first = STEP_FIELDS.findIndex((names) => issues.some(({ path }) => names.includes(firstOf(path))));
    if (first >= 0) setStep(first);
  };
  const next = async () => {
    if (isBusy) return;
    if (step < STEP_FIELDS.length - 1) {
      if (await form.trigger([...(STEP_FIELDS[step] ?? [])])) setStep(step + 1);
      return;
    }
    const wrong = Object.keys(messagesOf(form.getValues(), fields)).map(firstOf);
    const first = STEP_FIELDS.findIndex((names) => names.some((name) => wrong.includes(name)));
    if (wrong.length === 0) return void save();
    await form.trigger();
    setStep(Math.max(0, first));
  };
  const leave = () => {
    if (isBusy) return;
    if (form.formState.isDirty) setIsLeaving(true);
    else onClose();
  };

  const problem = failure ? (
    <Box ref={(element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' })}>
      <Notice tone="error">{messageOf(failure)}</Notice>
    </Box>
  ) : null;
  const content = (part: React.ReactNode) => (
    <>
      {problem}
      {part}
    </>
  );
  return (
    <FormProvider {...form}>
      <Wizard
        isOpen
        title={asset ? t('wizard.edit') : t('wizard.add')}
        active={step}
        onBack={() => setStep(step - 1)}
        onNext={() => void next()}
        onCancel={leave}
        finishLabel={asset ? t('wizard.update') : t('wizard.create')}
        busyLabel={t('wizard.saving')}
        isBusy={isBusy}
        steps={[
          { id: 'basic', label: t('wizard.basic'), heading: t('wizard.basicHeading'), content: content(<StepBasic />) },
          {
            id: 'technical',
            label: t('wizard.technical'),
            heading: t('wizard.technicalHeading'),
            content: content(<StepTechnical />),
          },
          {
            id: 'security',
            label: t('wizard.security'),
            heading: t('wizard.securityHeading'),
            content: content(<StepSecurity />),
          },
          {
            id: 'review',
            label: t('wizard.review'),
            heading: t('wizard.reviewHeading'),
            content: content(<StepReview />),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isLeaving}
        title={t('leave.title')}
        confirmLabel={t('leave.confirm')}
        onConfirm={onClose}
        onCancel={() => setIsLeaving(false)}
        isDangerous
      >
        {t('leave.text')}
      </ConfirmDialog>
      <LeaveGuard isDirty={form.formState.isDirty} />
      {asset && conflict && (
        <EditConflict before={asset} {...conflict} onMerge={merge} onClose={() => setConflict(null)} />
      )}
    </FormProvider>
  );
}

/** An own field stands below the fact that holds them all. */
const firstOf = (path: string) => path.split('.')[0] as keyof AssetFacts;

/** Only what differs, so that a change says no more than the person did. */
function changedFacts(asset: ShownAsset, facts: AssetFacts): Partial<AssetFacts> {
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(asset[key as keyof ShownAsset]),
    ),
  ) as Partial<AssetFacts>;
}
