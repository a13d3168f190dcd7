import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  sizes: readonly number[];
  onPage: (page: number, pageSize: number) => void;
}

/** Rows per page, "1-10 of 100,002" and the two arrows. */
export function DataTablePager({ page, pageSize, total, sizes, onPage }: PagerProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const from = page * pageSize + 1;
  const to = Math.min(total, from + pageSize - 1);
  const shownSizes = sizes.includes(pageSize) ? sizes : [...sizes, pageSize].toSorted((a, b) => a - b);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: { xs: 1, sm: 2.5 },
        px: 1.5,
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
        fontSize: 'size.plain',
        color: 'text.secondary',
      }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {t('table.rowsPerPage')}
        <NativeSelect
          disableUnderline
          value={pageSize}
          onChange={(event) => onPage(0, Number(event.target.value))}
          sx={{ fontSize: 'size.plain', fontWeight: 600, color: 'text.primary' }}
        >
          {shownSizes.map((size) => (
            <option key={size} value={size}>
              {format.number(size)}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Box component="span" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('table.range', { from: format.number(from), to: format.number(to), total: format.number(total) })}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.25 }}>
        <IconButton aria-label={t('table.previous')} disabled={page === 0} onClick={() => onPage(page - 1, pageSize)}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={t('table.next')} disabled={to >= total} onClick={() => onPage(page + 1, pageSize)}>
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  );
}
