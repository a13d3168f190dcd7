import { ClipboardList, Route } from 'lucide-react';
import { addressOf, PAGES } from '#domain/addresses.ts';
import { loadMessages, word } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';

await loadMessages('self-assessment', 'quick-start');

/** Pages of readiness that the side navigation does not list. */
export const contribution: ShellContribution = {
  entries: ({ permissions }) =>
    permissions.includes('iso_readiness.view')
      ? [
          {
            id: 'self-assessment',
            group: word('shell:nav.readiness'),
            label: word('self-assessment:title'),
            hint: word('self-assessment:subtitle'),
            href: PAGES.isoTest,
            icon: ClipboardList,
          },
          {
            id: 'setup-assistant',
            group: word('shell:nav.readiness'),
            label: word('quick-start:assistant.title'),
            hint: word('quick-start:assistant.hint'),
            href: addressOf('readinessAi', { tab: 'quick-start' }),
            icon: Route,
          },
        ]
      : [],
};
