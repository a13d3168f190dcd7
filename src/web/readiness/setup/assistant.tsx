import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OrganisationProfile } from '#domain/organisations/profile.ts';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { WizardHeader } from '../../kit/dialogs/wizard-header.tsx';
import { useSession } from '../../people/session.ts';
import { usePermission } from '../../people/use-permission.ts';
import { AnalysisView } from './analysis-view.tsx';
import { type Answers, answersOf, changeOf, dropDraft, keepDraft, missingInProfile, readDraft } from './answers.ts';
import { ProfileStep } from './profile-step.tsx';
import { RequirementsStep } from './requirements-step.tsx';
import { SETUP_STEPS, type SetupStep } from './setup-steps.ts';
import { StateStep } from './state-step.tsx';
import type { RoadmapWork } from './task-labels.ts';
import { useKeepAnswers, useProfile, useSetupAnalysis } from './use-setup.ts';

interface SetupAssistantProps {
  /** From the address; without it the first that is not done. */
  step: SetupStep | undefined;
  onStep: (step: SetupStep) => void;
  /** A button that makes tasks of these; the schedule's, so that the page composes it. */
  renderTasks: (work: readonly RoadmapWork[], label: string) => ReactNode;
  /** Keys of the roadmap's tasks that are open already. */
  openKeys: ReadonlySet<string>;
}

/** The set-up assistant: four steps from who one is to what to do first. */
export function SetupAssistant(props: SetupAssistantProps) {
  const { data, error, refetch } = useProfile();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={8} />;
  return <Assistant {...props} profile={data} />;
}

function firstStep({ industry, size, frameworks }: OrganisationProfile): SetupStep {
  if (industry === null || size === null) return 'profile';
  return frameworks.length === 0 ? 'requirements' : 'analysis';
}

function Assistant({ step: asked, onStep, profile, ...rest }: SetupAssistantProps & { profile: OrganisationProfile }) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const { organisation } = useSession();
  const id = useId();
  const organisationId = organisation?.id ?? '';
  const isCompact = useMediaQuery('(max-width: 1099px)');
  const mayEdit = usePermission('iso_readiness.edit');
  const [isAnalysing, setAnalysing] = useState(false);
  const keep = useKeepAnswers();
  const heading = useRef<HTMLHeadingElement>(null);

  const kept = answersOf(profile, organisation?.name ?? '');
  const form = useForm<Answers>({ defaultValues: { ...kept, ...readDraft(organisationId) } });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(organisationId, values) }),
    [form, organisationId],
  );
  const answers = useWatch({ control: form.control }) as Answers;

  const first = firstStep(profile);
  // What was never answered has no analysis: an address that says so leads to the question.
  const step = asked && SETUP_STEPS.indexOf(asked) <= SETUP_STEPS.indexOf(first) ? asked : first;
  const active = SETUP_STEPS.indexOf(step);
  const analysis = useSetupAnalysis(first === 'analysis' && active >= 2);

  const goTo = (next: SetupStep) => {
    onStep(next);
    heading.current?.focus();
  };
  const keepThen = (next: () => Promise<void> | void) =>
    keep.mutate(
      { ...changeOf(answers), ...(answers.name !== organisation?.name && { name: answers.name }) },
      {
        onSuccess: () => {
          dropDraft(organisationId);
          void next();
        },
        onError: (error) => {
          for (const { path, message } of problemOf(error).issues)
            form.setError(path.split('.')[0] as keyof Answers, { message });
        },
      },
    );
  const analyse = async () => {
    setAnalysing(true);
    goTo('state');
    const { error } = await analysis.refetch();
    setAnalysing(false);
    if (!error) goTo('analysis');
  };
  const onContinue = () => {
    if (step === 'profile') keepThen(() => goTo('requirements'));
    else if (step === 'requirements') keepThen(analyse);
    else goTo('analysis');
  };
  const missing = missingInProfile(answers).map((each) => t(`field.${each}`));
  const reason =
    !mayEdit && step !== 'state'
      ? t('kit:reason.permission')
      : step === 'profile' && missing.length > 0
        ? t('needs', { fields: format.list(missing) })
        : step === 'requirements' && answers.frameworks.length === 0
          ? t('needsFramework')
          : null;
  const problem = keep.error ?? (active >= 2 ? analysis.error : null);
  return (
    <Card flush>
      <WizardHeader
        id={id}
        title={t('title')}
        labels={SETUP_STEPS.map((each) => t(`step.${each}`))}
        active={active}
        isCompact={isCompact}
      />
      <Box sx={{ px: 3, py: 2.5 }}>
        <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ mb: 0.5, '&:focus': { outline: 'none' } }}>
          {t(`heading.${step}`)}
        </Typography>
        <Box sx={{ color: 'text.secondary', mb: 2, textWrap: 'pretty' }}>{t(`about.${step}`)}</Box>
        {problem && problemOf(problem).issues.length === 0 && <Notice tone="error">{messageOf(problem)}</Notice>}
        <FormProvider {...form}>
          {step === 'profile' && <ProfileStep isOff={!mayEdit} />}
          {step === 'requirements' && <RequirementsStep isOff={!mayEdit} />}
        </FormProvider>
        {step === 'state' && <StateStep state={analysis.data?.state} isAnalysing={isAnalysing} />}
        {step === 'analysis' &&
          (analysis.data ? <AnalysisView analysis={analysis.data} {...rest} /> : <CardSkeleton lines={10} />)}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, px: 3, py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
        {active > 0 && (
          <Button disabled={isAnalysing} onClick={() => goTo(SETUP_STEPS[active - 1] ?? 'profile')}>
            {t('back')}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        {step !== 'analysis' && (
          <ReasonButton
            reason={reason}
            variant="contained"
            color="primary"
            loading={keep.isPending || isAnalysing}
            onClick={onContinue}
          >
            {t('continue')}
          </ReasonButton>
        )}
      </Box>
    </Card>
  );
}
