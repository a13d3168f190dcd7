import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Tone, softTone } from '../kit/tone.ts';
import { VersionLine } from './version-line.tsx';

interface ScreenProps {
  icon: LucideIcon;
  tone?: Tone;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A whole page that says one thing. */
export function Screen({ icon: Icon, tone = 'info', title, text, children }: ScreenProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        minHeight: '70vh',
        p: 3,
      }}
    >
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: '14px',
          mb: 2,
          ...softTone(theme, tone),
        })}
      >
        <Icon size={26} />
      </Box>
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3, maxWidth: 460, textWrap: 'pretty' }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mb: 5 }}>{children}</Box>
      <VersionLine />
    </Box>
  );
}
