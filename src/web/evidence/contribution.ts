import { FilePlus2, FileText, ListChecks, TextSearch } from 'lucide-react';
import { addressOf, PAGES } from '#domain/addresses.ts';
import { REVIEW, hrefOfDocument } from '../documents/document-links.ts';
import { client } from '../kit/requests/api.ts';
import { loadMessages, word } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';
import { BANDS } from './review/review-groups.ts';

await loadMessages('documents', 'document-library', 'evidence');

const MOST = 6;

/** Documents are found from everywhere; the number beside them is what waits for a decision, but for weak suggestions. */
export const contribution: ShellContribution = {
  entries: ({ permissions }) => [
    ...(permissions.includes('documents.edit')
      ? [
          {
            id: 'documents:add',
            group: word('documents:title'),
            label: word('documents:add'),
            href: PAGES.documents,
            icon: FilePlus2,
          },
        ]
      : []),
    ...(permissions.includes('iso_readiness.view')
      ? [
          {
            id: 'evidence:review',
            group: word('documents:title'),
            label: word('evidence:queue.title'),
            href: REVIEW,
            icon: ListChecks,
          },
        ]
      : []),
  ],
  sources: [
    {
      id: 'documents',
      search: async (query, signal) => {
        const { rows } = await client.documents.list({ search: query, pageSize: MOST }, { signal });
        return rows.map(({ id, title, fileName }) => ({
          id: `document:${id}`,
          group: word('documents:title'),
          label: title,
          hint: fileName,
          href: hrefOfDocument(id),
          icon: FileText,
        }));
      },
    },
    {
      id: 'document words',
      search: async (query, signal) => {
        if (query.trim().length < 3) return [];
        const { rows } = await client.documents.search.list({ q: query.trim().slice(0, 200), pageSize: 4 }, { signal });
        const group = word('document-library:search.group');
        const found = rows
          .filter(({ match }) => match !== null)
          .map(({ id, title, match, excerpts }) => ({
            id: `document words:${id}`,
            group,
            label: title,
            hint: excerpts[0]?.text.slice(0, 80) ?? '',
            keywords: query,
            href: hrefOfDocument(id, match ?? undefined),
            icon: TextSearch,
          }));
        if (found.length === 0) return [];
        const label = word('document-library:search.all', { query: query.trim() });
        const href = addressOf('documentsSearch', { q: query.trim() });
        return [...found, { id: 'document words', group, label, keywords: query, href, icon: TextSearch }];
      },
    },
  ],
  counters: ({ permissions }) =>
    permissions.includes('iso_readiness.view')
      ? [
          {
            to: PAGES.documents,
            subject: 'evidence',
            count: async () =>
              (
                await client.evidence.suggestions.list({
                  state: 'open',
                  atLeast: BANDS.likely.atLeast,
                  pageSize: 1,
                })
              ).total,
          },
        ]
      : [],
};
