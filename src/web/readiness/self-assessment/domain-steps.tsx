import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainCounts } from '#domain/readiness/self-assessment.ts';
import { useTitles } from '../../frameworks/framework.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { hrefOfSelfAssessment } from './self-assessment-search.ts';

interface DomainStepsProps {
  domains: readonly DomainCounts[];
  active: string;
}

/** The domains as steps, each with how much of it is answered. On a phone they stand in one line that scrolls. */
export function DomainSteps({ domains, active }: DomainStepsProps) {
  const { t } = useTranslation('self-assessment');
  const titles = useTitles();
  const steps = useRef<HTMLElement>(null);
  // On a phone the step that is taken may stand outside of the line.
  useEffect(() => {
    const line = steps.current;
    const step = line?.querySelector(`[data-domain="${active}"]`);
    if (line && step) line.scrollLeft += step.getBoundingClientRect().left - line.getBoundingClientRect().left - 24;
  }, [active]);
  return (
    <Box
      component="nav"
      ref={steps}
      aria-label={t('steps')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        overflowX: { xs: 'auto', md: 'visible' },
        gap: 0.25,
        position: { md: 'sticky' },
        top: { md: 16 },
        pb: { xs: 1, md: 0 },
      }}
    >
      {domains.map(({ domain, unanswered, yes, partly, no, notApplicable }) => {
        const answered = yes + partly + no + notApplicable;
        return (
          <Box
            key={domain}
            component={AppLink}
            href={hrefOfSelfAssessment({ domain })}
            data-domain={domain}
            aria-current={domain === active ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1.5,
              flex: 'none',
              px: 1.25,
              py: 0.875,
              borderRadius: '8px',
              fontSize: 'size.plain',
              color: 'text.primary',
              textDecoration: 'none',
              fontWeight: domain === active ? 600 : 400,
              bgcolor: domain === active ? 'hover.main' : undefined,
              '&:hover': { bgcolor: 'hover.main' },
            }}
          >
            {titles.domain(domain)}
            <Box
              component="span"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                flex: 'none',
                color: 'text.secondary',
                fontWeight: 400,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {unanswered === 0 ? (
                <Check size={14} aria-label={t('stepDone')} />
              ) : (
                t('stepCount', { answered, total: answered + unanswered })
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
