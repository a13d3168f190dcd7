import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Check } from '#domain/administration/self-check.ts';
import { useFormat } from '../kit/format.ts';
import { type Tone, toneText } from '../kit/tone.ts';

const LOOK = {
  ok: { tone: 'success', icon: CircleCheck },
  warning: { tone: 'warning', icon: TriangleAlert },
  error: { tone: 'error', icon: CircleAlert },
} as const satisfies Record<Check['state'], { tone: Tone; icon: typeof CircleCheck }>;

const BYTES = new Set(['bytes', 'free', 'limit']);

/** Every look of the self-check: what was found and, where something is wrong, how to mend it. Load the words `support`. */
export function SelfCheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {checks.map((check) => (
        <CheckRow key={check.name} check={check} />
      ))}
    </Box>
  );
}

function CheckRow({ check: { name, state, found, facts } }: { check: Check }) {
  const { t } = useTranslation('support');
  const { bytes, number } = useFormat();
  const { tone, icon: Icon } = LOOK[state];
  const values = Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [
      key,
      typeof fact === 'string' || key === 'count' ? fact : BYTES.has(key) ? bytes(fact) : number(fact),
    ]),
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '20px minmax(0, 1fr)', sm: '20px 180px minmax(0, 1fr)' },
        columnGap: 1.5,
        rowGap: 0.25,
        py: 1.25,
        '&:not(:last-child)': { borderBottom: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={(theme) => ({ color: toneText(theme, tone), display: 'flex', pt: '2px' })}>
        <Icon size={18} role="img" aria-label={t(`state.${state}`)} />
      </Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(`name.${name}`)}
      </Typography>
      <Box sx={{ gridColumn: { xs: 2, sm: 3 }, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t(`found.${name}.${found}`, values)}
        </Typography>
        {state !== 'ok' && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {t(`fix.${name}.${found}`, values)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
