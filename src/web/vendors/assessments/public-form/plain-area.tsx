import Box from '@mui/material/Box';

interface PlainAreaProps {
  label: string;
  value: string;
  most: number;
  onChange: (value: string) => void;
  placeholder?: string;
  isRequired?: boolean;
}

/** The browser's own text area, drawn like the fields: a page for strangers loads nothing for it. */
export function PlainArea({ label, value, most, onChange, placeholder, isRequired = false }: PlainAreaProps) {
  return (
    <Box
      component="textarea"
      rows={2}
      aria-label={label}
      aria-required={isRequired}
      aria-invalid={isRequired && value.trim() === ''}
      maxLength={most}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      sx={{
        font: 'inherit',
        color: 'inherit',
        lineHeight: 1.5,
        width: '100%',
        boxSizing: 'border-box',
        fieldSizing: 'content',
        minHeight: 58,
        maxHeight: 400,
        px: 1.5,
        py: 1,
        resize: 'vertical',
        borderRadius: '8px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&[aria-invalid=true]': { borderColor: 'error.main' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
        '&::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
    />
  );
}
