import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronsUpDown } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../kit/lazy-menu.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { useSession } from '../people/session.ts';
import { useGoTo } from '../people/use-go-to.ts';
import { OrganisationLogo } from './organisation-logo.tsx';

/** Which organisation one acts in, and the way into another; a demo organisation says so. */
export function OrganisationSwitcher() {
  const { t } = useTranslation('shell');
  const { organisation, organisations } = useSession();
  const goTo = useGoTo();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isAlone = organisations.length < 2;

  const choose = (id: string) => {
    setAnchor(null);
    void goTo(id);
  };

  return (
    <>
      <ButtonBase
        onClick={(event: MouseEvent<HTMLElement>) => !isAlone && setAnchor(event.currentTarget)}
        aria-haspopup={isAlone ? undefined : 'menu'}
        component={isAlone ? 'div' : 'button'}
        {...(isAlone && { role: 'group', tabIndex: -1 })}
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 1.25,
          px: 0.75,
          minHeight: 44,
          borderRadius: '8px',
          width: '100%',
          textAlign: 'left',
          flex: 'none',
          ...(!isAlone && { '&:hover': { bgcolor: 'hover.main' } }),
        }}
      >
        <OrganisationLogo widest={44} />
        <Box
          component="span"
          title={organisation?.name}
          sx={{
            flex: 1,
            minWidth: 0,
            fontWeight: 600,
            fontSize: 'size.large',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {organisation?.name ?? t('organisation.none')}
        </Box>
        {organisation?.isDemo && <ToneChip tone="warning" label={t('organisation.demo')} />}
        {!isAlone && <ChevronsUpDown size={15} aria-hidden />}
      </ButtonBase>
      <LazyMenu anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ paper: { sx: { width: 250 } } }}>
        {organisations.map((one) => (
          <MenuItem key={one.id} selected={one.id === organisation?.id} onClick={() => choose(one.id)}>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {one.name}
            </Box>
            {one.isDemo && <ToneChip tone="warning" label={t('organisation.demo')} />}
            {one.id === organisation?.id && <Check size={15} aria-hidden />}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
