import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { LazyMenu } from '../kit/lazy-menu.tsx';
import { useSession } from '../people/session.ts';
import { useGoTo } from '../people/use-go-to.ts';

/** The way into another organisation from the header bar, for those who belong to several. */
export function OrganisationButton() {
  const { organisation, organisations } = useSession();
  const goTo = useGoTo();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (organisations.length < 2) return null;
  return (
    <>
      <Button
        variant="text"
        endIcon={<ChevronsUpDown size={15} aria-hidden />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, maxWidth: { xs: 112, sm: 260 } }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {organisation?.name}
        </Box>
      </Button>
      <LazyMenu anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ paper: { sx: { width: 250 } } }}>
        {organisations.map((one) => (
          <MenuItem
            key={one.id}
            selected={one.id === organisation?.id}
            onClick={() => {
              setAnchor(null);
              void goTo(one.id);
            }}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {one.name}
            </Box>
            {one.id === organisation?.id && <Check size={15} aria-hidden />}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
