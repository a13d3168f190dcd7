import { LibraryBig, ShieldAlert, TriangleAlert } from 'lucide-react';
import { PAGES } from '#domain/addresses.ts';
import { client } from '../kit/requests/api.ts';
import { loadMessages, word } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';
import { hrefOfRegister, hrefOfRisk, hrefOfRisks } from './risk-search.ts';

await loadMessages('risks');

/** Risks found by reference and words; beside the entry of the navigation, how many are above the appetite and nothing is done. */
export const contribution: ShellContribution = {
  entries: ({ permissions }) =>
    permissions.includes('risk_management.view')
      ? [
          {
            id: 'risks untreated',
            group: word('risks:title'),
            label: word('risks:slice.untreated-above-appetite'),
            icon: TriangleAlert,
            href: hrefOfRegister({ only: 'untreated-above-appetite' }),
          },
          {
            id: 'risks library',
            group: word('risks:title'),
            label: word('risks:empty.library'),
            icon: LibraryBig,
            href: hrefOfRisks({ tab: 'library' }),
          },
        ]
      : [],
  sources: [
    {
      id: 'risks',
      async search(query, signal) {
        const { rows } = await client.risks.list({ search: query, pageSize: 5 }, { signal });
        return rows.map(({ id, reference, title, ownerName }) => ({
          id: `risk ${id}`,
          group: word('risks:title'),
          label: `${reference} ${title}`,
          hint: ownerName ?? '',
          keywords: query,
          icon: ShieldAlert,
          href: hrefOfRisk(id),
        }));
      },
    },
  ],
  counters: ({ permissions }) =>
    permissions.includes('risk_management.view')
      ? [
          {
            to: PAGES.risks,
            subject: 'risks',
            count: async () => (await client.risks.list({ only: 'untreated-above-appetite', pageSize: 1 })).total,
          },
        ]
      : [],
};
