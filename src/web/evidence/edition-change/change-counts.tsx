import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EDITION_CHANGES } from '#domain/frameworks/values.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import type { EditionStep } from './use-edition-change.ts';

interface ChangeCountsProps {
  steps: readonly EditionStep[];
  chosen: EditionStep['change'] | undefined;
  onChoose: (change: EditionStep['change'] | undefined) => void;
}

/** How many requirements stay, change, come and go; each number shows only those. */
export function ChangeCounts({ steps, chosen, onChoose }: ChangeCountsProps) {
  const { t } = useTranslation('frameworks');
  const format = useFormat();
  return (
    <Card title={t('change.counts')}>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))' }}
        role="group"
        aria-label={t('change.counts')}
      >
        {EDITION_CHANGES.map((change) => {
          const count = steps.filter((step) => step.change === change).length;
          if (count === 0) return null;
          const isChosen = change === chosen;
          return (
            <ButtonBase
              key={change}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? undefined : change)}
              sx={{
                display: 'grid',
                justifyContent: 'start',
                width: '100%',
                textAlign: 'left',
                alignContent: 'start',
                gap: 0.25,
                p: 1.5,
                borderRadius: '10px',
                border: '1px solid',
                borderColor: isChosen ? 'primary.main' : 'divider',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <Typography component="span" variant="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {format.number(count)} {t(`change.kind.${change}`)}
              </Typography>
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                {t(`change.means.${change}`)}
              </Typography>
            </ButtonBase>
          );
        })}
      </Box>
    </Card>
  );
}
