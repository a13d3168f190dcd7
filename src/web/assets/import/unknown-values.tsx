import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHORT_TEXT } from '#domain/assets/asset.ts';
import { fieldOf } from '#domain/assets/import-fields.ts';
import type { ImportKey } from '#domain/assets/import-fields.ts';
import type { ImportPlan } from '#domain/assets/import-plan.ts';
import { useFormat } from '../../kit/format.ts';
import type { UnknownValue } from './import-messages.ts';

interface UnknownValuesProps {
  unknownValues: readonly UnknownValue[];
  replacements: ImportPlan['replacements'];
  onReplacements: (replacements: ImportPlan['replacements']) => void;
}

const MOST_SHOWN = 20;

/** Words of the file that are none of ours, and what it lacks: each can be replaced in all its rows. Nothing is replaced unless a person says so. */
export function UnknownValues({ unknownValues, replacements, onReplacements }: UnknownValuesProps) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const suggested = unknownValues.filter(({ suggestion }) => suggestion !== null);
  if (unknownValues.length === 0 && replacements.length === 0) return null;
  const replace = (made: ImportPlan['replacements']) => onReplacements([...replacements, ...made]);
  return (
    <Box
      role="group"
      aria-label={t('importing.words')}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', p: 2 }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: unknownValues.length > 0 ? 1.5 : 0 }}
      >
        <Typography variant="h4" component="h4" sx={{ flex: 1, minWidth: 180 }}>
          {unknownValues.length > 0 ? t('importing.words') : t('importing.replaced', { count: replacements.length })}
        </Typography>
        {replacements.length > 0 && (
          <Button size="small" onClick={() => onReplacements([])}>
            {t('importing.undoReplacements')}
          </Button>
        )}
        {suggested.length > 0 && (
          <Button
            size="small"
            variant="contained"
            color="primary"
            onClick={() =>
              replace(suggested.map(({ field, value, suggestion }) => ({ field, from: value, to: suggestion ?? '' })))
            }
          >
            {t('importing.applyAll', { count: suggested.length })}
          </Button>
        )}
      </Box>
      {unknownValues.slice(0, MOST_SHOWN).map(({ field, value, suggestion, count }) => (
        <Box
          key={`${field} ${value}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto auto' },
            alignItems: 'center',
            gap: 1,
            py: 0.75,
            fontSize: 'size.plain',
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {t(value === '' ? 'importing.missingWord' : 'importing.word', {
              label: t(`field.${field}`),
              value,
              count,
              rows: format.number(count),
            })}
          </Box>
          {suggestion ? (
            <Button size="small" onClick={() => replace([{ field, from: value, to: suggestion }])}>
              {t('importing.useSuggestion', { suggestion })}
            </Button>
          ) : (
            <span />
          )}
          <Replacement field={field} value={value} onChoose={(to) => replace([{ field, from: value, to }])} />
        </Box>
      ))}
    </Box>
  );
}

interface ReplacementProps {
  field: ImportKey;
  value: string;
  onChoose: (to: string) => void;
}

/** One of the field's choices, or free words where it has none. */
function Replacement({ field, value, onChoose }: ReplacementProps) {
  const { t } = useTranslation('assets');
  const [text, setText] = useState('');
  const label =
    value === '' ? t('importing.fillAll', { label: t(`field.${field}`) }) : t('importing.replaceOne', { value });
  const { choices } = fieldOf(field);
  const apply = () => text.trim() && onChoose(text.trim());
  if (!choices)
    return (
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <OutlinedInput
          size="small"
          value={text}
          inputProps={{ 'aria-label': label, maxLength: SHORT_TEXT }}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter in a field would send the wizard's form to its next step.
            event.preventDefault();
            apply();
          }}
        />
        <Button onClick={apply} disabled={text.trim() === ''}>
          {t('importing.correctApply')}
        </Button>
      </Box>
    );
  return (
    <Select
      size="small"
      value=""
      displayEmpty
      inputProps={{ 'aria-label': label }}
      onChange={(event) => onChoose(event.target.value)}
      sx={{ minWidth: 150 }}
    >
      <MenuItem value="" disabled>
        {t(value === '' ? 'importing.chooseMissing' : 'importing.chooseValue')}
      </MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choice}
        </MenuItem>
      ))}
    </Select>
  );
}
