import { objectionsTo } from '#domain/documents/check/check-documents.ts';
import { objectionsToLibrary } from '#domain/documents/check/check-library.ts';
import { RULES } from '#domain/documents/check/check-text.ts';
import type { Objection } from '#domain/documents/check/objection.ts';
import { OBJECTION_KINDS, SEVERITIES, SEVERITY_OF } from '#domain/documents/check/values.ts';
import { getJob } from '../../activity/jobs.ts';
import { getSettings } from '../../organisations/settings.ts';
import type { Act } from '../../platform/act.ts';
import { dayOf } from '../../platform/day.ts';
import { os } from '../../platform/gate.ts';
import { notFound } from '../../platform/problems.ts';
import { checkedDocuments, libraryFacts } from './facts.ts';

const PAGE = 25;
const graveOf = ({ severity, kind }: Objection) => SEVERITIES.indexOf(severity) * 100 + OBJECTION_KINDS.indexOf(kind);

/** Everything to object to, gravest first. */
export async function allObjections(act: Act, documentId?: string) {
  const today = dayOf(act.now);
  const documents = await checkedDocuments(act, documentId);
  const onDocuments = documents.flatMap((document) => objectionsTo(document, today));
  const { language } = await getSettings(act);
  const library = documentId ? [] : (await libraryFacts(act, language)).flatMap(objectionsToLibrary);
  const objections = [...onDocuments, ...library].toSorted((a, b) => graveOf(a) - graveOf(b));
  return { documents, objections };
}

export const checkHandlers = {
  list: os.documents.check.list.handler(async ({ input, context: { act } }) => {
    const { kind, severity, documentId, page = 0, pageSize = PAGE } = input;
    const { documents, objections } = await allObjections(act, documentId);
    const counts = OBJECTION_KINDS.flatMap((each) => {
      const count = objections.filter((objection) => objection.kind === each).length;
      return count > 0 ? [{ kind: each, severity: SEVERITY_OF[each], count }] : [];
    });
    const wanted = objections.filter(
      (each) => (kind === undefined || each.kind === kind) && (severity === undefined || each.severity === severity),
    );
    return {
      rows: wanted.slice(page * pageSize, (page + 1) * pageSize),
      total: wanted.length,
      counts,
      documents: {
        checked: documents.length,
        objected: new Set(objections.flatMap((each) => each.documentId ?? [])).size,
        unchecked: documents.filter(({ state, check }) => state === 'read' && check?.rules !== RULES).length,
      },
    };
  }),
  add: os.documents.check.add.handler(async ({ context: { act } }) => {
    const id = await act.enqueue('documents.check', {}, { title: '' });
    const job = await getJob(act.db, act.organisationId, id);
    if (!job) throw notFound();
    return job;
  }),
};
