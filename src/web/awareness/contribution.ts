import { GraduationCap, MailWarning } from 'lucide-react';
import { PAGES } from '#domain/addresses.ts';
import { client } from '../kit/requests/api.ts';
import { word } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';
import { hrefOfAwareness } from './awareness-search.ts';

/** The courses and the form for suspicious mails in the palette; beside the entry of the navigation, how much training waits for me. */
export const contribution: ShellContribution = {
  entries: () => [
    {
      id: 'awareness courses',
      group: word('shell:palette.actions'),
      label: word('shell:awareness.courses'),
      icon: GraduationCap,
      href: hrefOfAwareness(),
    },
    {
      id: 'awareness report',
      group: word('shell:palette.actions'),
      label: word('shell:awareness.report'),
      icon: MailWarning,
      href: hrefOfAwareness({ view: 'reports', tell: true }),
    },
  ],
  counters: () => [
    {
      to: PAGES.awareness,
      subject: 'awareness',
      count: async () => (await client.awareness.assignments.list({})).length,
    },
  ],
};
