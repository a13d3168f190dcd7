import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenBlank } from '#domain/documents/blanks/filling.ts';

interface BlankFieldProps {
  blank: OpenBlank;
  /** What somebody typed; undefined: what is known stands. */
  value: string | undefined;
  /** Emptied, what each document has of its own stands again; anything else is left open. */
  onChange: (value: string | undefined) => void;
}

/** One blank, for all documents in which it stands. */
export function BlankField({ blank: { words, count, fact, value: known }, value, onChange }: BlankFieldProps) {
  const { t } = useTranslation('blanks');
  const id = useId();
  const isOwn = fact === 'owner' || fact === 'date';
  return (
    <FormControl>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {words}
      </FormLabel>
      <OutlinedInput
        id={id}
        size="small"
        value={value ?? (isOwn ? '' : (known ?? ''))}
        placeholder={isOwn && known ? known : ''}
        onChange={({ target }) => onChange(isOwn && target.value === '' ? undefined : target.value)}
        autoComplete="off"
        slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`}>
        {t('places', { count })}
        {fact && ` · ${t(`fact.${fact}`)}`}
      </FormHelperText>
    </FormControl>
  );
}
