import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Because, DomainCoverage } from '#domain/readiness/readiness.ts';
import { RequirementLink } from '../controls/requirement-link.tsx';
import { StateChip } from '../controls/state-chip.tsx';
import { StatusChip } from '../controls/status-button.tsx';
import { useTitles } from '../frameworks/framework.ts';
import { ToneChip } from '../kit/tone-chip.tsx';

/** The requirements behind a domain's number, each with why it counts or does not. */
export function DomainRequirements({ domain }: { domain: DomainCoverage }) {
  const { t } = useTranslation(['readiness', 'controls']);
  const titles = useTitles();
  return (
    <Box
      component="ul"
      aria-label={t('domain.requirements', { domain: titles.domain(domain.domain) })}
      sx={{ listStyle: 'none', m: 0, px: 2.5, pb: 1.5, bgcolor: 'background.default' }}
    >
      {domain.because.map((each) => (
        <Box
          component="li"
          key={each.requirementId}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 112px 156px' },
            alignItems: 'center',
            columnGap: 2,
            py: 0.5,
            '& + &': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          <RequirementLink id={each.requirementId} title={titles.requirement(each.requirementId)} />
          {each.applicable ? (
            <StatusChip status={each.status} />
          ) : (
            <ToneChip tone="neutral" label={t('controls:applicable.no')} />
          )}
          <StateChip control={each} proof={each} />
          <Box
            sx={{
              gridColumn: '1 / -1',
              fontSize: 'size.small',
              color: 'text.secondary',
              pb: 0.75,
            }}
          >
            <Why because={each} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Why({ because }: { because: Because }) {
  const { t } = useTranslation('readiness');
  const { applicable, status, evidence, against, suggestions } = because;
  if (!applicable) return t('why.excluded');
  const counts = status === 'Implemented' ? t('why.counts') : t('why.countsNot');
  const proof = evidence > 0 ? t('why.evidence', { count: evidence }) : t('why.noEvidence');
  const more = [
    ...(against > 0 ? [t('why.against', { count: against })] : []),
    ...(suggestions > 0 ? [t('why.suggestions', { count: suggestions })] : []),
  ];
  return [counts, proof, ...more].join(' ');
}
