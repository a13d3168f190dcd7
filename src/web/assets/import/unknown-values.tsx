import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHORT_TEXT } from '#domain/assets/asset.ts';
import { isMended, type UnknownValue } from '#domain/assets/import-check.ts';
import { findField, isRequiredKey } from '#domain/assets/import-fields.ts';
import type { ImportKey } from '#domain/assets/import-fields.ts';
import type { ImportPlan } from '#domain/assets/import-plan.ts';
import { useFormat } from '../../kit/format.ts';
import { AddOption } from '../vocabulary/add-option.tsx';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { useImportLabels } from './import-labels.ts';
import type { RowDecisions } from './import-messages.ts';

interface UnknownValuesProps {
  unknownValues: readonly UnknownValue[];
  headers: readonly string[];
  replacements: ImportPlan['replacements'];
  fillFrom: NonNullable<ImportPlan['fillFrom']>;
  onDecide: (decision: Partial<Pick<RowDecisions, 'replacements' | 'fillFrom'>>) => void;
}

const MOST_SHOWN = 20;

/** Words of the file that are none of ours, and what it lacks: each can be replaced in all its rows. Nothing is replaced unless a person says so. */
export function UnknownValues({ unknownValues, headers, replacements, fillFrom, onDecide }: UnknownValuesProps) {
  const { t } = useTranslation('assets');
  const mended = unknownValues.filter(isMended);
  const made = replacements.length + fillFrom.length;
  if (unknownValues.length === 0 && made === 0) return null;
  const replace = (more: ImportPlan['replacements']) => onDecide({ replacements: [...more, ...replacements] });
  const fill = (field: ImportKey, column: number) =>
    onDecide({ fillFrom: [...fillFrom.filter((each) => each.field !== field), { field, column }] });
  const mendAll = () =>
    onDecide({
      replacements: [
        ...replacements,
        ...mended.flatMap(({ field, value, suggestion }) =>
          suggestion === null ? [] : [{ field, from: value, to: suggestion }],
        ),
      ],
      fillFrom: [...fillFrom, ...mended.flatMap(({ field, column }) => (column === null ? [] : [{ field, column }]))],
    });
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
          {unknownValues.length > 0 ? t('importing.words') : t('importing.replaced', { count: made })}
        </Typography>
        {made > 0 && (
          <Button size="small" onClick={() => onDecide({ replacements: [], fillFrom: [] })}>
            {t('importing.undoReplacements')}
          </Button>
        )}
        {mended.length > 0 && (
          <Button size="small" variant="contained" color="primary" onClick={mendAll}>
            {t('importing.applyAll', { count: mended.length })}
          </Button>
        )}
      </Box>
      {unknownValues.slice(0, MOST_SHOWN).map((unknown) => (
        <UnknownWord
          key={`${unknown.field} ${unknown.value}`}
          unknown={unknown}
          headers={headers}
          onReplace={replace}
          onFill={fill}
        />
      ))}
    </Box>
  );
}

interface UnknownWordProps {
  unknown: UnknownValue;
  headers: readonly string[];
  onReplace: (made: ImportPlan['replacements']) => void;
  onFill: (field: ImportKey, column: number) => void;
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto auto' },
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  fontSize: 'size.plain',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

function UnknownWord({ unknown, headers, onReplace, onFill }: UnknownWordProps) {
  const { field, value, suggestion, count, isTaken, column } = unknown;
  const { t } = useTranslation('assets');
  const labelOf = useImportLabels();
  const format = useFormat();
  const fields = { label: labelOf(field), value, count, rows: format.number(count) };
  return (
    <>
      <Box sx={GRID}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {t(value === '' ? 'importing.missingWord' : 'importing.word', fields)}
          {isTaken && suggestion && `, ${t('importing.readAs', { suggestion })}`}
          <AddOption field={field} name={value} />
        </Box>
        {column !== null ? (
          <Button size="small" onClick={() => onFill(field, column)}>
            {t('importing.fillFrom', { column: headers[column] ?? '' })}
          </Button>
        ) : suggestion && !isTaken ? (
          <Button size="small" onClick={() => onReplace([{ field, from: value, to: suggestion }])}>
            {t('importing.useSuggestion', { suggestion })}
          </Button>
        ) : value === '' ? (
          <ColumnChoice field={field} headers={headers} onChoose={(chosen) => onFill(field, chosen)} />
        ) : (
          <span />
        )}
        {isIdentity(field) ? (
          <span />
        ) : (
          <Replacement field={field} value={value} onChoose={(to) => onReplace([{ field, from: value, to }])} />
        )}
      </Box>
      {value === '' && !isIdentity(field) && <Groups unknown={unknown} onReplace={onReplace} />}
    </>
  );
}

/** What tells one asset from another is never the same in many rows. */
const isIdentity = (field: ImportKey) => field === 'name' || field === 'serialNumber';

function ColumnChoice({
  field,
  headers,
  onChoose,
}: {
  field: ImportKey;
  headers: readonly string[];
  onChoose: (column: number) => void;
}) {
  const { t } = useTranslation('assets');
  const labelOf = useImportLabels();
  return (
    <Select
      size="small"
      value=""
      displayEmpty
      inputProps={{ 'aria-label': t('importing.fillFromOne', { label: labelOf(field) }) }}
      onChange={(event) => onChoose(Number(event.target.value))}
      sx={{ minWidth: 150 }}
    >
      <MenuItem value="" disabled>
        {t('importing.chooseColumn')}
      </MenuItem>
      {headers.map((header, column) => (
        <MenuItem key={column} value={column}>
          {header || t('importing.unnamed', { number: column + 1 })}
        </MenuItem>
      ))}
    </Select>
  );
}

/** One value for each group of the rows where nothing stands. */
function Groups({ unknown: { field, groups }, onReplace }: Pick<UnknownWordProps, 'unknown' | 'onReplace'>) {
  const { t } = useTranslation('assets');
  const labelOf = useImportLabels();
  const format = useFormat();
  const [by, setBy] = useState<ImportKey | ''>('');
  const group = groups.find((each) => each.field === by);
  const offered = groups.filter(({ counts }) => counts.length > 1);
  if (offered.length === 0) return null;
  return (
    <Box sx={{ pl: 2, pb: 0.75 }}>
      <Select
        size="small"
        value={by}
        displayEmpty
        inputProps={{ 'aria-label': t('importing.byLabel', { label: labelOf(field) }) }}
        onChange={(event) => setBy(offered.find((each) => each.field === event.target.value)?.field ?? '')}
      >
        <MenuItem value="">{t('importing.by')}</MenuItem>
        {offered.map((each) => (
          <MenuItem key={each.field} value={each.field}>
            {t('importing.byField', { field: labelOf(each.field) })}
          </MenuItem>
        ))}
      </Select>
      {group?.counts.map(([is, count]) => (
        <Box key={is} sx={GRID}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{is}</Box>
          <span>{format.number(count)}</span>
          <Replacement
            field={field}
            value=""
            label={t('importing.group', { label: labelOf(field), field: labelOf(group.field), value: is })}
            onChoose={(to) => onReplace([{ field, from: '', to, where: { field: group.field, is } }])}
          />
        </Box>
      ))}
    </Box>
  );
}

interface ReplacementProps {
  field: ImportKey;
  value: string;
  label?: string;
  onChoose: (to: string) => void;
}

/** The choice that leaves cells empty; no choice of a field is called so. */
const EMPTY = 'leave-empty';

/** One of the field's choices, or free words where it has none. */
function Replacement({ field, value, label: named, onChoose }: ReplacementProps) {
  const { t } = useTranslation('assets');
  const labelOf = useImportLabels();
  const [text, setText] = useState('');
  const label =
    named ?? (value === '' ? t('importing.fillAll', { label: labelOf(field) }) : t('importing.replaceOne', { value }));
  const choices = findField(field, useVocabulary())?.choices;
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
      onChange={({ target: { value: chosen } }: { target: { value: string } }) =>
        onChoose(chosen === EMPTY ? '' : chosen)
      }
      sx={{ minWidth: 150 }}
    >
      <MenuItem value="" disabled>
        {t(value === '' ? 'importing.chooseMissing' : 'importing.chooseValue')}
      </MenuItem>
      {value !== '' && !isRequiredKey(field) && <MenuItem value={EMPTY}>{t('importing.leaveEmpty')}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choice}
        </MenuItem>
      ))}
    </Select>
  );
}
