import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import type { HeadingMatch, MatchReason } from '#domain/tables/headings.ts';
import { Notice } from '../notice.tsx';
import { ToneChip } from '../tone-chip.tsx';
import type { Tone } from '../tone.ts';
import { Table } from './small-table.tsx';

/** A column of a file: its heading, some of its cells, and what it was taken for at first. */
export interface ColumnOfFile<Field extends string> {
  heading: string;
  examples: readonly string[];
  match: HeadingMatch<Field>;
}

interface ColumnMappingProps<Field extends string> {
  label: string;
  /** Headings of this view: column of the file, examples, field. */
  headings: readonly [string, string, string];
  columns: readonly ColumnOfFile<Field>[];
  mapping: readonly (Field | null)[];
  fields: readonly { key: Field; label: string; isRequired: boolean }[];
  leaveOut: string;
  chooseLabel: (heading: string) => string;
  /** The product by whose headings the file is read. */
  product: string | null;
  onMap: (mapping: (Field | null)[]) => void;
  /** What else can be done with a column, below its fields. */
  more?: { label: string; onChoose: (column: number) => void };
}

/** The entry of that; no field's key is called so. */
const MORE = '+';

const TONES: Record<MatchReason | 'chosen' | 'none', Tone> = {
  learnt: 'success',
  product: 'success',
  exact: 'success',
  like: 'info',
  doubtful: 'warning',
  chosen: 'neutral',
  none: 'neutral',
};

/** Every column of a file with the field it fills and why, until a person chooses another. */
export function ColumnMapping<Field extends string>(props: ColumnMappingProps<Field>) {
  const { columns, mapping, fields, product, onMap, more } = props;
  const { t } = useTranslation('kit');
  const nameOf = ({ heading }: ColumnOfFile<Field>, column: number) =>
    heading || t('mapping.unnamed', { number: column + 1 });
  const reasonFor = ({ match }: ColumnOfFile<Field>, column: number) =>
    mapping[column] === match.field ? (match.reason ?? 'none') : 'chosen';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {product && columns.some(({ match }) => match.reason === 'product') && (
        <Notice tone="info">{t('mapping.product', { product })}</Notice>
      )}
      <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', overflow: 'hidden' }}>
        <Table
          label={props.label}
          columns={props.headings}
          rows={columns.map((each, column) => {
            const reason = reasonFor(each, column);
            const isLeftOut = mapping[column] === null && reason === 'product';
            return {
              key: String(column),
              cells: [
                nameOf(each, column),
                <Box key="examples" component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {each.examples.join(' · ')}
                </Box>,
                <Box key="field" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                  <Select
                    size="small"
                    value={mapping[column] ?? ''}
                    displayEmpty
                    onChange={({ target }) => {
                      if (target.value === MORE) return more?.onChoose(column);
                      onMap(
                        mapping.map((field, index) =>
                          index === column ? (fields.find(({ key }) => key === target.value)?.key ?? null) : field,
                        ),
                      );
                    }}
                    inputProps={{ 'aria-label': props.chooseLabel(nameOf(each, column)) }}
                    sx={{ width: 1, maxWidth: 260, ...(mapping[column] === null && { color: 'text.secondary' }) }}
                    MenuProps={{ slotProps: { paper: { sx: { maxHeight: 340 } } } }}
                  >
                    <MenuItem value="">{props.leaveOut}</MenuItem>
                    {fields.map(({ key, label, isRequired }) => (
                      <MenuItem key={key} value={key}>
                        {`${label}${isRequired ? ' *' : ''}`}
                      </MenuItem>
                    ))}
                    {more && <Divider />}
                    {more && <MenuItem value={MORE}>{more.label}</MenuItem>}
                  </Select>
                  <ToneChip
                    tone={isLeftOut ? 'neutral' : TONES[reason]}
                    label={t(isLeftOut ? 'mapping.leftOut' : `mapping.reason.${reason}`, { product })}
                  />
                </Box>,
              ],
            };
          })}
        />
      </Box>
    </Box>
  );
}
