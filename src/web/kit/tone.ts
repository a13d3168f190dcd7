import type { Theme } from '@mui/material/styles';
import { tint } from '../theme/tint.ts';

/** What a status means, never what it looks like. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** A colour for text and icons of this tone, with at least 4.5:1 on every surface of ours. */
export function toneText(theme: Theme, tone: Tone): string {
  if (tone === 'neutral') return theme.vars.palette.text.secondary;
  return theme.vars.palette[tone].main;
}

/** A 12 % tint of the tone with text at 88 %. */
export function softTone(theme: Theme, tone: Tone): { backgroundColor: string; color: string } {
  const color = toneText(theme, tone);
  return {
    backgroundColor: tint(color, 12),
    color: `color-mix(in srgb, ${color} 88%, ${theme.vars.palette.text.primary})`,
  };
}

/** The colour of an area in a chart or bar. */
export function toneArea(theme: Theme, tone: Tone): string {
  if (tone === 'info') return theme.vars.palette.primary.main;
  return theme.vars.palette.chart[tone];
}

/** The specification's bands of a percentage: 80 or more is good, 60 or more needs work, else it is bad. */
export function bandOf(percent: number, good = 80, fair = 60): Tone {
  if (percent >= good) return 'success';
  return percent >= fair ? 'warning' : 'error';
}
