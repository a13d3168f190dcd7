import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { useTranslation } from 'react-i18next';

interface PagerProps {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** The pages of a list that is no table. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const { t } = useTranslation('document-library');
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', p: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Pagination
        page={Math.min(page, pages)}
        count={pages}
        onChange={(_, next) => onPage(next)}
        aria-label={t('pages.label')}
        getItemAriaLabel={(type, number) =>
          type === 'page' ? t('pages.page', { page: number }) : type === 'next' ? t('pages.next') : t('pages.previous')
        }
      />
    </Box>
  );
}
