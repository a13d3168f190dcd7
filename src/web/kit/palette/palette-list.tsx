import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { tint } from '../../theme/tint.ts';
import type { PaletteEntry } from './palette-entries.ts';

interface PaletteListProps {
  id: string;
  groups: readonly { group: string; entries: readonly PaletteEntry[] }[];
  active: string | undefined;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
  ref: Ref<HTMLDivElement>;
}

/** The entries of the palette under their groups. */
export function PaletteList({ id, groups, active, onPoint, onChoose, ref }: PaletteListProps) {
  return (
    <Box ref={ref} id={`${id}-list`} role="listbox" sx={{ overflow: 'auto', p: groups.length ? 1 : 0 }}>
      {groups.map(({ group, entries }, index) => (
        <Box key={group} role="group" aria-labelledby={`${id}-group-${index}`} sx={{ mb: 0.5 }}>
          <Box
            id={`${id}-group-${index}`}
            sx={{ px: 1.25, py: 0.75, fontSize: 'size.small', fontWeight: 600, color: 'text.secondary' }}
          >
            {group}
          </Box>
          {entries.map((entry) => {
            const Icon = entry.icon;
            return (
              <Box
                key={entry.id}
                id={`${id}-${entry.id}`}
                role="option"
                aria-selected={entry.id === active}
                onMouseMove={() => onPoint(entry)}
                onClick={() => onChoose(entry)}
                sx={(theme) => ({
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.25,
                  minHeight: 38,
                  px: 1.25,
                  py: 0.5,
                  borderRadius: '8px',
                  cursor: 'pointer',
                  '&[aria-selected="true"]': { backgroundColor: tint(theme.vars.palette.primary.main, 12) },
                })}
              >
                {Icon && <Icon size={16} aria-hidden />}
                <Box
                  component="span"
                  sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  {entry.label}
                </Box>
                {entry.hint && (
                  <Box
                    component="span"
                    sx={{
                      fontSize: 'size.small',
                      color: 'text.secondary',
                      whiteSpace: 'nowrap',
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                      maxWidth: '45%',
                    }}
                  >
                    {entry.hint}
                  </Box>
                )}
              </Box>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}
