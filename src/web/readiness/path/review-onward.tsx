import Button from '@mui/material/Button';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentFramework } from '../../frameworks/current-framework.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { hrefOfStep } from './path-links.ts';
import { usePath } from './path-queries.ts';

/** What documents say in passing, in a sentence; undefined while that is not known or nothing is said. */
export function useInPassing(): { title: string; text: string } | undefined {
  const { t } = useTranslation('path');
  const inPassing = usePath().data?.inPassing;
  if (!inPassing) return undefined;
  const documents = t('passing.documents', { count: inPassing.documents });
  return { title: t('passing.title', { count: inPassing.requirements, documents }), text: t('passing.text') };
}

/** The way on after the review: the next step of the path, unless that is the review. */
export function ReviewOnward() {
  const { t } = useTranslation('path');
  const framework = useCurrentFramework();
  const next = usePath().data?.next;
  if (!next || next.step === 'review-suggestions') return null;
  return (
    <Button
      component={AppLink}
      href={hrefOfStep(next.step, framework)}
      variant="contained"
      color="primary"
      endIcon={<ArrowRight />}
    >
      {t('passing.onward', { step: t(`step.${next.step}`) })}
    </Button>
  );
}
