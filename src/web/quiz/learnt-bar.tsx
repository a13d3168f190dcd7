import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { toneArea } from '../kit/tone.ts';

interface LearntBarProps {
  total: number;
  fresh: number;
  learning: number;
  known: number;
  due: number;
}

/** How many of the questions are known well, under way and new; the words below say the same as the bar. */
export function LearntBar({ total, fresh, learning, known, due }: LearntBarProps) {
  const { t } = useTranslation('quiz');
  const parts = [
    { name: t('learnt.known', { count: known }), count: known, color: (theme: Theme) => toneArea(theme, 'success') },
    {
      name: t('learnt.learning', { count: learning }),
      count: learning,
      color: (theme: Theme) => toneArea(theme, 'info'),
    },
    { name: t('learnt.fresh', { count: fresh }), count: fresh, color: (theme: Theme) => toneArea(theme, 'neutral') },
  ];
  return (
    <Box>
      <Box aria-hidden sx={{ display: 'flex', gap: '3px', height: 8, borderRadius: '4px', overflow: 'hidden' }}>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ name, count, color }) => (
            <Box key={name} sx={{ flex: count / Math.max(1, total), bgcolor: color }} />
          ))}
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}
      >
        {parts.map(({ name, color }) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 'size.plain', color: 'text.secondary' }}
          >
            <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: '2px', bgcolor: color }} />
            {name}
          </Box>
        ))}
        {due > 0 && (
          <Box component="li" sx={{ fontSize: 'size.plain', fontWeight: 600 }}>
            {t('learnt.due', { count: due })}
          </Box>
        )}
      </Box>
    </Box>
  );
}
