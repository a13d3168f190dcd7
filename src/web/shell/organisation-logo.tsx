import Box from '@mui/material/Box';
import { useSession } from '../people/session.ts';
import { Logo } from './logo.tsx';

/** Where the browser finds a logo. An image carries no header, so the organisation stands in the address; membership decides. */
export function hrefOfLogo(organisationId: string, sha256: string): string {
  return `/api/v1/organisation/logo/${sha256}?organisation=${organisationId}`;
}

/** The organisation's logo, or the product's mark where there is none. Its name stands beside it, so it says nothing itself. */
export function OrganisationLogo({ size = 28, widest = size * 2.5 }: { size?: number; widest?: number }) {
  const { organisation } = useSession();
  if (!organisation?.logoSha256) return <Logo size={size} />;
  return (
    <Box
      component="img"
      src={hrefOfLogo(organisation.id, organisation.logoSha256)}
      alt=""
      sx={{
        height: size,
        maxWidth: widest,
        flex: 'none',
        objectFit: 'contain',
        borderRadius: '6px',
        // Many logos are dark on nothing: on a dark ground they get paper behind them.
        '[data-scheme="dark"] &': { bgcolor: '#fff', p: '2px' },
      }}
    />
  );
}
