import MuiChip from '@mui/material/Chip';
import type { ReactElement, ReactNode } from 'react';
import { type Tone, softTone } from './tone.ts';

interface ToneChipProps {
  tone: Tone;
  label: ReactNode;
  icon?: ReactElement;
}

/** A status as a word on a soft tint; the colour never says it alone. */
export function ToneChip({ tone, label, icon }: ToneChipProps) {
  return (
    <MuiChip
      component="span"
      size="small"
      label={label}
      {...(icon && { icon })}
      sx={(theme) => ({
        ...softTone(theme, tone),
        '& .MuiChip-icon': { color: 'inherit', width: 13, height: 13, ml: 0.75, mr: -0.25 },
      })}
    />
  );
}
