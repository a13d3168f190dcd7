import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { dark, light } from './palette.ts';
import { size } from './sizes.ts';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    size: typeof size;
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    size?: typeof size;
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
    size,
    fontFamily: body,
    h1: { fontFamily: display, fontWeight: 700, fontSize: size.page, lineHeight: 1.3, letterSpacing: '-0.02em' },
    h2: { fontFamily: display, fontWeight: 700, fontSize: size.heading, lineHeight: 1.4, letterSpacing: '-0.01em' },
    h3: { fontFamily: display, fontWeight: 700, fontSize: size.large, lineHeight: 1.4 },
    h4: { fontFamily: body, fontWeight: 600, fontSize: size.body, lineHeight: 1.45 },
    figure: {
      fontFamily: display,
      fontWeight: 700,
      fontSize: size.figure,
      lineHeight: 1.2,
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
    },
    body1: { fontSize: size.body, lineHeight: 1.5 },
    body2: { fontSize: size.plain, lineHeight: 1.5 },
    subtitle1: { fontSize: size.body, lineHeight: 1.5 },
    subtitle2: { fontSize: size.plain, lineHeight: 1.5, fontWeight: 600 },
    caption: { fontSize: size.small, lineHeight: 1.45 },
    button: { fontSize: size.plain, fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
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
