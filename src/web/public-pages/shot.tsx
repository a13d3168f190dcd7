import Box from '@mui/material/Box';
import { useScheme } from '../theme/scheme.ts';

/** A screenshot of the product, `public/shots/<name>-<light|dark>.webp`, 1440 by 900; where there is none, nothing stands in its place. */
export function Shot({ name, alt }: { name: string; alt: string }) {
  const { isDark } = useScheme();
  const file = `${name}-${isDark ? 'dark' : 'light'}.webp`;
  if (!__SHOTS__.includes(file)) return null;
  return (
    <Box
      component="img"
      src={`/shots/${file}`}
      alt={alt}
      width={1440}
      height={900}
      loading="lazy"
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
