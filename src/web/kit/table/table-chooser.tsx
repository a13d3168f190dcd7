import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import type { TablePlace } from '#domain/tables/sheet.ts';
import { useFormat } from '../format.ts';
import { Notice } from '../notice.tsx';
import type { TableChoice } from './table-choice.ts';

type Choosable = TableChoice['tables'][number];

interface TableChooserProps {
  choice: TableChoice;
  onChoose: (place: TablePlace) => void;
}

const keyOf = ({ place }: Pick<Choosable, 'place'>) => `${place.header} ${place.sheet}`;

/** Where the table stands that is imported, what was left out of it, and the way to another sheet or row of headings. */
export function TableChooser({ choice: { place, tables, heads, notices }, onChoose }: TableChooserProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const isFound = tables.some((table) => keyOf(table) === keyOf({ place }));
  const nameOf = ({ place: at, title, rows }: Choosable) =>
    t('tableInFile.one', {
      name: [at.sheet, title].filter(Boolean).join(' · ') || t('tableInFile.fromRow', { row: at.header }),
      count: rows,
      rows: format.number(rows),
    });
  return (
    <>
      {(tables.length > 1 || heads.length > 1) && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {tables.length > 1 && (
            <Select
              size="small"
              value={isFound ? keyOf({ place }) : ''}
              displayEmpty
              inputProps={{ 'aria-label': t('tableInFile.choose') }}
              onChange={(event) => {
                const chosen = tables.find((table) => keyOf(table) === event.target.value);
                if (chosen) onChoose(chosen.place);
              }}
            >
              {!isFound && <MenuItem value="">{t('tableInFile.fromRow', { row: place.header })}</MenuItem>}
              {tables.map((table) => (
                <MenuItem key={keyOf(table)} value={keyOf(table)}>
                  {nameOf(table)}
                </MenuItem>
              ))}
            </Select>
          )}
          {heads.length > 1 && (
            <Select
              size="small"
              value={place.header}
              inputProps={{ 'aria-label': t('tableInFile.chooseHeadings') }}
              MenuProps={{ slotProps: { paper: { sx: { maxHeight: 340 } } } }}
              onChange={(event) => {
                const header = event.target.value;
                const known = tables.find((table) => keyOf(table) === keyOf({ place: { ...place, header } }));
                const last = place.last !== null && header < place.last ? place.last : null;
                onChoose(known?.place ?? { ...place, header, last });
              }}
            >
              {(heads.some(({ row }) => row === place.header)
                ? heads
                : [{ row: place.header, text: '' }, ...heads]
              ).map(({ row, text }) => (
                <MenuItem key={row} value={row}>
                  {t('tableInFile.headings', { row, text })}
                </MenuItem>
              ))}
            </Select>
          )}
        </Box>
      )}
      {notices.length > 0 && (
        <Notice tone="info">
          <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
            {notices.map(({ kind, rows, count, text }) => (
              <li key={kind}>
                {t(`tableInFile.notice.${kind}`, {
                  count,
                  rows: format.list(rows.map(String)),
                  text: text.slice(0, 120),
                })}
                {count > rows.length && ' …'}
              </li>
            ))}
          </Box>
        </Notice>
      )}
    </>
  );
}
