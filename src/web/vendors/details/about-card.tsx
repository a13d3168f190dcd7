import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { VendorDetails } from '#domain/vendors/view.ts';
import { Card } from '../../kit/card.tsx';
import { useSimpleFacts } from '../../kit/forms/use-simple-facts.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { ABOUT_FIELDS, SIMPLE_FIELDS } from '../field-places.ts';

/** What a vendor is, and what waits for somebody. */
export function AboutCard({ vendor }: { vendor: VendorDetails }) {
  const { t } = useTranslation('vendors');
  const { compliance, domains, reviewMonths, waits } = vendor;
  const factsOf = useSimpleFacts(SIMPLE_FIELDS, (name) => {
    if (name === 'description' || name === 'domains') return t(`ask.${name}`);
    return name === 'reviewMonths' ? t('about.reviewEvery') : t(`field.${name}`, { defaultValue: name });
  });
  const facts = factsOf(vendor, ABOUT_FIELDS, {
    compliance: t(`compliance.${compliance}`),
    domains: domains.join(', '),
    reviewMonths: t('about.months', { count: reviewMonths }),
  });
  return (
    <Card title={t('about.title')}>
      {waits.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
          {waits.map((each) => (
            <ToneChip key={each} tone={each === 'review-overdue' ? 'error' : 'warning'} label={t(`slice.${each}`)} />
          ))}
        </Box>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
