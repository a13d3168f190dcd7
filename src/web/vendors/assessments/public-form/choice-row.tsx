import Box from '@mui/material/Box';
import { tint } from '../../../theme/tint.ts';

interface ChoiceRowProps {
  name: string;
  label: string;
  choices: readonly { id: string; label: string }[];
  value: string | null;
  isColumn: boolean;
  onChange: (value: string) => void;
}

/** One of a few: the browser's own radio buttons, so that arrows and screen readers work, drawn as a row of buttons. */
export function ChoiceRow({ name, label, choices, value, isColumn, onChange }: ChoiceRowProps) {
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{
        display: 'flex',
        flexDirection: isColumn ? 'column' : 'row',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'start',
      }}
    >
      {choices.map((choice) => (
        <Box
          component="label"
          key={choice.id}
          sx={(theme) => ({
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 36,
            px: 1.5,
            py: 0.5,
            borderRadius: '8px',
            border: '1px solid',
            borderColor: choice.id === value ? 'primary.main' : 'divider',
            bgcolor: choice.id === value ? tint(theme.vars.palette.primary.main, 10) : 'background.paper',
            cursor: 'pointer',
            lineHeight: 1.4,
            '&:hover': { borderColor: 'primary.main' },
            '&:focus-within': { outline: '2px solid', outlineColor: theme.vars.palette.primary.main, outlineOffset: 1 },
          })}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            checked={choice.id === value}
            onChange={() => onChange(choice.id)}
            sx={{ m: 0, accentColor: 'currentColor', outline: 'none' }}
          />
          {choice.label}
        </Box>
      ))}
    </Box>
  );
}
