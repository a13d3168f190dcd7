import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Card } from './card.tsx';

/** What a page shows until its data has come for the first time: the shape of what follows, and the words for screen readers. */
export function PageSkeleton({ cards = 4 }: { cards?: number }) {
  const { t } = useTranslation('kit');
  return (
    <Box aria-busy role="status" aria-label={t('loading')}>
      <Skeleton variant="rounded" width={240} height={30} />
      <Skeleton variant="rounded" width={320} height={16} sx={{ mt: 1.25, mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${cards}, 1fr)` }, mb: 2 }}>
        {Array.from({ length: cards }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={112} sx={{ borderRadius: '12px' }} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={320} sx={{ borderRadius: '12px' }} />
    </Box>
  );
}

/** Lines where a card's text will stand. */
export function CardSkeleton({ lines = 4 }: { lines?: number }) {
  const { t } = useTranslation('kit');
  return (
    <Card>
      <Box aria-busy role="status" aria-label={t('loading')}>
        <Skeleton variant="rounded" width="45%" height={20} sx={{ mb: 2 }} />
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={14} width={`${92 - index * 9}%`} sx={{ mb: 1.5 }} />
        ))}
      </Box>
    </Card>
  );
}

/** The thin bar on top of something that is being fetched again; it takes no room. */
export function RefetchBar({ isActive }: { isActive: boolean }) {
  return (
    <Box aria-hidden sx={{ height: 0, position: 'relative', zIndex: 2 }}>
      {isActive && <LinearProgress sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2, borderRadius: 0 }} />}
    </Box>
  );
}
