import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#domain/activity/audit-entry.ts';
import type { DateOrder } from '#domain/assets/cells.ts';
import type { Mapping } from '#domain/assets/header-matching.ts';
import { ImportOutcome, problemOfMapping } from '#domain/assets/import-plan.ts';
import type { ImportPlan } from '#domain/assets/import-plan.ts';
import type { TableRefusal } from '#domain/assets/table.ts';
import { orpc } from '../kit/api.ts';
import { isOver, noteJob, useJob } from '../kit/jobs.ts';
import { messageOf } from '../kit/problem.ts';
import { Wizard } from '../kit/wizard.tsx';
import { useRefreshAssets } from './asset-queries.ts';
import type { Opened, Validation } from './import-messages.ts';
import { StepImport } from './step-import.tsx';
import { StepMap } from './step-map.tsx';
import { StepUpload } from './step-upload.tsx';
import { StepValidate } from './step-validate.tsx';
import { sendImport } from './send-import.ts';
import { useImportWorker } from './use-import-worker.ts';

interface ImportWizardProps {
  /** A file that was dropped on the page. */
  file: File | null;
  onClose: () => void;
}

/** Imports a spreadsheet in four steps (specification, section 2.3). The file is read here and, once more, by the server that imports it. */
export function ImportWizard({ file: dropped, onClose }: ImportWizardProps) {
  const { t } = useTranslation('assets');
  const worker = useImportWorker();
  const refresh = useRefreshAssets();
  const [step, setStep] = useState(0);
  const [isWorking, setIsWorking] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<TableRefusal | 'wrong-type' | null>(null);
  const [table, setTable] = useState<Opened | null>(null);
  const [mapping, setMapping] = useState<Mapping>([]);
  const [dateOrder, setDateOrder] = useState<DateOrder>('day-first');
  const [replacements, setReplacements] = useState<ImportPlan['replacements']>([]);
  const [validation, setValidation] = useState<Validation | null>(null);
  const [started, setStarted] = useState<Job | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const job = useFollowedJob(started);
  const isImporting = started !== null && !(job && isOver(job));
  const isDone = failure !== null || (job !== undefined && isOver(job));
  const plan = (changes: ImportPlan['replacements'] = replacements): ImportPlan => ({
    mapping,
    replacements: changes,
    dateOrder,
  });

  const take = async (next: File) => {
    setTable(null);
    setRefusal(null);
    setFile(next);
    if (!/\.(csv|xlsx)$/i.test(next.name)) return setRefusal('wrong-type');
    setIsWorking(true);
    const answer = await worker.open(next).catch(() => null);
    setIsWorking(false);
    if (!answer || answer.kind === 'refused') return setRefusal(answer?.refusal ?? 'unreadable');
    setTable(answer);
    setMapping(answer.mapping);
    setDateOrder(answer.dateOrder ?? 'day-first');
    setReplacements([]);
  };
  useEffect(() => {
    if (dropped) void take(dropped);
    // The file the wizard was opened with is taken once.
  }, []); // oxlint-disable-line react/exhaustive-deps

  const check = async (changes = replacements) => {
    setIsWorking(true);
    setReplacements(changes);
    setValidation(await worker.check(plan(changes)).catch(() => null));
    setIsWorking(false);
  };
  const start = async () => {
    if (!file) return;
    setIsWorking(true);
    try {
      const first = await sendImport(file, plan());
      noteJob(first);
      setStarted(first);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsWorking(false);
  };
  useEffect(() => {
    if (job && isOver(job)) void refresh();
    // Once, when the job is over.
  }, [job?.state]); // oxlint-disable-line react/exhaustive-deps

  const good = (validation?.counts.valid ?? 0) + (validation?.counts.warning ?? 0);
  const reasons = [
    table ? null : t('importing.reason.file'),
    mappingReason(t, mapping),
    good > 0 ? null : t('importing.reason.rows'),
    null,
  ];
  const next = async () => {
    if (isWorking || isImporting || reasons[step]) return;
    if (step === 3) return void start();
    if (step === 1) await check();
    setStep(step + 1);
  };
  const outcome = ImportOutcome.safeParse(job?.outcome).data ?? null;
  return (
    <Wizard
      isOpen
      width="lg"
      title={t('importing.title')}
      active={step}
      onBack={() => setStep(step - 1)}
      onNext={() => void next()}
      onCancel={() => {
        if (!isImporting) onClose();
      }}
      nextReason={reasons[step] ?? null}
      finishLabel={t('importing.start')}
      busyLabel={step === 3 ? t('importing.importing') : t('importing.reading')}
      isBusy={isWorking || isImporting}
      isOver={isDone}
      steps={[
        {
          id: 'upload',
          label: t('importing.upload'),
          heading: t('importing.uploadHeading'),
          content: (
            <StepUpload
              file={file}
              total={table?.total ?? null}
              refusal={refusal}
              isReading={isWorking}
              onFile={(next) => void take(next)}
            />
          ),
        },
        {
          id: 'map',
          label: t('importing.map'),
          heading: t('importing.mapHeading'),
          content: table && (
            <StepMap
              table={table}
              mapping={mapping}
              onMapping={setMapping}
              dateOrder={dateOrder}
              onDateOrder={setDateOrder}
            />
          ),
        },
        {
          id: 'validate',
          label: t('importing.validate'),
          heading: t('importing.validateHeading'),
          content: validation && (
            <StepValidate
              validation={validation}
              replacements={replacements}
              isChecking={isWorking}
              onReplacements={(changes) => void check(changes)}
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
              job={job ?? null}
              isImporting={isWorking || isImporting}
              outcome={outcome}
              failure={failure}
            />
          ),
        },
      ]}
    />
  );
}

function mappingReason(t: (key: string) => string, mapping: Mapping): string | null {
  const problem = problemOfMapping(mapping);
  if (problem === 'field-twice') return t('importing.reason.fieldTwice');
  return problem ? t('importing.reason.nothingRequired') : null;
}

/** How far the import is: live, and asked every second where no events come. */
function useFollowedJob(started: Job | null): Job | undefined {
  const live = useJob(started?.id, started ?? undefined);
  const { data } = useQuery(
    orpc.activity.jobs.get.queryOptions({
      input: { id: started?.id ?? '' },
      enabled: started !== null && !(live && isOver(live)),
      refetchInterval: 1000,
    }),
  );
  return live && isOver(live) ? live : data && isOver(data) ? data : (live ?? data);
}
