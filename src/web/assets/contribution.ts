import { Boxes } from 'lucide-react';
import { client } from '../kit/requests/api.ts';
import { loadMessages, word } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';
import { hrefOfAsset } from './inventory-search.ts';

/** Assets found by name, type, owner or serial number. */
export const contribution: ShellContribution = {
  sources: [
    {
      id: 'assets',
      async search(query, signal) {
        const [{ rows }] = await Promise.all([
          client.assets.list({ search: query, pageSize: 5 }, { signal }),
          loadMessages('assets'),
        ]);
        return rows.map(({ id, name, serialNumber, owner }) => ({
          id: `assets ${id}`,
          group: word('assets:tab.assets'),
          label: name,
          hint: [serialNumber, owner].filter(Boolean).join(' · '),
          keywords: query,
          icon: Boxes,
          href: hrefOfAsset(id),
        }));
      },
    },
  ],
};
