import Box from '@mui/material/Box';
import { useState } from 'react';
import { useScheme } from '../theme/scheme.ts';

/** A screenshot of the product, `/shots/<name>-<light|dark>.webp`, 1440 by 900; while it is not there, nothing stands in its place. */
export function Shot({ name, alt }: { name: string; alt: string }) {
  const { isDark } = useScheme();
  const source = `/shots/${name}-${isDark ? 'dark' : 'light'}.webp`;
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === source) return null;
  return (
    <Box
      component="img"
      src={source}
      alt={alt}
      width={1440}
      height={900}
      loading="lazy"
      onError={() => setMissing(source)}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        borderRadius: '12px',
        border: '1px solid',
        borderColor: 'divider',
      }}
    />
  );
}
