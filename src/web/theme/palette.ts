import '@mui/material/themeCssVarsAugmentation';
import type { PaletteOptions } from '@mui/material/styles';

/** Colours of areas in charts. They are not safe for text: text takes success, warning and error. */
export interface ChartColors {
  success: string;
  warning: string;
  error: string;
  neutral: string;
  grid: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    accent: { main: string };
    chart: ChartColors;
    field: { border: string };
    hover: { main: string };
  }
  interface PaletteOptions {
    accent?: { main: string };
    chart?: ChartColors;
    field?: { border: string };
    hover?: { main: string };
  }
}

const primary = 'var(--brand-primary, #3b82f6)';
const secondary = 'var(--brand-secondary, #8b5cf6)';
const accent = 'var(--brand-accent, #10b981)';

/** How a brand's colour is shown: bounded so that it can be read, with the text that goes on it. */
export const onLight = (color: string) => ({
  main: `oklch(from ${color} min(l, 0.53) c h)`,
  text: '#fff',
  ground: '#fff',
});
export const onDark = (color: string) => ({
  main: `oklch(from ${color} max(l, 0.72) min(c, 0.15) h)`,
  text: '#0b0e14',
  ground: '#12161f',
});

/** Whatever colour an organisation picks, the lightness is bounded so that text on it and in it keeps its contrast. */
export const light: PaletteOptions = {
  primary: {
    main: `oklch(from ${primary} min(l, 0.53) c h)`,
    dark: `oklch(from ${primary} min(l, 0.45) c h)`,
    light: `oklch(from ${primary} min(l, 0.62) c h)`,
    contrastText: '#fff',
  },
  secondary: {
    main: `oklch(from ${secondary} min(l, 0.53) c h)`,
    dark: `oklch(from ${secondary} min(l, 0.45) c h)`,
    light: `oklch(from ${secondary} min(l, 0.62) c h)`,
    contrastText: '#fff',
  },
  accent: { main: `oklch(from ${accent} min(l, 0.53) c h)` },
  success: { main: '#157a3c', dark: '#0f5f2e', light: '#22a565', contrastText: '#fff' },
  warning: { main: '#a44a0c', dark: '#853a06', light: '#e69a15', contrastText: '#fff' },
  error: { main: '#bb1c1c', dark: '#991313', light: '#dc4a4a', contrastText: '#fff' },
  info: { main: '#1b5fb8', dark: '#154b92', light: '#3b82f6', contrastText: '#fff' },
  background: { default: '#f7f8fa', paper: '#ffffff' },
  text: { primary: '#10141c', secondary: '#566072', disabled: '#9aa3b2' },
  divider: '#e6e8ec',
  field: { border: '#d8dce3' },
  hover: { main: 'rgb(16 20 28 / 0.045)' },
  chart: { success: '#22a565', warning: '#e69a15', error: '#dc4a4a', neutral: '#dfe3ea', grid: '#e6e8ec' },
};

export const dark: PaletteOptions = {
  primary: {
    main: `oklch(from ${primary} max(l, 0.7) min(c, 0.15) h)`,
    dark: `oklch(from ${primary} max(l, 0.78) min(c, 0.13) h)`,
    light: `oklch(from ${primary} max(l, 0.8) min(c, 0.12) h)`,
    contrastText: '#0b0e14',
  },
  secondary: {
    main: `oklch(from ${secondary} max(l, 0.72) min(c, 0.15) h)`,
    dark: `oklch(from ${secondary} max(l, 0.79) min(c, 0.13) h)`,
    light: `oklch(from ${secondary} max(l, 0.82) min(c, 0.12) h)`,
    contrastText: '#0b0e14',
  },
  accent: { main: `oklch(from ${accent} max(l, 0.72) min(c, 0.15) h)` },
  success: { main: '#4ccf88', dark: '#7be0a8', light: '#34c47c', contrastText: '#0b0e14' },
  warning: { main: '#f0b548', dark: '#f6cb7c', light: '#e9a83a', contrastText: '#0b0e14' },
  error: { main: '#f58080', dark: '#f9a6a6', light: '#f06b6b', contrastText: '#0b0e14' },
  info: { main: '#7db2ff', dark: '#a6caff', light: '#5b9cf8', contrastText: '#0b0e14' },
  background: { default: '#0b0e14', paper: '#12161f' },
  text: { primary: '#e9ecf2', secondary: '#9ba5b7', disabled: '#5d6679' },
  divider: '#232936',
  field: { border: '#2d3545' },
  hover: { main: 'rgb(233 236 242 / 0.06)' },
  chart: { success: '#34c47c', warning: '#e9a83a', error: '#f06b6b', neutral: '#2b3240', grid: '#232936' },
};
