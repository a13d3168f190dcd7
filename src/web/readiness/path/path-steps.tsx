import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PathState, PathStep } from '#domain/readiness/path/next-step.ts';
import { useCurrentFramework } from '../../frameworks/current-framework.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { HiddenText } from '../../kit/hidden-text.tsx';
import { hrefOfStep } from './path-links.ts';

interface PathStepsProps {
  steps: readonly PathState[];
  next: PathStep | null;
}

/** Troubles on the way: they stand in it while there are any. */
const TROUBLES: readonly PathStep[] = ['mend-contradictions', 'catch-up'];

/** All steps of the way in their order, ticked off by what is really there; each is the way to its page. */
export function PathSteps({ steps, next }: PathStepsProps) {
  const { t } = useTranslation('path');
  const framework = useCurrentFramework();
  return (
    <Box
      component="ol"
      aria-label={t('path')}
      sx={{
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.75,
        m: 0,
        mt: 2,
        p: 0,
        pt: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {steps
        .filter(({ step, isDone }) => !isDone || !TROUBLES.includes(step))
        .map(({ step, isDone }) => (
          <li key={step} aria-current={step === next ? 'step' : undefined}>
            <Box
              component={AppLink}
              href={hrefOfStep(step, framework)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                minHeight: 26,
                pl: 0.75,
                pr: 1.25,
                borderRadius: '13px',
                fontSize: 'size.small',
                textDecoration: 'none',
                color: step === next ? 'text.primary' : 'text.secondary',
                fontWeight: step === next ? 600 : 400,
                '&:hover': { bgcolor: 'hover.main', color: 'text.primary' },
              }}
            >
              <Box
                aria-hidden
                sx={{
                  flex: 'none',
                  display: 'grid',
                  placeItems: 'center',
                  width: 16,
                  height: 16,
                  borderRadius: '50%',
                  ...(isDone
                    ? { bgcolor: 'success.main', color: 'success.contrastText' }
                    : { border: '1.5px solid', borderColor: step === next ? 'primary.main' : 'field.border' }),
                }}
              >
                {isDone && <Check size={11} />}
              </Box>
              {t(`step.${step}`)}
              {isDone && <HiddenText>{t('done')}</HiddenText>}
            </Box>
          </li>
        ))}
    </Box>
  );
}
