import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '#domain/assets/import-fields.ts';
import type { ImportPlan } from '#domain/assets/import-plan.ts';
import { useFormat } from '../kit/format.ts';
import type { UnknownWord } from './import-messages.ts';

interface UnknownWordsProps {
  words: readonly UnknownWord[];
  replacements: ImportPlan['replacements'];
  onReplacements: (replacements: ImportPlan['replacements']) => void;
}

const MOST_SHOWN = 20;

/** Words of the file that are none of ours: each can be replaced in all its rows. Nothing is replaced unless a person says so. */
export function UnknownWords({ words, replacements, onReplacements }: UnknownWordsProps) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const suggested = words.filter(({ suggestion }) => suggestion !== null);
  if (words.length === 0 && replacements.length === 0) return null;
  const replace = (made: ImportPlan['replacements']) => onReplacements([...replacements, ...made]);
  return (
    <Box
      role="group"
      aria-label={t('importing.words')}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', p: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: words.length > 0 ? 1.5 : 0 }}>
        <Typography variant="h4" component="h4" sx={{ flex: 1, minWidth: 180 }}>
          {words.length > 0 ? t('importing.words') : t('importing.replaced', { count: replacements.length })}
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
      {words.slice(0, MOST_SHOWN).map(({ field, value, suggestion, count }) => (
        <Box
          key={`${field} ${value}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto auto' },
            alignItems: 'center',
            gap: 1,
            py: 0.75,
            fontSize: '0.8125rem',
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {t('importing.word', { label: t(`field.${field}`), value, count, rows: format.number(count) })}
          </Box>
          {suggestion ? (
            <Button size="small" onClick={() => replace([{ field, from: value, to: suggestion }])}>
              {t('importing.useSuggestion', { suggestion })}
            </Button>
          ) : (
            <span />
          )}
          <Select
            size="small"
            value=""
            displayEmpty
            inputProps={{ 'aria-label': t('importing.replaceOne', { value }) }}
            onChange={(event) => replace([{ field, from: value, to: event.target.value }])}
            sx={{ minWidth: 150 }}
          >
            <MenuItem value="" disabled>
              {t('importing.chooseValue')}
            </MenuItem>
            {(fieldOf(field).choices ?? []).map((choice) => (
              <MenuItem key={choice} value={choice}>
                {choice}
              </MenuItem>
            ))}
          </Select>
        </Box>
      ))}
    </Box>
  );
}
