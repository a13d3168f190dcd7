import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useHasRoute } from '../../shell/navigation.ts';
import { tint } from '../../theme/tint.ts';
import { type Category, categories } from './categories.ts';

interface MenuProps {
  active: Category | undefined;
}

/** The categories as a list of links; what has no page is named without a link. */
export function CategoryList({ active }: MenuProps) {
  const { t } = useTranslation('settings');
  const hasRoute = useHasRoute();
  return (
    <Box component="nav" aria-label={t('menu')} sx={{ position: 'sticky', top: 80 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {categories.map((category) => (
          <li key={category.id}>
            <Entry category={category} isActive={category.id === active?.id} isThere={hasRoute(category.to)} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Entry({ category, isActive, isThere }: { category: Category; isActive: boolean; isThere: boolean }) {
  const { t } = useTranslation('settings');
  const Icon = category.icon;
  return (
    <Box
      {...(isThere ? { component: AppLink, href: category.to } : { component: 'span' })}
      aria-current={isActive ? 'page' : undefined}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 36,
        px: 1.25,
        borderRadius: '8px',
        textDecoration: 'none',
        fontSize: 'size.body',
        fontWeight: isActive ? 600 : 500,
        color: isActive ? 'text.primary' : 'text.secondary',
        backgroundColor: isActive ? tint(theme.vars.palette.primary.main, 12) : 'transparent',
        ...(isThere && {
          '&:hover': { color: 'text.primary', ...(!isActive && { backgroundColor: theme.vars.palette.hover.main }) },
        }),
        '& > svg': { flex: 'none', ...(isActive && { color: theme.vars.palette.primary.main }) },
      })}
    >
      <Icon size={17} aria-hidden />
      {t(`category.${category.id}`)}
    </Box>
  );
}

/** The same on a narrow screen, where a list of ten would push the page out of sight. */
export function CategorySelect({ active }: MenuProps) {
  const { t } = useTranslation('settings');
  const router = useRouter();
  const hasRoute = useHasRoute();
  return (
    <Box component="nav" aria-label={t('menu')}>
      <Select
        fullWidth
        value={active?.id ?? ''}
        displayEmpty
        onChange={(event) => {
          const chosen = categories.find(({ id }) => id === event.target.value);
          if (chosen) router.history.push(chosen.to);
        }}
        SelectDisplayProps={{ 'aria-label': t('menu') }}
        MenuProps={{ slotProps: { list: { 'aria-label': t('menu') } } }}
      >
        {categories.map(({ id, to, icon: Icon }) => (
          <MenuItem key={id} value={id} disabled={!hasRoute(to)}>
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
              <Icon size={16} aria-hidden />
              {t(`category.${id}`)}
            </Box>
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
