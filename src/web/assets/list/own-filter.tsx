import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetField } from '#domain/assets/vocabulary/field.ts';
import { ownFilter, readOwnFilter } from '#domain/assets/vocabulary/own-filter.ts';
import { inputOf, ownOptionsOf, valueOf } from '../vocabulary/own-form.ts';
import { useOwnLabel, useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { Choice, type FilterProps } from './filter-choice.tsx';

/** The organisation's own fields as filters; one at a time. */
export function OwnFilter({ search, onChange }: FilterProps) {
  const { fields } = useVocabulary();
  const said = readOwnFilter(search.own ?? '');
  return fields.map((field) => {
    const input = String((said?.id === field.id ? inputOf(said.value) : undefined) ?? '');
    return (
      <OneFilter
        // What was typed goes with the filter that it was.
        key={`${field.id} ${input}`}
        field={field}
        input={input}
        onInput={(text) => {
          const value = valueOf(field, field.kind === 'number' && text.trim() !== '' ? Number(text) : text);
          onChange({ own: value === null || Number.isNaN(value) ? undefined : ownFilter(field.id, value) });
        }}
      />
    );
  });
}

interface OneFilterProps {
  field: AssetField;
  input: string;
  onInput: (input: string) => void;
}

function OneFilter({ field, input, onInput }: OneFilterProps) {
  const { name, kind } = field;
  const { t } = useTranslation('assets');
  const id = useId();
  const [text, setText] = useState(input);
  if (kind === 'choice' || kind === 'yes-no') {
    const options = ownOptionsOf(field, t).map(({ value, label }) => [value, label] as const);
    return <Choice label={name} value={input || undefined} options={options} onChange={onInput} />;
  }
  const commit = () => {
    if (text !== input) onInput(text);
  };
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {name}
      </FormLabel>
      <OutlinedInput
        id={id}
        type={kind === 'date' ? 'date' : kind}
        value={text}
        // Of a longer text nothing is found by a part.
        placeholder={kind === 'text' ? t('filter.wholeText') : ''}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </FormControl>
  );
}

/** What a filter by an own field says. */
export function useOwnFilterLabel(): (filter: string) => string {
  const { fields } = useVocabulary();
  const labelOf = useOwnLabel();
  return (filter) => {
    const said = readOwnFilter(filter);
    const field = fields.find(({ id }) => id === said?.id);
    return field && said ? `${field.name}: ${labelOf(field, said.value)}` : filter.slice(37);
  };
}
