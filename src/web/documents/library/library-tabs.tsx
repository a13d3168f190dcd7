import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { orpc } from '../../kit/requests/api.ts';
import { UrlTabs } from '../../kit/links/url-tabs.tsx';

export const LIBRARY_SIDES = ['library', 'check', 'search', 'mine'] as const;
export type LibrarySide = (typeof LIBRARY_SIDES)[number];

const HREFS: Record<LibrarySide, string> = {
  library: PAGES.documents,
  check: PAGES.documentsCheck,
  search: PAGES.documentsSearch,
  mine: PAGES.documentsToRead,
};

interface LibraryTabsProps {
  active: LibrarySide;
  /** How many the check found, where that is known: it looks at the whole library. */
  objections?: number;
}

/** The pages of the library, with what waits behind them. */
export function LibraryTabs({ active, objections = 0 }: LibraryTabsProps) {
  const { t } = useTranslation('document-library');
  const mine = useQuery(orpc.documents.receipts.mine.queryOptions({ staleTime: 30_000 }));
  const approvals = useQuery(orpc.documents.submissions.mine.queryOptions({ staleTime: 30_000 }));
  const waiting = (mine.data?.filter(({ readAt }) => readAt === null).length ?? 0) + (approvals.data?.length ?? 0);
  const counts: Partial<Record<LibrarySide, number>> = {
    check: objections,
    mine: waiting,
  };
  return (
    <Box sx={{ mb: 2 }}>
      <UrlTabs
        label={t('tabs.label')}
        active={active}
        tabs={LIBRARY_SIDES.map((id) => {
          const count = counts[id] ?? 0;
          return { id, label: count > 0 ? t('tabs.counted', { name: t(`tabs.${id}`), count }) : t(`tabs.${id}`) };
        })}
        hrefOf={(id) => HREFS[id as LibrarySide]}
      />
    </Box>
  );
}
