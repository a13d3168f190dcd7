import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** The shape of rows that have not come yet. */
export function DataTableSkeleton({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  const { t } = useTranslation('kit');
  return (
    <Box role="status" aria-label={t('loading')}>
      {Array.from({ length: Math.min(rows, 10) + 1 }, (_, index) => (
        <Box
          key={index}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            px: 2,
            height: index ? rowHeight : 40,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="rounded" height={12} sx={{ flex: 2 }} />
          <Skeleton variant="rounded" height={12} sx={{ flex: 1 }} />
          <Skeleton variant="rounded" height={12} sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
          <Skeleton variant="rounded" height={12} sx={{ flex: 1, display: { xs: 'none', md: 'block' } }} />
        </Box>
      ))}
    </Box>
  );
}
