import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { Breadcrumbs } from '../../kit/links/breadcrumbs.tsx';
import { categoryOf } from './categories.ts';
import { CategoryList, CategorySelect } from './category-menu.tsx';

/** Where one is on top, the ten categories on the left (a select on narrow screens), the category's page. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('settings');
  const { pathname } = useLocation();
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const category = categoryOf(pathname);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Breadcrumbs
          label={t('breadcrumb')}
          separator=">"
          crumbs={[
            { label: t('dashboard'), href: PAGES.dashboard, replaces: true },
            { label: t('title'), href: PAGES.settings },
            ...(category ? [{ label: t(`category.${category.id}`) }] : []),
          ]}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2.5, md: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '228px minmax(0, 1fr)' },
        }}
      >
        {isNarrow ? <CategorySelect active={category} /> : <CategoryList active={category} />}
        <Box sx={{ minWidth: 0 }}>{children}</Box>
      </Box>
    </>
  );
}
