import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';

export interface UrlTab {
  /** Stands in the address, `?tab=<id>`. */
  id: string;
  label: ReactNode;
}

interface UrlTabsProps {
  /** What the tabs switch, for screen readers. */
  label: string;
  tabs: readonly UrlTab[];
  /** The id now in the address (from the route's search). */
  active: string;
  /** The address of a tab: `(tab) => addressOf('assets', { tab })`. */
  hrefOf: (id: string) => string;
}

/** Tabs that live in the address, so that Back, reload and a shared link keep them. Each is a link. */
export function UrlTabs({ label, tabs, active, hrefOf }: UrlTabsProps) {
  return (
    <Tabs
      component="nav"
      aria-label={label}
      value={active}
      variant="scrollable"
      scrollButtons={false}
      role="navigation"
      sx={{ mb: 2, '& .MuiTabs-list': { gap: 0.25 } }}
      slotProps={{ list: { role: 'presentation' } }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          value={tab.id}
          label={tab.label}
          component={AppLink}
          href={hrefOf(tab.id)}
          role={undefined}
          tabIndex={0}
          aria-selected={undefined}
          aria-current={tab.id === active ? 'page' : undefined}
        />
      ))}
    </Tabs>
  );
}
