import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { useCurrentFramework } from '../../frameworks/current-framework.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { StepCard } from '../../kit/step-card.tsx';
import { hrefOfStep } from './path-links.ts';
import { usePath } from './path-queries.ts';
import { PathSteps } from './path-steps.tsx';

/** The one thing to do next, why, and the way to it; below it how far the whole way is gone. Nothing for who can take none of its steps. */
export function NextStepCard() {
  const { t } = useTranslation('path');
  const framework = useCurrentFramework();
  const { data } = usePath();
  if (!data) return <CardSkeleton lines={2} />;
  const { next, steps } = data;
  if (steps.length === 0) return null;
  const title = next ? t(`next.${next.step}.title`, { count: next.count }) : t('all.title');
  return (
    <StepCard
      eyebrow={t('eyebrow')}
      title={title}
      text={next ? t(`next.${next.step}.text`) : t('all.text')}
      go={
        next
          ? { href: hrefOfStep(next.step, framework), label: t(`next.${next.step}.go`) }
          : { href: PAGES.readiness, label: t('all.go') }
      }
      isOpen={next !== null}
    >
      <PathSteps steps={steps} next={next?.step ?? null} />
    </StepCard>
  );
}
