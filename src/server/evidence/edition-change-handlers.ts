import type { EditionChange } from '#domain/evidence/edition-change.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import { getJob } from '../platform/background/kept-jobs.ts';
import { requirementNamed } from '../frameworks/library.ts';
import { listInUse } from '../frameworks/in-use.ts';
import { requirementIn } from '../frameworks/requirement-text.ts';
import { os } from '../platform/http/gate.ts';
import { changeEdition, takeEditionBack } from './edition-change.ts';
import { appliedChange } from './edition-change-store.ts';
import { planChange } from './edition-plan.ts';

const editionOf = ({ id, title, edition }: Framework) => ({ framework: id, title, edition });

export const editionChangeHandlers = {
  get: os.evidence.editionChange.get.handler(async ({ input, context }): Promise<EditionChange> => {
    const { db, organisationId } = context;
    const { before, after, steps } = await planChange(context, input.framework);
    const named = (framework: Framework, id: string) => ({
      requirementId: id,
      title: requirementIn(framework, requirementNamed(framework, id), input.language ?? 'en').title,
    });
    const applied = await appliedChange(db, organisationId, after.id);
    return {
      from: editionOf(before),
      to: editionOf(after),
      isInUse: (await listInUse(db, organisationId)).some(({ framework }) => framework === before.id),
      steps: steps.map(({ change, requirement, from, decisions, isDecided, evidence }) => ({
        change,
        requirement: requirement && named(after, requirement.id),
        from: from.map((id) => named(before, id)),
        status: decisions?.status ?? null,
        isDecided,
        evidence: evidence.length,
      })),
      made: applied ? pickMade(applied) : null,
    };
  }),
  add: os.evidence.editionChange.add.handler(async ({ input, context }) => {
    const { made, jobId } = await changeEdition(context, input.framework);
    return { made: pickMade(made), job: await getJob(context.db, context.organisationId, jobId) };
  }),
  remove: os.evidence.editionChange.remove.handler(async ({ input, context }) => {
    const { jobId, ...outcome } = await takeEditionBack(context, input.framework);
    return { ...outcome, job: await getJob(context.db, context.organisationId, jobId) };
  }),
};

function pickMade({ madeAt, madeByName, controls, evidence }: NonNullable<EditionChange['made']>) {
  return { madeAt, madeByName, controls, evidence };
}
