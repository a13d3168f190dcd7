import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { CurrentState } from '#domain/readiness/setup/analysis.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton, RefetchBar } from '../../kit/skeletons.tsx';

/** What is counted, and where it is to be seen. */
const HREFS: Record<keyof CurrentState, string> = {
  requirements: PAGES.frameworks,
  implemented: addressOf('iso27001', { status: 'Implemented' }),
  inProgress: addressOf('iso27001', { status: 'In Progress' }),
  evidence: addressOf('iso27001', { evidence: 'with' }),
  against: addressOf('iso27001', { state: 'contradicted' }),
  suggestions: PAGES.suggestions,
  documents: PAGES.documents,
  read: PAGES.documents,
  drafts: PAGES.documents,
  assets: PAGES.assets,
  people: PAGES.usersAndRoles,
  baselines: PAGES.isoTest,
};
const SHOWN = Object.keys(HREFS) as (keyof CurrentState)[];

interface StateStepProps {
  state: CurrentState | undefined;
  isAnalysing: boolean;
}

/** Current State Assessment: what is there today, counted while the analysis is made. */
export function StateStep({ state, isAnalysing }: StateStepProps) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  return (
    <>
      <RefetchBar isActive={isAnalysing} />
      <Box role="status" sx={{ color: 'text.secondary', mb: 2, textWrap: 'pretty' }}>
        {isAnalysing ? t('state.analysing') : t('state.text')}
      </Box>
      {state ? (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            m: 0,
            gap: 1.5,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          {SHOWN.filter((each) => state[each] !== null && !(each === 'against' && state.against === 0)).map((each) => (
            <Box
              key={each}
              sx={{
                display: 'flex',
                flexDirection: 'column-reverse',
                border: 1,
                borderColor: 'divider',
                borderRadius: '10px',
                p: 1.5,
              }}
            >
              <Box component="dt" sx={{ fontSize: 'size.plain', color: 'text.secondary' }}>
                <Link component={AppLink} href={HREFS[each]}>
                  {t(`state.${each}`, { count: state[each] ?? 0 })}
                </Link>
              </Box>
              <Box
                component="dd"
                sx={{ m: 0, fontSize: 'size.subtitle', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
              >
                {format.number(state[each] ?? 0)}
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <CardSkeleton lines={4} />
      )}
    </>
  );
}
