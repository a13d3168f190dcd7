import type { Components, Theme } from '@mui/material/styles';
import { size } from './sizes.ts';
import { tint } from './tint.ts';

/** Buttons and inputs: 34 to 38 pixels high, radius 8, no ripple. */
export const controls: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        borderRadius: 8,
        minHeight: ownerState.size === 'large' ? 42 : ownerState.size === 'small' ? 30 : 36,
        paddingBlock: 0,
        paddingInline: ownerState.size === 'large' ? 20 : ownerState.size === 'small' ? 10 : 14,
        whiteSpace: 'nowrap',
        '& .MuiButton-startIcon > svg, & .MuiButton-endIcon > svg': { width: 16, height: 16 },
        ...(ownerState.variant === 'outlined' &&
          ownerState.color === 'inherit' && {
            backgroundColor: theme.vars.palette.background.paper,
            borderColor: theme.vars.palette.field.border,
            '&:hover': {
              backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 4%, ${theme.vars.palette.background.paper})`,
              borderColor: theme.vars.palette.field.border,
            },
          }),
        ...(ownerState.variant === 'text' &&
          ownerState.color === 'inherit' && { '&:hover': { backgroundColor: theme.vars.palette.hover.main } }),
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        width: 34,
        height: 34,
        padding: 0,
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: theme.vars.palette.hover.main, color: theme.vars.palette.text.primary },
        '& > svg': { width: 18, height: 18 },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        minHeight: 38,
        fontSize: size.body,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.field.border },
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.disabled,
        },
      }),
      input: ({ theme }) => ({
        padding: '8px 13px',
        height: 'auto',
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 0.85 },
      }),
      adornedStart: { paddingLeft: 12, '& > input': { paddingLeft: 0 } },
      multiline: { padding: 0, '& textarea': { padding: '9px 13px' } },
      notchedOutline: { '& legend': { display: 'none' }, top: 0 },
    },
  },
  MuiSelect: {
    styleOverrides: {
      icon: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
      select: { minHeight: '0 !important', paddingBlock: 8 },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: size.plain,
        fontWeight: 600,
        lineHeight: 1.5,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '3px 0 0',
        fontSize: size.small,
        lineHeight: '18px',
        minHeight: 18,
        // The reason why a field is off must be as readable as any other.
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: size.plain } } },
  MuiCheckbox: { styleOverrides: { root: { padding: 6, '& svg': { fontSize: 20 } } } },
  MuiRadio: { styleOverrides: { root: { padding: 6, '& svg': { fontSize: 20 } } } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 22,
        borderRadius: 6,
        fontSize: size.small,
        fontWeight: 600,
        backgroundColor: tint(theme.vars.palette.text.secondary, 12),
      }),
      label: { paddingInline: 7 },
    },
  },
};
