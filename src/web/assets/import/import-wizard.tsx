import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportOutcome, problemOfMapping } from '#domain/assets/import-plan.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { Wizard } from '../../kit/dialogs/wizard.tsx';
import { StepImport } from './step-import.tsx';
import { StepMap } from './step-map.tsx';
import { StepUpload } from './step-upload.tsx';
import { StepValidate } from './step-validate.tsx';
import { useImport } from './use-import.ts';

interface ImportWizardProps {
  /** A file that was dropped on the page. */
  file: File | null;
  onClose: () => void;
}

/** Imports a spreadsheet in four steps (specification, section 2.3). The file is read here and, once more, by the server that imports it. */
export function ImportWizard({ file: dropped, onClose }: ImportWizardProps) {
  const { t } = useTranslation('assets');
  const [step, setStep] = useState(0);
  const run = useImport(dropped, step >= 2, step === 3);
  const { table, plan, validation, job } = run;
  const good = (validation?.counts.valid ?? 0) + (validation?.counts.warning ?? 0);
  const isBusy = run.isReading || run.isChecking || run.isImporting;
  const problem = problemOfMapping(plan.mapping);
  const reasonOfMapping =
    problem && (problem === 'field-twice' ? t('importing.reason.fieldTwice') : t('importing.reason.nothingRequired'));
  const reason = [
    table ? null : t('importing.reason.file'),
    reasonOfMapping,
    good > 0 || isBusy ? null : t('importing.reason.rows'),
    null,
  ][step];
  const next = () => {
    if (isBusy || reason || run.isDone) return;
    if (step === 3) run.start();
    else setStep(step + 1);
  };
  return (
    <Wizard
      isOpen
      width="lg"
      title={t('importing.title')}
      active={step}
      onBack={() => setStep(step - 1)}
      onNext={next}
      onCancel={() => {
        if (!run.isImporting) onClose();
      }}
      nextReason={reason ?? null}
      finishLabel={t('importing.start')}
      busyLabel={step === 3 ? t('importing.importing') : t('importing.reading')}
      isBusy={isBusy}
      isOver={run.isDone}
      steps={[
        {
          id: 'upload',
          label: t('importing.upload'),
          heading: t('importing.uploadHeading'),
          content: (
            <StepUpload
              file={run.file}
              total={table?.total ?? null}
              refusal={run.refusal}
              isReading={run.isReading}
              onFile={run.take}
              choice={run.choice}
              onChoose={run.choose}
            />
          ),
        },
        {
          id: 'map',
          label: t('importing.map'),
          heading: t('importing.mapHeading'),
          content: table && <StepMap table={table} plan={plan} onDecide={run.decide} />,
        },
        {
          id: 'validate',
          label: t('importing.validate'),
          heading: t('importing.validateHeading'),
          content: validation && table && (
            <StepValidate
              validation={validation}
              headers={table.headers}
              plan={plan}
              onDecide={run.decide}
              importErrors={run.importErrors}
              fileName={run.file?.name ?? ''}
              isChecking={run.isChecking}
            />
          ),
        },
        {
          id: 'import',
          label: t('importing.import'),
          heading: t('importing.importHeading'),
          content: (
            <StepImport
              good={good}
              preview={run.preview}
              job={job ?? null}
              written={run.written}
              onCancel={run.cancel}
              isCancelling={run.isCancelling}
              isImporting={run.isImporting}
              outcome={ImportOutcome.safeParse(job?.outcome).data ?? null}
              failure={run.failure && messageOf(run.failure)}
            />
          ),
        },
      ]}
    />
  );
}
