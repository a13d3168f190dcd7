import { Handshake, MessageSquareText, TriangleAlert } from 'lucide-react';
import { PAGES } from '#domain/addresses.ts';
import { client } from '../kit/requests/api.ts';
import { loadMessages, word } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';
import { hrefOfQuestionnaire, QUESTIONNAIRES } from './questionnaires/questionnaire-queries.ts';
import { hrefOfVendor, hrefOfVendors } from './vendor-search.ts';

await loadMessages('vendors');

const MOST = 5;

/** Vendors and questionnaires found by name; beside the entry of the navigation, how many vendors raise an alert. */
export const contribution: ShellContribution = {
  entries: ({ permissions }) =>
    permissions.includes('risk_management.view')
      ? [
          {
            id: 'vendors alerts',
            group: word('vendors:title'),
            label: word('vendors:palette.alerts'),
            icon: TriangleAlert,
            href: hrefOfVendors({ band: 'alert' }),
          },
          {
            id: 'vendors questionnaires',
            group: word('vendors:title'),
            label: word('vendors:palette.questionnaires'),
            icon: MessageSquareText,
            href: QUESTIONNAIRES,
          },
        ]
      : [],
  sources: [
    {
      id: 'vendors',
      async search(search, signal) {
        const { rows } = await client.vendors.list({ search, pageSize: MOST }, { signal });
        return rows.map(({ id, name, industry }) => ({
          id: `vendor ${id}`,
          group: word('vendors:title'),
          label: name,
          hint: industry,
          keywords: search,
          icon: Handshake,
          href: hrefOfVendor(id),
        }));
      },
    },
    {
      id: 'questionnaires',
      async search(search, signal) {
        const { rows } = await client.questionnaires.list({ search, pageSize: MOST }, { signal });
        return rows.map(({ id, title, fileName }) => ({
          id: `questionnaire ${id}`,
          group: word('vendors:palette.questionnaires'),
          label: title,
          hint: fileName ?? '',
          keywords: search,
          icon: MessageSquareText,
          href: hrefOfQuestionnaire(id),
        }));
      },
    },
  ],
  counters: ({ permissions }) =>
    permissions.includes('risk_management.view')
      ? [
          {
            to: PAGES.vendors,
            subject: 'vendors',
            count: async () => (await client.vendors.list({ band: 'alert', pageSize: 1 })).total,
          },
        ]
      : [],
};
