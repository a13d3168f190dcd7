import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

/** Who is behind a suggestion: the rules alone, or the rules and a language model. `by` is the model's name. Needs the words `evidence`. */
export function JudgedBy({ by }: { by: string | null }) {
  const { t } = useTranslation('evidence');
  return (
    <Tooltip title={by === null ? t('judgedBy.rulesMeans') : t('judgedBy.modelMeans')}>
      <Box component="span" sx={{ fontSize: 'size.small', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {by === null ? t('judgedBy.rules') : t('judgedBy.model', { model: by })}
      </Box>
    </Tooltip>
  );
}
