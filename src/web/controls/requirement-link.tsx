import Box from '@mui/material/Box';
import { AppLink } from '../kit/links/app-link.tsx';
import { useCurrentFramework } from '../frameworks/current-framework.ts';
import { hrefOfRequirement } from '../frameworks/framework-links.ts';

interface RequirementLinkProps {
  id: string;
  title: string;
  /** Where it is of another framework than the page. */
  framework?: string | undefined;
  /** After the id in the second line. */
  note?: string;
  /** Cuts a long title, where rows have one height. */
  isOneLine?: boolean;
}

/** A requirement in two lines, its title and its id, as the way to its page. */
export function RequirementLink({ id, title, framework, note, isOneLine = false }: RequirementLinkProps) {
  const current = useCurrentFramework();
  return (
    <Box
      component={AppLink}
      href={hrefOfRequirement(id, framework ?? current)}
      data-column="title"
      sx={{
        display: 'block',
        py: 0.5,
        fontSize: 'size.plain',
        lineHeight: 1.45,
        color: 'text.primary',
        textDecoration: 'none',
        minWidth: 0,
        '&:hover .title': { textDecoration: 'underline' },
      }}
    >
      <Box
        component="span"
        className="title"
        sx={{
          display: 'block',
          fontWeight: 600,
          textWrap: 'pretty',
          ...(isOneLine && { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
        }}
        title={isOneLine ? title : undefined}
      >
        {title}
      </Box>
      <Box
        component="span"
        sx={{ display: 'block', fontSize: 'size.small', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {note ? `${id} · ${note}` : id}
      </Box>
    </Box>
  );
}
