import type { Theme } from '@mui/material/styles';
import { tint } from '../../theme/tint.ts';
import { type Tone, toneArea } from '../tone.ts';

export interface Slice {
  label: string;
  value: number;
  tone: Tone;
  /** Percent of the brand colour in place of the tone, for shares that mean neither good nor bad. */
  shade?: number;
  /** The list behind the number. */
  href?: string;
}

export function sliceColor(theme: Theme, { tone, shade }: Pick<Slice, 'tone' | 'shade'>): string {
  return shade === undefined ? toneArea(theme, tone) : tint(theme.vars.palette.primary.main, shade);
}
