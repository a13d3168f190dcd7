import { ClipboardList } from 'lucide-react';
import { loadWords, word } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';

await loadWords('self-assessment');

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
            href: '/iso-test',
            icon: ClipboardList,
          },
        ]
      : [],
};
