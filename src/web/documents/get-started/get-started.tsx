import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../people/session.ts';
import { usePermission } from '../../people/use-permission.ts';
import { FoldersStep } from './folders-step.tsx';
import { Frame } from './frame.tsx';
import { ImportStep } from './import-step.tsx';
import { ModelStep } from './model-step.tsx';
import { LATER, useProgress } from './progress.ts';
import { StartStep } from './start-step.tsx';
import { useFinish } from './use-get-started.ts';

/** The wizard "Get Started": a compliance model, where one starts from, and then real files or real folders. */
export function GetStarted({ review }: { review: ReactNode }) {
  const { user } = useSession();
  const mayEdit = usePermission('documents.edit');
  const [{ step, choice }, change, forget] = useProgress(user.id);
  const finish = useFinish();
  const leave = () => finish.mutate(undefined, { onSuccess: forget });
  const way = { onFinish: leave, isFinishing: finish.isPending };
  if (!mayEdit) return <Reader {...way} />;
  if (step === 0 || choice === null)
    return (
      <ModelStep
        choice={choice}
        onChoose={(next) => change({ choice: next })}
        onNext={() => change({ step: 1 })}
        {...way}
      />
    );
  const back = () => change({ step: step === 1 ? 0 : 1 });
  const folders = choice === LATER ? null : () => change({ step: 3 });
  if (step === 1)
    return (
      <StartStep choice={choice} onBack={back} onImport={() => change({ step: 2 })} onFolders={folders} {...way} />
    );
  if (step === 2 || choice === LATER) return <ImportStep onBack={back} onFolders={folders} review={review} {...way} />;
  return <FoldersStep model={choice} onBack={back} {...way} />;
}

/** For those whose role reads: nothing to set up, and the way on. */
function Reader(way: { onFinish: () => void; isFinishing: boolean }) {
  const { t } = useTranslation('onboarding');
  return (
    <Frame
      heading={t('reader.heading')}
      main={{ label: t('dashboard'), onClick: way.onFinish, isBusy: way.isFinishing }}
    >
      <Typography sx={{ maxWidth: '64ch', lineHeight: 1.6 }}>{t('reader.text')}</Typography>
    </Frame>
  );
}
