import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import type { DataTableProps } from './data-table-props.ts';

/** The rows of a table as a list of cards, for narrow screens. */
export function DataTableCards<Row extends { id: string }>({
  label,
  rows,
  card,
  selected,
  onSelect,
}: DataTableProps<Row>) {
  const { t } = useTranslation('kit');
  const toggle = (id: string, isOn: boolean) =>
    onSelect?.(isOn ? [...(selected ?? []), id] : (selected ?? []).filter((one) => one !== id));
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows?.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 0.5,
            p: 1.75,
            '& + &': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          {onSelect && (
            <Checkbox
              checked={selected?.includes(row.id) ?? false}
              onChange={(_, isOn) => toggle(row.id, isOn)}
              slotProps={{ input: { 'aria-label': t('table.select') } }}
              sx={{ mt: -0.75, ml: -0.75 }}
            />
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>{card(row)}</Box>
        </Box>
      ))}
    </Box>
  );
}
