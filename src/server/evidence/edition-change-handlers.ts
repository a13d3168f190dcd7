import type { EditionChange } from '#domain/evidence/edition-change.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import { getJob } from '../platform/background/kept-jobs.ts';
import { requirementNamed } from '../frameworks/library.ts';
import { listInUse } from '../frameworks/in-use.ts';
import { requirementIn } from '../frameworks/words.ts';
import { os } from '../platform/http/gate.ts';
import { changeEdition, takeEditionBack } from './edition-change.ts';
import { standingChange } from './edition-change-store.ts';
import { planChange } from './edition-plan.ts';

const editionOf = ({ id, title, edition }: Framework) => ({ framework: id, title, edition });

export const editionChangeHandlers = {
  get: os.evidence.editionChange.get.handler(async ({ input, context: { act } }): Promise<EditionChange> => {
    const { db, organisationId } = act;
    const { before, after, steps } = await planChange(act, input.framework);
    const named = (framework: Framework, id: string) => ({
      requirementId: id,
      title: requirementIn(framework, requirementNamed(framework, id), input.language ?? 'en').title,
    });
    const standing = await standingChange(db, organisationId, after.id);
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
      made: standing ? pickMade(standing) : null,
    };
  }),
  add: os.evidence.editionChange.add.handler(async ({ input, context: { act } }) => {
    const { made, jobId } = await changeEdition(act, input.framework);
    return { made: pickMade(made), job: await getJob(act.db, act.organisationId, jobId) };
  }),
  remove: os.evidence.editionChange.remove.handler(async ({ input, context: { act } }) => {
    const { jobId, ...outcome } = await takeEditionBack(act, input.framework);
    return { ...outcome, job: await getJob(act.db, act.organisationId, jobId) };
  }),
};

function pickMade({ madeAt, madeByName, controls, evidence }: NonNullable<EditionChange['made']>) {
  return { madeAt, madeByName, controls, evidence };
}
