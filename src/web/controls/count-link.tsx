import Box from '@mui/material/Box';
import { AppLink } from '../kit/links/app-link.tsx';
import { useFormat } from '../kit/format.ts';

interface CountLinkProps {
  count: number;
  href: string;
  /** "2 pieces of evidence of A.5.15". */
  label: string;
}

/** A number in a cell, as the way to what it counts; nothing counted is a quiet zero. */
export function CountLink({ count, href, label }: CountLinkProps) {
  const format = useFormat();
  return (
    <Box
      component={AppLink}
      href={href}
      aria-label={label}
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 30,
        height: 26,
        px: 0.75,
        borderRadius: '6px',
        fontSize: 'size.plain',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: count > 0 ? 600 : 400,
        color: count > 0 ? 'primary.main' : 'text.secondary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'hover.main', textDecoration: 'underline' },
      }}
    >
      {format.number(count)}
    </Box>
  );
}
