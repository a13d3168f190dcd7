import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeysSwitch } from './use-card-keys.ts';

const KEYS = [
  ['j', 'keys.next'],
  ['k', 'keys.previous'],
  ['a', 'accept'],
  ['i', 'acceptImplemented'],
  ['r', 'reject'],
] as const;

/** Which keys decide, and the switch that turns them off. */
export function KeysHelp() {
  const { t } = useTranslation('evidence');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOn, choose] = useKeysSwitch();
  return (
    <>
      <Tooltip title={t('keys.title')}>
        <IconButton
          aria-label={t('keys.title')}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ '@media (hover: none)': { display: 'none' } }}
        >
          <Keyboard />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('keys.title'), sx: { p: 2, width: 270 } } }}
      >
        <Typography variant="h3" component="p" sx={{ mb: 1 }}>
          {t('keys.title')}
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: '28px 1fr',
            rowGap: 0.75,
            alignItems: 'center',
            fontSize: 'size.plain',
            opacity: isOn ? 1 : 0.5,
          }}
        >
          {KEYS.map(([key, does]) => [
            <Box
              component="dt"
              key={key}
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 20,
                height: 20,
                border: '1px solid',
                borderColor: 'field.border',
                borderRadius: '5px',
                fontSize: 'size.fine',
                fontWeight: 600,
              }}
            >
              {key.toUpperCase()}
            </Box>,
            <Box component="dd" key={does} sx={{ m: 0 }}>
              {t(does)}
            </Box>,
          ])}
        </Box>
        <FormControlLabel
          sx={{ mt: 1 }}
          label={t('keys.on')}
          control={<Switch size="small" checked={isOn} onChange={(_, next) => choose(next)} />}
        />
      </Popover>
    </>
  );
}
