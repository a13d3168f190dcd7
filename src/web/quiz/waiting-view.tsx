import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** The room of what is on its way, without the weight of what draws it elsewhere: visitors wait for it. */
export function Waiting() {
  const { t } = useTranslation('kit');
  return (
    <Box
      aria-busy
      role="status"
      aria-label={t('loading')}
      sx={{
        minHeight: 360,
        borderRadius: '12px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    />
  );
}
