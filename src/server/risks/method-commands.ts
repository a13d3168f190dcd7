import { riskMethodSubject } from '#domain/risks/subject.ts';
import { effectOf, type MethodEffect } from '#domain/risks/effect.ts';
import { type Method, type MethodVersion, problemsOf } from '#domain/risks/method.ts';
import { inForce } from '#domain/risks/slices.ts';
import type { Context } from '../platform/context.ts';
import { conflict, invalid } from '../platform/http/problems.ts';
import { addVersion, keptVersions, listVersions } from './methods.ts';
import { nextOrdinal, selectRisks } from './store.ts';
import { viewRisks } from './views.ts';

function check(method: Method): void {
  const problems = problemsOf(method);
  if (problems.length > 0) throw invalid(problems.map(({ path, message }) => ({ path: `method.${path}`, message })));
}

/** @throws Problem invalid when its parts contradict each other. */
export async function previewMethod(context: Context, method: Method): Promise<MethodEffect> {
  check(method);
  const versions = await listVersions(context.db, context.organisationId);
  const open = selectRisks(context.db, context.organisationId)
    .where('risks.closed_at', 'is', null)
    .orderBy('risks.ordinal');
  const risks = (await viewRisks(context, open)).flatMap((risk) => {
    const judged = inForce(risk);
    if (!judged) return [];
    const { id, reference, title, stage } = risk;
    return [
      { id, reference, title, point: judged, methodNumber: judged.methodNumber, isAccepted: stage === 'accepted' },
    ];
  });
  return effectOf(versions, method, risks);
}

/** Keeps another version. @throws Problem conflict when somebody kept one meanwhile. */
export async function keepMethod(
  context: Context,
  method: Method,
  note: string,
  after: number | undefined,
): Promise<{ versions: MethodVersion[] }> {
  check(method);
  // Nobody assesses by one version while another is kept.
  await nextOrdinal(context.db, context.organisationId);
  const current = (await keptVersions(context)).at(-1);
  if (!current) throw new Error('There is always a method');
  if (after !== undefined && after !== current.number)
    throw conflict('changed_meanwhile', 'Somebody else has changed the method meanwhile.');
  if (JSON.stringify(current.method) !== JSON.stringify(method)) {
    await addVersion(context, current.number + 1, method, note);
    context.record({
      action: 'changed',
      subject: riskMethodSubject,
      subjectId: String(current.number + 1),
      title: `${current.number + 1}`,
      before: { ...current.method },
      after: { ...method, note },
    });
  }
  return { versions: await listVersions(context.db, context.organisationId) };
}
