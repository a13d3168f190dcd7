import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** A QR code as a drawing; dark on light whatever the scheme, or cameras do not find it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        display: 'block',
        width: 220,
        maxWidth: '100%',
        height: 'auto',
        borderRadius: '12px',
        border: '1px solid',
        borderColor: 'divider',
      }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0b0e14" />
    </Box>
  );
}
