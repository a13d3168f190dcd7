import type { MenuProps } from '@mui/material/Menu';
import { Suspense, lazy } from 'react';

const MuiMenu = lazy(() => import('@mui/material/Menu'));

/** MUI's menu, loaded when it first opens; give it an anchor to open it and null to close it. */
export function LazyMenu({
  anchorEl,
  ...rest
}: Omit<MenuProps, 'open' | 'anchorEl'> & { anchorEl: HTMLElement | null }) {
  if (!anchorEl) return null;
  return (
    <Suspense fallback={null}>
      <MuiMenu open anchorEl={anchorEl} {...rest} />
    </Suspense>
  );
}
