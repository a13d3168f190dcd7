import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { dark, light } from './palette.ts';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

const body = '"Inter Variable", Inter, Roboto, system-ui, -apple-system, "Segoe UI", sans-serif';
const display = '"Manrope Variable", Manrope, "Inter Variable", Inter, Roboto, system-ui, sans-serif';

/** The one theme. The organisation's colours are CSS variables (see brand.ts), so changing them re-renders nothing. */
export const theme = createTheme({
  cssVariables: { nativeColor: true, colorSchemeSelector: '[data-scheme="%s"]' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  spacing: 8,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: body,
    h1: { fontFamily: display, fontWeight: 700, fontSize: '1.5rem', lineHeight: 1.3, letterSpacing: '-0.02em' },
    h2: { fontFamily: display, fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.4, letterSpacing: '-0.01em' },
    h3: { fontFamily: display, fontWeight: 700, fontSize: '0.9375rem', lineHeight: 1.4 },
    h4: { fontFamily: body, fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.45 },
    figure: {
      fontFamily: display,
      fontWeight: 700,
      fontSize: '1.75rem',
      lineHeight: 1.2,
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
    },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
    subtitle1: { fontSize: '0.875rem', lineHeight: 1.5 },
    subtitle2: { fontSize: '0.8125rem', lineHeight: 1.5, fontWeight: 600 },
    caption: { fontSize: '0.75rem', lineHeight: 1.45 },
    button: { fontSize: '0.8125rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 150,
      complex: 150,
      enteringScreen: 150,
      leavingScreen: 120,
    },
  },
  components,
});
