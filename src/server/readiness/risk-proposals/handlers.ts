import type { Language } from '#domain/organisations/language.ts';
import { GROUPS } from '#domain/readiness/risk-proposals/facts.ts';
import { ProposalGroup } from '#domain/readiness/risk-proposals/proposal.ts';
import { describeProposal } from '#domain/readiness/risk-proposals/words.ts';
import { os } from '../../platform/http/gate.ts';
import { messagesOf } from '../../platform/messages.ts';
import { listScenarios } from '../../risks/library.ts';
import { acceptProposals, dismissProposals, restoreProposals, undoAcceptances } from './commands.ts';
import { listDismissals, readProposals } from './gather.ts';

const USUAL_PAGE_SIZE = 25;

/** The title of the scenario that a key names, also of one that an edition of the library has no more. */
function titleOf(key: string, language: Language): string {
  const [id = ''] = key.split(':');
  return listScenarios().find((scenario) => scenario.id === id)?.title[language] ?? id;
}

export const riskProposalHandlers = {
  list: os.readiness.riskProposals.list.handler(async ({ input, context }) => {
    const { page = 0, pageSize = USUAL_PAGE_SIZE, group, language = 'en' } = input;
    const { proposals, method } = await readProposals(context);
    const t = messagesOf('server/risk-proposals', language);
    const asked = proposals.filter((each) => group === undefined || each.group === group);
    return {
      rows: asked
        .slice(page * pageSize, (page + 1) * pageSize)
        .map((each) => describeProposal(t, each, method, language)),
      total: asked.length,
      groups: GROUPS.map((each) => ({
        group: each,
        total: proposals.filter((proposal) => proposal.group === each).length,
      })).filter(({ total }) => total > 0),
    };
  }),
  acceptances: {
    add: os.readiness.riskProposals.acceptances.add.handler(({ input: { proposals, language = 'en' }, context }) =>
      acceptProposals(context, proposals, language),
    ),
    undo: os.readiness.riskProposals.acceptances.undo.handler(({ input, context }) =>
      undoAcceptances(context, input.risks),
    ),
  },
  dismissals: {
    list: os.readiness.riskProposals.dismissals.list.handler(async ({ input: { language = 'en' }, context }) =>
      (await listDismissals(context)).map((row) => ({
        key: row.proposal,
        title: titleOf(row.proposal, language),
        group: ProposalGroup.parse(row.proposal.split(':')[1]),
        reason: row.reason,
        dismissedAt: row.dismissed_at.toISOString(),
        dismissedByName: row.dismissed_by_name,
      })),
    ),
    add: os.readiness.riskProposals.dismissals.add.handler(async ({ input: { keys, reason }, context }) => ({
      dismissed: await dismissProposals(context, keys, reason),
    })),
    remove: os.readiness.riskProposals.dismissals.remove.handler(async ({ input: { keys }, context }) => ({
      restored: await restoreProposals(context, keys, (key) => titleOf(key, 'en')),
    })),
  },
};
