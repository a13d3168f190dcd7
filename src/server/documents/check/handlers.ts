import { RULES } from '#domain/documents/check/check-text.ts';
import { OBJECTION_KINDS, SEVERITY_OF } from '#domain/documents/check/values.ts';
import { getJob } from '../../platform/background/kept-jobs.ts';
import { os } from '../../platform/http/gate.ts';
import { notFound } from '../../platform/http/problems.ts';
import { pageOf, survey } from './survey.ts';

const PAGE = 25;

export const checkHandlers = {
  list: os.documents.check.list.handler(async ({ input, context }) => {
    const { kind, severity, documentId, page = 0, pageSize = PAGE } = input;
    const { documents, groups, lines } = await survey(context, documentId);
    const wanted = lines.filter(
      (each) => (kind === undefined || each.kind === kind) && (severity === undefined || each.severity === severity),
    );
    const all = [...groups.values()];
    const sumOf = (few: readonly { count: number }[]) => few.reduce((sum, { count }) => sum + count, 0);
    return {
      rows: await pageOf(context, { documents, groups, lines: wanted }, page * pageSize, pageSize),
      total: sumOf(wanted),
      counts: OBJECTION_KINDS.flatMap((each) => {
        const count = sumOf(lines.filter((line) => line.kind === each));
        return count > 0 ? [{ kind: each, severity: SEVERITY_OF[each], count }] : [];
      }),
      documents: {
        checked: documents.length,
        objected: sumOf(all.filter(({ kinds }) => kinds.size > 0)),
        unchecked: sumOf(all.filter(({ state, check }) => state === 'read' && check?.rules !== RULES)),
      },
    };
  }),
  add: os.documents.check.add.handler(async ({ context }) => {
    const id = await context.enqueue('documents.check', {}, { title: '' });
    const job = await getJob(context.db, context.organisationId, id);
    if (!job) throw notFound();
    return job;
  }),
};
