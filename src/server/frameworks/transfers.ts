import { z } from 'zod';
import { oneOf } from '#domain/issue.ts';
import { type CustomContent } from '#domain/frameworks/custom/content.ts';
import { csvOf } from '#domain/frameworks/custom/table.ts';
import { sendBytes } from '../platform/http/downloads.ts';
import { notFound } from '../platform/http/problems.ts';
import { queryOf } from '../platform/http/query.ts';
import type { TransferCall } from '../platform/http/transfers.ts';
import { yamlOf } from './custom/yaml.ts';
import { libraryOf } from './library.ts';

/** What somebody who writes their first file starts from: every field once, and a requirement that says no more than it must. */
const TEMPLATE: CustomContent = {
  title: 'Supplier Code of Conduct',
  edition: '2026',
  publisher: 'Example Group',
  requirements: [
    {
      id: 'ACC-1',
      title: 'Access is given by role',
      domain: 'Access',
      explanation: 'Who may do what follows from the role somebody has, and is looked at again every quarter.',
      priority: 'high',
      effort: 'medium',
      asks: ['Roles and what they allow are written down', 'Access rights are reviewed every quarter'],
      keywords: ['access control', 'role based access', 'access review'],
      evidence: ['Access policy', 'Record of the last review'],
      mappings: [
        { to: 'A.5.15', relation: 'subset', why: 'The control asks for rules on access of every kind.' },
        { to: 'A.5.18', relation: 'intersects', why: 'Both ask for a regular review of access rights.' },
      ],
    },
    {
      id: 'ACC-2',
      title: 'Accounts of leavers are closed within a day',
      domain: 'Access',
      explanation: '',
      priority: 'medium',
      effort: 'low',
      asks: [],
      keywords: [],
      evidence: [],
      mappings: [],
    },
  ],
};

const KINDS = { csv: 'text/csv; charset=utf-8', yaml: 'application/yaml; charset=utf-8' } as const;

export const frameworkTransfers = {
  customFrameworkFile: async (call: TransferCall) => {
    const { format } = queryOf(z.object({ format: z.enum(['csv', 'yaml'], oneOf).default('csv') }), call.url);
    const id = call.params.id ?? '';
    const own = await call.perform(async (context) => (await libraryOf(context, [id])).contents.get(id));
    const content = id === 'template' ? TEMPLATE : own;
    if (!content) throw notFound();
    const text = format === 'csv' ? `\ufeff${csvOf(content.requirements)}` : yamlOf(content);
    await sendBytes(call, {
      name: `${id === 'template' ? 'framework-template' : id}.${format}`,
      mediaType: KINDS[format],
      bytes: text,
    });
  },
};
