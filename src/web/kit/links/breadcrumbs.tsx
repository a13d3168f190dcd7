import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { AppLink } from './app-link.tsx';

export interface Crumb {
  label: string;
  /** The last one has none: it is where one is. */
  href?: string;
  /** Takes the present page's place in the history. */
  replaces?: boolean;
}

interface BreadcrumbsProps {
  label: string;
  crumbs: readonly Crumb[];
  separator?: string;
}

/** Where one is, and the way up. */
export function Breadcrumbs({ label, crumbs, separator = '/' }: BreadcrumbsProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ minWidth: 0, overflow: 'hidden' }}>
      <Box
        component="ol"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, m: 0, p: 0, listStyle: 'none', fontSize: 'size.plain' }}
      >
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <Box
              component="li"
              key={`${index}-${crumb.label}`}
              sx={{ display: 'flex', gap: 1, minWidth: 0, whiteSpace: 'nowrap' }}
            >
              {crumb.href && !isLast ? (
                <Link
                  component={AppLink}
                  href={crumb.href}
                  {...(crumb.replaces && { replaces: true })}
                  sx={{ color: 'text.secondary', fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' }}
                >
                  {crumb.label}
                </Link>
              ) : (
                <Box
                  component="span"
                  {...(isLast && { 'aria-current': 'page' as const })}
                  sx={{
                    fontWeight: isLast ? 600 : 500,
                    color: isLast ? 'text.primary' : 'text.secondary',
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                  }}
                >
                  {crumb.label}
                </Box>
              )}
              {!isLast && (
                <Box component="span" aria-hidden sx={{ color: 'text.disabled', flex: 'none' }}>
                  {separator}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
