import type { Theme } from '@mui/material/styles';
import { tint } from '../theme/tint.ts';

/** The colour of a band by its place from the lowest: green, then from amber to red. The word always stands beside it. */
export function bandColor(theme: Theme, place: number, bands: number): string {
  const { success, warning, error } = theme.vars.palette;
  if (place <= 0) return success.main;
  if (place >= bands - 1) return error.main;
  const share = bands <= 3 ? 0 : Math.round((100 * (place - 1)) / (bands - 2));
  return share === 0 ? warning.main : `color-mix(in srgb, ${error.main} ${share}%, ${warning.main})`;
}

/** The same for areas, where nothing is read: brighter, so that neighbours differ. */
export function bandArea(theme: Theme, place: number, bands: number): string {
  const { success, warning, error } = theme.vars.palette.chart;
  if (place <= 0) return success;
  if (place >= bands - 1) return error;
  const share = bands <= 3 ? 0 : Math.round((100 * (place - 1)) / (bands - 2));
  return share === 0 ? warning : `color-mix(in srgb, ${error} ${share}%, ${warning})`;
}

/** A soft area of a band with readable text on it. */
export function bandLook(theme: Theme, place: number, bands: number, strength = 16) {
  const color = bandColor(theme, place, bands);
  return {
    backgroundColor: tint(bandArea(theme, place, bands), strength),
    color: `color-mix(in srgb, ${color} 86%, ${theme.vars.palette.text.primary})`,
  };
}
