import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventorySearch } from '../inventory-search.ts';

export interface FilterProps {
  search: InventorySearch;
  onChange: (next: Partial<InventorySearch>) => void;
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const { t } = useTranslation('assets');
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel id={`${id}-label`} htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        value={value ?? ''}
        displayEmpty
        onChange={(event) => onChange(event.target.value)}
      >
        <MenuItem value="">{t('filter.all')}</MenuItem>
        {options.map(([option, word]) => (
          <MenuItem key={option} value={option}>
            {word}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
