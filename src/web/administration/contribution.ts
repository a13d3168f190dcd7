import { Activity, ChartLine, ShieldCheck } from 'lucide-react';
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
            href: '/admin',
            icon: ShieldCheck,
          },
          {
            id: 'administration:dashboard',
            group: word('shell:administration.group'),
            label: word('shell:administration.dashboard'),
            href: '/admin-dashboard',
            icon: Activity,
          },
          {
            id: 'administration:analytics',
            group: word('shell:administration.group'),
            label: word('shell:administration.analytics'),
            href: '/admin-analytics',
            icon: ChartLine,
          },
        ]
      : [],
};
