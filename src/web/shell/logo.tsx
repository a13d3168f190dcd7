import Box from '@mui/material/Box';

/** The product's mark, in the organisation's colour. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 32 32"
      sx={{
        width: size,
        height: size,
        flex: 'none',
        color: 'primary.main',
        '& path': { stroke: 'var(--mui-palette-primary-contrastText)' },
      }}
    >
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <path
        d="M16 6.5c2.6 2 5.3 3 8 3.2v6.2c0 5-3.4 8.2-8 9.6-4.6-1.4-8-4.6-8-9.6V9.7c2.7-.2 5.4-1.2 8-3.2Z"
        fill="none"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path d="m12.4 16.2 2.6 2.6 4.8-5" fill="none" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </Box>
  );
}
