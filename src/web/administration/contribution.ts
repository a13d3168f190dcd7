import { Activity, ChartLine, ShieldCheck } from 'lucide-react';
import { PAGES } from '#domain/addresses.ts';
import { word } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';

/** Administrators of the installation find their area from everywhere. */
export const contribution: ShellContribution = {
  entries: ({ isAdministrator }) =>
    isAdministrator
      ? [
          {
            id: 'administration:panel',
            group: word('shell:administration.group'),
            label: word('shell:administration.panel'),
            href: PAGES.admin,
            icon: ShieldCheck,
          },
          {
            id: 'administration:dashboard',
            group: word('shell:administration.group'),
            label: word('shell:administration.dashboard'),
            href: PAGES.adminDashboard,
            icon: Activity,
          },
          {
            id: 'administration:analytics',
            group: word('shell:administration.group'),
            label: word('shell:administration.analytics'),
            href: PAGES.adminAnalytics,
            icon: ChartLine,
          },
        ]
      : [],
};
