import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import type { Option } from '../forms/select-field.tsx';

interface FilterSelectProps {
  label: string;
  value: string | undefined;
  options: readonly Option[];
  /** Undefined takes the filter away. */
  onChange: (value: string | undefined) => void;
}

/** One filter of a list's toolbar: its name while nothing is chosen, else what is. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const { t } = useTranslation('kit');
  const chosen = options.find((option) => option.value === value);
  return (
    <Select
      displayEmpty
      value={chosen?.value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      SelectDisplayProps={{ 'aria-label': chosen ? `${label}: ${chosen.label}` : label }}
      renderValue={() => (
        <Box
          component="span"
          sx={{ fontWeight: 600, fontSize: 'size.plain', color: chosen ? 'primary.main' : 'text.primary' }}
        >
          {chosen ? chosen.label : label}
        </Box>
      )}
      MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } }, list: { 'aria-label': label } } }}
      sx={{
        minHeight: 36,
        maxWidth: 220,
        ...(chosen && { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'primary.main' } }),
      }}
    >
      <MenuItem value="">{t('filter.all', { label })}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}
