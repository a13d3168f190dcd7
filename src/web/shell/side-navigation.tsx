import Box from '@mui/material/Box';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { useFormat } from '../kit/format.ts';
import { tint } from '../theme/tint.ts';
import { type NavigationItem, useNavigation } from './navigation.ts';
import { OrganisationSwitcher } from './organisation-switcher.tsx';
import { useCounters } from './use-counters.ts';

/** The left side: the organisation on top, groups of pages, counters. */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation('shell');
  const groups = useNavigation();
  const counters = useCounters();
  const { pathname } = useLocation();
  const active = activeOf(
    groups.flatMap(({ items }) => items),
    pathname === PAGES.dashboard ? PAGES.app : pathname,
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', p: 1.5, pt: 1.25, overflowY: 'auto' }}>
      <Box component="nav" aria-label={t('navigation')}>
        <OrganisationSwitcher />
        {groups.map((group, index) => (
          <Box key={group.label} onClick={onNavigate} sx={{ mt: index === 0 ? 1.25 : 0, mb: 2 }}>
            <Box
              id={`nav-${group.label}`}
              sx={{ px: 1.25, pb: 0.5, fontSize: 'size.small', fontWeight: 600, color: 'text.secondary' }}
            >
              {t(group.label)}
            </Box>
            <Box
              component="ul"
              aria-labelledby={`nav-${group.label}`}
              sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.25 }}
            >
              {group.items.map((item) => (
                <li key={item.to}>
                  <Entry item={item} isActive={item.to === active} count={counters.get(item.to)} />
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Entry({ item, isActive, count }: { item: NavigationItem; isActive: boolean; count: number | undefined }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const Icon = item.icon;
  return (
    <Box
      component={AppLink}
      href={item.to}
      aria-current={isActive ? 'page' : undefined}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 34,
        px: 1.25,
        py: 0.5,
        borderRadius: '8px',
        textDecoration: 'none',
        fontSize: 'size.body',
        fontWeight: isActive ? 600 : 500,
        color: isActive ? 'text.primary' : 'text.secondary',
        backgroundColor: isActive ? tint(theme.vars.palette.primary.main, 12) : 'transparent',
        '&:hover': { color: 'text.primary', ...(!isActive && { backgroundColor: theme.vars.palette.hover.main }) },
        '& > svg': { flex: 'none', ...(isActive && { color: theme.vars.palette.primary.main }) },
      })}
    >
      <Icon size={17} aria-hidden />
      <Box component="span" sx={{ flex: 1, minWidth: 0, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
        {t(item.label)}
      </Box>
      {count !== undefined && count > 0 && (
        <Box
          component="span"
          sx={{
            px: 0.75,
            borderRadius: '8px',
            bgcolor: 'chart.neutral',
            color: 'text.primary',
            fontSize: 'size.fine',
            fontWeight: 600,
            lineHeight: '18px',
          }}
        >
          {format.number(count, { notation: 'compact' })}
        </Box>
      )}
    </Box>
  );
}

/** The entry with the longest address that the page's address starts with; /dashboard is the same page as /app. */
function activeOf(items: readonly NavigationItem[], pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, '').replace(/^\/dashboard.*$/, PAGES.app);
  return items
    .map(({ to }) => to)
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
