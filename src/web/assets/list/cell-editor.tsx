import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findField } from '#domain/assets/import-fields.ts';
import type { ImportIssue } from '#domain/assets/import-issues.ts';
import { useImportLabels } from '../import/import-labels.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';

interface CellEditorProps {
  row: number;
  issue: ImportIssue;
  onCorrect: (to: string) => void;
}

/** Corrects one cell of the file for this import; the file itself stays as it is. */
export function CellEditor({ row, issue, onCorrect }: CellEditorProps) {
  const { t } = useTranslation('assets');
  const [text, setText] = useState<string | null>(null);
  const field = useImportLabels()(issue.field);
  const vocabulary = useVocabulary();
  const label = t('importing.correctOne', { field, row });
  if (text === null)
    return (
      <Button
        variant="text"
        size="small"
        aria-label={label}
        onClick={() => setText(issue.suggestion ?? issue.value)}
        sx={{ minWidth: 0, py: 0, px: 0.5, verticalAlign: 'baseline' }}
      >
        {t('importing.correct')}
      </Button>
    );
  const choices = findField(issue.field, vocabulary)?.choices;
  if (choices)
    return (
      <Select
        size="small"
        // Nothing is chosen yet, so that choosing what is suggested is a choice too.
        value=""
        displayEmpty
        inputProps={{ 'aria-label': label }}
        onChange={(event) => onCorrect(event.target.value)}
        sx={{ minWidth: 150 }}
      >
        <MenuItem value="" disabled>
          {t('importing.chooseValue')}
        </MenuItem>
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        ))}
      </Select>
    );
  const commit = () => onCorrect(text.trim());
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, my: 0.25 }}>
      <OutlinedInput
        size="small"
        autoFocus
        value={text}
        inputProps={{ 'aria-label': label }}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // Enter in a field would send the wizard's form to its next step.
            event.preventDefault();
            commit();
          }
          if (event.key === 'Escape') {
            event.stopPropagation();
            setText(null);
          }
        }}
      />
      <Button size="small" onClick={commit}>
        {t('importing.correctApply')}
      </Button>
    </Box>
  );
}
