import Box from '@mui/material/Box';

interface LeftOutProps {
  frameworks: readonly { title: string }[];
  /** Why they are, with their names. */
  say: (names: string) => string;
}

/** Frameworks in use that a choice does not offer; nothing where it offers all. */
export function LeftOut({ frameworks, say }: LeftOutProps) {
  if (frameworks.length === 0) return null;
  return (
    <Box sx={{ mt: -1, fontSize: 'size.small', color: 'text.secondary' }}>
      {say(frameworks.map(({ title }) => title).join(', '))}
    </Box>
  );
}
