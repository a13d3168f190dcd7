import Typography from '@mui/material/Typography';

/** The version banner. */
export function VersionLine() {
  return (
    <Typography component="p" variant="caption" sx={{ color: 'text.secondary', textAlign: 'center' }}>
      v{__VERSION__}
    </Typography>
  );
}
