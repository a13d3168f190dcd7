import { FilePlus2, FileText, ListChecks } from 'lucide-react';
import { REVIEW, hrefOfDocument } from '../documents/document-links.ts';
import { client } from '../kit/api.ts';
import { loadWords, word } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';
import { BANDS } from './review-groups.ts';

await loadWords('documents', 'evidence');

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
            href: '/app/document-check',
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
  ],
  counters: ({ permissions }) =>
    permissions.includes('iso_readiness.view')
      ? [
          {
            to: '/app/document-check',
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
