import type { Components, Theme } from '@mui/material/styles';
import { controls } from './controls.ts';
import { size } from './sizes.ts';
import { tint } from './tint.ts';

/** One soft shadow, on floating layers alone. */
const floating = '0 8px 28px rgb(16 20 28 / 0.14), 0 2px 6px rgb(16 20 28 / 0.06)';

/** The look of MUI's parts, so that a page writes <Button> and gets ours. */
export const components: Components<Omit<Theme, 'components'>> = {
  ...controls,
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { fontSize: size.body, WebkitFontSmoothing: 'antialiased' },
      '::selection': { background: tint(theme.vars.palette.primary.main, 26) },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      // What only a script focuses (headings, main, dialogs) shows no ring.
      '[tabindex="-1"]:focus': { outline: 'none' },
    }),
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 10,
        boxShadow: floating,
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 10,
        boxShadow: floating,
      }),
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: { fontSize: size.plain, minHeight: 34, borderRadius: 6, paddingInline: 10, gap: 10 },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiDialog: {
    styleOverrides: {
      paperFullScreen: { borderRadius: 0, border: 0 },
      paper: ({ theme }) => ({
        borderRadius: 12,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: floating,
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: '14px 24px', borderTop: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: {
      tooltip: {
        fontSize: size.small,
        lineHeight: 1.45,
        borderRadius: 6,
        padding: '6px 9px',
        backgroundColor: '#232936',
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: { minHeight: 42, padding: '8px 12px', fontSize: size.body, fontWeight: 600, minWidth: 0 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 42, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const color = theme.vars.palette[ownerState.severity ?? 'info'].main;
        return {
          borderRadius: 10,
          padding: '6px 14px',
          fontSize: size.plain,
          backgroundColor: tint(theme.vars.palette[ownerState.severity ?? 'info'].light, 12),
          color: theme.vars.palette.text.primary,
          border: `1px solid ${tint(color, 28)}`,
          '& .MuiAlert-icon': { color, paddingTop: 9, fontSize: 18 },
        };
      },
    },
  },
  MuiTypography: {
    defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', figure: 'p', h4: 'p' } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 4, height: 6, backgroundColor: theme.vars.palette.chart.neutral }),
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: tint(theme.vars.palette.text.primary, 7) }),
      rounded: { borderRadius: 8 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        padding: '0 12px',
        height: 44,
        fontSize: size.plain,
      }),
      head: ({ theme }) => ({
        height: 40,
        fontSize: size.small,
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
  MuiAvatar: { styleOverrides: { root: { width: 30, height: 30, fontSize: size.plain, fontWeight: 700 } } },
};
