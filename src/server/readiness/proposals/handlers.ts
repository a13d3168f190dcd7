import type { Language } from '#domain/organisations/language.ts';
import { lastDayOfWork } from '#domain/readiness/proposals/due-dates.ts';
import { challengesOf, proposeControls } from '#domain/readiness/proposals/propose.ts';
import { justificationsIn } from '#domain/readiness/proposals/write-justification.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import { frameworkNamed } from '../../frameworks/library.ts';
import { explainedIn, requirementIn } from '../../frameworks/requirement-text.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { os } from '../../platform/http/gate.ts';
import { messagesOf } from '../../platform/messages.ts';
import { factsOf } from '../facts.ts';
import { gatherOrganisationFacts } from './gather.ts';

export const proposalHandlers = {
  get: os.readiness.proposals.get.handler(async ({ input, context }) => {
    const framework = await frameworkNamed(context, input.framework);
    const { facts, here, language } = await gather(context, framework, input.language ?? 'en');
    const write = justificationsIn(messagesOf('server/proposals', language), firstSentences(framework, language));
    return {
      deadline: here.deadline,
      lastDayOfWork: lastDayOfWork(here),
      proposals: proposeControls(framework, facts, here, write),
      challenges: challengesOf(framework, facts, here),
    };
  }),
};

async function gather(context: Context, framework: Framework, language: Language) {
  const today = dayOf(context.now);
  const facts = await factsOf(context.db, context.organisationId, framework, today);
  return { facts, language, here: await gatherOrganisationFacts(context, framework, facts, { today, language }) };
}

/** Excluded controls that the organisation's own facts call for. */
export async function challengesIn(context: Context, framework: Framework) {
  const { facts, here } = await gather(context, framework, 'en');
  return challengesOf(framework, facts, here);
}

/** Of each explanation the first sentence, which says why; nothing where nobody has translated it. */
function firstSentences(framework: Framework, language: Language): (id: string) => string {
  const byId = new Map(framework.requirements.map((each) => [each.id, each]));
  return (id) => {
    const requirement = byId.get(id);
    if (!requirement || explainedIn(framework, requirement, language) !== language) return '';
    const { explanation } = requirementIn(framework, requirement, language);
    return /^.*?[.!?](?=\s|$)/su.exec(explanation)?.[0] ?? explanation;
  };
}
