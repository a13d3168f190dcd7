import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from './app-link.tsx';
import { useFormat } from '../format.ts';

export interface LinkedRow {
  id: string;
  /** What it is called. */
  name: string;
  href: string;
  /** What kind of thing it is. */
  note?: ReactNode;
  linkedAt: string;
  linkedByName: string;
}

interface LinkedListProps {
  /** Names the list for who hears it. */
  label: string;
  rows: readonly LinkedRow[];
  total: number;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** Left out where nothing may be taken off. */
  onRemove?: (row: LinkedRow) => void;
}

/** Things that people linked here, page by page; each opens, and can be taken off. */
export function LinkedList({ label, rows, total, page, pageSize, onPage, onRemove }: LinkedListProps) {
  const { t } = useTranslation('links');
  const format = useFormat();
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 0.75,
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link
                component={AppLink}
                href={row.href}
                sx={{ fontSize: 'size.plain', fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
              >
                {row.name}
              </Link>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {row.note}
                {row.note && ' · '}
                {t('by', { name: row.linkedByName, date: format.date(row.linkedAt) })}
              </Typography>
            </Box>
            {onRemove && (
              <Tooltip title={t('remove', { name: row.name })}>
                <IconButton
                  size="small"
                  aria-label={t('remove', { name: row.name })}
                  onClick={() => onRemove(row)}
                  sx={{ flex: 'none' }}
                >
                  <Unlink size={16} />
                </IconButton>
              </Tooltip>
            )}
          </Box>
        ))}
      </Box>
      {total > pageSize && <Pager {...{ page, pageSize, total, onPage }} />}
    </>
  );
}

function Pager({ page, pageSize, total, onPage }: Pick<LinkedListProps, 'page' | 'pageSize' | 'total' | 'onPage'>) {
  const { t } = useTranslation('links');
  const format = useFormat();
  const last = Math.ceil(total / pageSize) - 1;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5, pt: 1 }}>
      <Typography variant="caption" role="status" sx={{ color: 'text.secondary', mr: 0.5 }}>
        {t('page', {
          from: format.number(page * pageSize + 1),
          to: format.number(Math.min(total, (page + 1) * pageSize)),
          total: format.number(total),
        })}
      </Typography>
      <IconButton size="small" aria-label={t('previous')} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={16} />
      </IconButton>
      <IconButton size="small" aria-label={t('next')} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <ChevronRight size={16} />
      </IconButton>
    </Box>
  );
}
