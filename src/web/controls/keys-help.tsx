import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const KEYS = [
  ['↓', 'search'],
  ['J', 'next'],
  ['K', 'previous'],
  ['↵', 'open'],
  ['X', 'tick'],
  ['⇧', 'range'],
  ['S', 'status'],
  ['O', 'owner'],
] as const;

/** Which keys work in the list. They do so only while a row has the focus, so nothing else loses its letters. */
export function KeysHelp() {
  const { t } = useTranslation('list-keys');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t('title')}>
        <IconButton
          aria-label={t('title')}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ '@media (hover: none)': { display: 'none' } }}
        >
          <Keyboard size={18} />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('title'), sx: { p: 2, width: 300 } } }}
      >
        <Typography variant="h3" component="p" sx={{ mb: 1 }}>
          {t('title')}
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: '32px 1fr',
            rowGap: 0.75,
            alignItems: 'center',
            fontSize: 'size.plain',
          }}
        >
          {KEYS.map(([key, does]) => [
            <Box
              component="dt"
              key={key}
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 22,
                height: 22,
                border: '1px solid',
                borderColor: 'field.border',
                borderRadius: '5px',
                fontSize: 'size.fine',
                fontWeight: 600,
              }}
            >
              {key}
            </Box>,
            <Box component="dd" key={does} sx={{ m: 0 }}>
              {t(does)}
            </Box>,
          ])}
        </Box>
      </Popover>
    </>
  );
}
