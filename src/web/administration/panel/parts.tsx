import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A name with a smaller line below it. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
      <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>{first}</Box>
      {second && (
        <Box sx={{ color: 'text.secondary', fontSize: 'size.small', overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {second}
        </Box>
      )}
    </Box>
  );
}

/** A row of a list on a phone. */
export function PhoneRow({ head, facts, action }: { head: ReactNode; facts: ReactNode[]; action?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.75 }}>
        {head}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            rowGap: 0.5,
            fontSize: 'size.plain',
            color: 'text.secondary',
          }}
        >
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </Box>
      </Box>
      {action}
    </Box>
  );
}

interface Seen {
  device: { browser: string | null; system: string | null };
  place: { address: string | null };
}

/** The device as its requests describe it, and where they come from. */
export function useSeen(): (of: Seen) => { device: string; address: string } {
  const { t } = useTranslation('administration');
  return ({ device: { browser, system }, place: { address } }) => ({
    device: [browser, system].filter(Boolean).join(', ') || t('seen.unknown'),
    address: address ?? t('seen.nowhere'),
  });
}
