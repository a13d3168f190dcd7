import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { ReasonButton } from '../reason-button.tsx';

interface LinksPartProps {
  title: string;
  none: string;
  add: string;
  /** Why nothing can be linked. */
  reason: string | null;
  onAdd: () => void;
  children: ReactNode[];
}

/** One kind of thing among the links of a page, each on a line, with a way to link more. */
export function LinksPart({ title, none, add, reason, onAdd, children }: LinksPartProps) {
  return (
    <section aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography variant="h3">{title}</Typography>
        <ReasonButton size="small" variant="text" reason={reason} startIcon={<Plus />} onClick={onAdd}>
          {add}
        </ReasonButton>
      </Box>
      {children.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{none}</Box>
      ) : (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      )}
    </section>
  );
}

interface LinkLineProps {
  name: string;
  href: string;
  badge?: ReactNode;
  removeLabel: string;
  /** Null where it cannot be taken off. */
  onRemove: (() => void) | null;
}

/** A linked thing: it opens, and can be taken off. */
export function LinkLine({ name, href, badge, removeLabel, onRemove }: LinkLineProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, fontSize: 'size.plain' }}>
      <Link component={AppLink} href={href} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Link>
      {badge}
      {onRemove && (
        <IconButton size="small" aria-label={removeLabel} onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </Box>
  );
}
