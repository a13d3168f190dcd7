import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import type { FoundTable } from '#domain/tables/find-tables.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import type { TableChoice } from './import-messages.ts';

interface TableChooserProps {
  choice: TableChoice;
  onChoose: (place: TablePlace) => void;
}

const keyOf = ({ place }: Pick<FoundTable, 'place'>) => `${place.header} ${place.sheet}`;

/** Where the table stands that is imported, what was left out of it, and the way to another sheet or row of headings. */
export function TableChooser({ choice: { place, tables, heads, notices, product }, onChoose }: TableChooserProps) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const isFound = tables.some((table) => keyOf(table) === keyOf({ place }));
  const nameOf = ({ place: at, title, rows }: FoundTable) =>
    t('table.one', {
      name: [at.sheet, title].filter(Boolean).join(' · ') || t('table.fromRow', { row: at.header }),
      count: rows,
      rows: format.number(rows),
    });
  return (
    <>
      {product && <Notice tone="info">{t('table.product', { product })}</Notice>}
      {(tables.length > 1 || place.header > 1 || heads.length > 1) && (
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
              inputProps={{ 'aria-label': t('table.choose') }}
              onChange={(event) => {
                const chosen = tables.find((table) => keyOf(table) === event.target.value);
                if (chosen) onChoose(chosen.place);
              }}
            >
              {!isFound && <MenuItem value="">{t('table.fromRow', { row: place.header })}</MenuItem>}
              {tables.map((table) => (
                <MenuItem key={keyOf(table)} value={keyOf(table)}>
                  {nameOf(table)}
                </MenuItem>
              ))}
            </Select>
          )}
          <Select
            size="small"
            value={place.header}
            inputProps={{ 'aria-label': t('table.chooseHeadings') }}
            MenuProps={{ slotProps: { paper: { sx: { maxHeight: 340 } } } }}
            onChange={(event) => {
              const header = event.target.value;
              const known = tables.find((table) => keyOf(table) === keyOf({ place: { ...place, header } }));
              const last = place.last !== null && header < place.last ? place.last : null;
              onChoose(known?.place ?? { ...place, header, last });
            }}
          >
            {(heads.some(({ row }) => row === place.header) ? heads : [{ row: place.header, text: '' }, ...heads]).map(
              ({ row, text }) => (
                <MenuItem key={row} value={row}>
                  {t('table.headings', { row, text })}
                </MenuItem>
              ),
            )}
          </Select>
        </Box>
      )}
      {notices.length > 0 && (
        <Notice tone="info">
          <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
            {notices.map(({ kind, rows, count, text }) => (
              <li key={kind}>
                {t(`table.notice.${kind}`, { count, rows: format.list(rows.map(String)), text: text.slice(0, 120) })}
                {count > rows.length && ' …'}
              </li>
            ))}
          </Box>
        </Notice>
      )}
    </>
  );
}
