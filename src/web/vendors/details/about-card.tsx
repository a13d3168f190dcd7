import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { VendorDetails } from '#domain/vendors/view.ts';
import { Card } from '../../kit/card.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';

/** What a vendor is, and what waits for somebody. */
export function AboutCard({ vendor }: { vendor: VendorDetails }) {
  const { t } = useTranslation('vendors');
  const { description, compliance, website, domains, reviewMonths, notes, waits } = vendor;
  const lines = [
    { label: t('field.description'), value: description },
    { label: t('field.compliance'), value: t(`compliance.${compliance}`) },
    {
      label: t('field.website'),
      value: website && (
        <Link href={website} target="_blank" rel="noreferrer">
          {website}
        </Link>
      ),
    },
    { label: t('field.domains'), value: domains.join(', ') },
    { label: t('about.reviewEvery'), value: t('about.months', { count: reviewMonths }) },
    { label: t('field.notes'), value: notes },
  ];
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
        {lines.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
