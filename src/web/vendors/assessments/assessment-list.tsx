import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { VendorAssessment } from '#domain/vendors/assessments/assessment.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { ScoreBar, StateChips, useFactsOf } from './assessment-look.tsx';
import { hrefOfAssessment } from './assessment-queries.ts';

/** Assessments one below the other, each leading to its page. */
export function AssessmentList({ rows, isOfVendor }: { rows: readonly VendorAssessment[]; isOfVendor: boolean }) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const factsOf = useFactsOf();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 180px' },
            alignItems: 'center',
            py: 1.25,
            '& + &': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Link
                component={AppLink}
                href={hrefOfAssessment(row.id)}
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {isOfVendor ? t('list.of', { date: format.date(row.sentAt ?? row.createdAt) }) : row.vendorName}
              </Link>
              <StateChips assessment={row} />
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: 'size.plain', mt: 0.25 }}>{factsOf(row)}</Box>
          </Box>
          <ScoreBar assessment={row} />
        </Box>
      ))}
    </Box>
  );
}
