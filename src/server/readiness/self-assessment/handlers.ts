import { issue } from '#domain/issue.ts';
import type { EventOf, FactsOf } from '#domain/subject.ts';
import { selfAssessmentSubject } from '#domain/readiness/subject.ts';
import type { Control } from '#domain/controls/control.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import {
  type GivenAnswer,
  answersAfter,
  answersByKey,
  countAnswers,
  countByDomain,
  problemsOfAnswer,
} from '#domain/readiness/self-assessment.ts';
import { firstThings, startingPoints } from '#domain/readiness/self-assessment-outcome.ts';
import { byId, changeControl } from '../../controls/change-control.ts';
import { frameworkNamed, requirementNamed } from '../../frameworks/library.ts';
import { requirementIn } from '../../frameworks/requirement-text.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict, invalid, notFound } from '../../platform/http/problems.ts';
import { factsOf } from '../facts.ts';
import {
  type Kept,
  answersOf,
  copyAnswers,
  finishSelfAssessment,
  getSelfAssessment,
  keepSelfAssessment,
  listSelfAssessments,
  openSelfAssessment,
  removeSelfAssessment,
  replaceAnswers,
} from './store.ts';

const places = os.selfAssessments;

export const selfAssessmentHandlers = {
  questions: {
    list: places.questions.list.handler(async ({ input, context }) => {
      const framework = await frameworkNamed(context, input.framework);
      return framework.requirements.map((requirement) => {
        const text = requirementIn(framework, requirement, input.language ?? 'en');
        const { id, title, explanation, domain, kind, priority, effort } = text;
        const asks = text.asks.map((ask) => ({ id: ask.id, text: ask.text, kind: ask.kind, weight: ask.weight }));
        return { id, title, explanation, domain, kind, priority, effort, asks };
      });
    }),
  },
  list: places.list.handler(async ({ input, context }) => {
    const framework = await frameworkNamed(context, input.framework);
    const all = await listSelfAssessments(context.db, context.organisationId, framework.id);
    const answers = await answersOf(
      context.db,
      context.organisationId,
      all.map(({ id }) => id),
    );
    return all.map((each) => ({ ...each, ...figuresOf(framework, answers.get(each.id) ?? []) }));
  }),
  get: places.get.handler(async ({ input, context }) => {
    const { kept, framework, answers } = await read(context, input.id);
    const first = firstThings(framework.requirements, answersByKey(answers));
    return { ...kept, ...figuresOf(framework, answers), answers, first };
  }),
  add: places.add.handler(async ({ input, context }) =>
    begin(context, await frameworkNamed(context, input.framework), input.from),
  ),
  remove: places.remove.handler(async ({ input, context }) => {
    const kept = await openNamed(context, input.id);
    await removeSelfAssessment(context.db, context.organisationId, kept.id);
    await record(context, 'removed', kept);
    return { id: kept.id };
  }),
  answers: {
    change: places.answers.change.handler(async ({ input, context }) => {
      const kept = await openNamed(context, input.id);
      return keepAnswers(context, kept, await frameworkNamed(context, kept.framework), input.answers);
    }),
  },
  baseline: {
    add: places.baseline.add.handler(async ({ input, context }) => {
      const open = await openNamed(context, input.id);
      const { framework, answers } = await read(context, open.id);
      if (answers.length === 0) throw conflict('nothing_answered', 'Answer at least one question first.');
      await finishSelfAssessment(context, open);
      const { kept } = await read(context, open.id);
      const { total } = figuresOf(framework, answers);
      await record(context, 'completed', kept, { version: kept.number, percent: total.percent });
      return kept;
    }),
  },
  startingPoints: {
    list: places.startingPoints.list.handler(async ({ input, context }) => proposalsOf(context, input.id)),
    apply: places.startingPoints.apply.handler(({ input, context }) => apply(context, input.id, input.changes)),
  },
};

function figuresOf(framework: Framework, given: readonly GivenAnswer[]) {
  const answers = answersByKey(given);
  const domains = framework.domains.map(({ id }) => id);
  return {
    total: countAnswers(framework.requirements, answers),
    domains: countByDomain(domains, framework.requirements, answers),
  };
}

/** @throws Problem not_found. */
async function read(context: Context, id: string) {
  const { db, organisationId } = context;
  const kept = await getSelfAssessment(db, organisationId, id);
  if (!kept) throw notFound();
  const answers = (await answersOf(db, organisationId, [id])).get(id) ?? [];
  return { kept, framework: await frameworkNamed(context, kept.framework), answers };
}

/** @throws Problem not_found; conflict for a baseline, which nobody changes. */
async function openNamed({ db, organisationId }: Context, id: string): Promise<Kept> {
  const kept = await getSelfAssessment(db, organisationId, id, true);
  if (!kept) throw notFound();
  if (kept.number !== null)
    throw conflict('finished_already', 'This self-assessment is finished: its answers stay as they are.');
  return kept;
}

async function begin(context: Context, framework: Framework, from: string | undefined): Promise<Kept> {
  const { db, organisationId } = context;
  const basis = from === undefined ? undefined : (await read(context, from)).kept;
  if (basis && (basis.framework !== framework.id || basis.number === null)) throw notFound();
  const id = await keepSelfAssessment(context, framework.id);
  if (id && basis) await copyAnswers(db, organisationId, basis.id, id);
  const kept = await openSelfAssessment(db, organisationId, framework.id);
  if (!kept) throw conflict('changed_meanwhile', 'Somebody else has finished this self-assessment meanwhile.');
  if (id) await record(context, 'added', kept);
  return kept;
}

async function keepAnswers(context: Context, { id }: Kept, framework: Framework, given: readonly GivenAnswer[]) {
  const { db, organisationId } = context;
  const problems = given.flatMap((answer, index) => {
    const requirement = requirementNamed(framework, answer.requirementId);
    if (!requirement.asks.some((ask) => ask.id === answer.askId)) throw notFound();
    return problemsOfAnswer(requirement, answer).map(({ path, message }) => ({
      path: `answers.${index}.${path}`,
      message,
    }));
  });
  if (problems.length > 0) throw invalid(problems);
  const requirementIds = [...new Set(given.map(({ requirementId }) => requirementId))];
  const before = (await answersOf(db, organisationId, [id], requirementIds)).get(id) ?? [];
  for (const requirementId of requirementIds) {
    const asks = requirementNamed(framework, requirementId).asks.map((ask) => ask.id);
    const known: GivenAnswer[] = before.filter((each) => each.requirementId === requirementId);
    const after = given
      .filter((each) => each.requirementId === requirementId)
      .reduce((answers, each) => answersAfter(asks, answers, each), known);
    await replaceAnswers(context, id, requirementId, after);
  }
  return (await answersOf(db, organisationId, [id], requirementIds)).get(id) ?? [];
}

async function proposalsOf(context: Context, id: string) {
  const { kept, framework, answers } = await read(context, id);
  if (kept.number === null) throw conflict('not_finished', 'Finish the self-assessment first.');
  const facts = await factsOf(context.db, context.organisationId, framework, dayOf(context.now));
  return startingPoints(facts, answersByKey(answers));
}

async function apply(context: Context, id: string, changes: readonly { requirementId: string; version: number }[]) {
  const { kept } = await read(context, id);
  const framework = await frameworkNamed(context, kept.framework);
  const wanted = new Map(changes.map((change) => [change.requirementId, change]));
  if (wanted.size < changes.length) throw invalid([{ path: 'changes', message: issue('requirement_twice') }]);
  const proposals = new Map((await proposalsOf(context, id)).map((each) => [each.requirementId, each]));
  const changed: Control[] = [];
  for (const requirement of [...wanted.keys()].map((each) => requirementNamed(framework, each)).toSorted(byId)) {
    const proposal = proposals.get(requirement.id);
    if (!proposal)
      throw conflict('changed_meanwhile', `The self-assessment proposes nothing for ${requirement.id} any more.`);
    const change =
      proposal.to === null ? { applicable: false, justification: proposal.reason } : { status: proposal.to };
    changed.push(await changeControl(context, requirement, change, wanted.get(requirement.id)?.version));
  }
  await record(context, 'applied', kept, { version: kept.number, controls: changed.length });
  return changed;
}

async function record(
  context: Context,
  action: EventOf<typeof selfAssessmentSubject>,
  kept: Kept,
  after: FactsOf<typeof selfAssessmentSubject> = {},
): Promise<void> {
  const { title } = await frameworkNamed(context, kept.framework);
  context.record({ action, subject: selfAssessmentSubject, subjectId: kept.id, title, after });
}
