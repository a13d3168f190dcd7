import { linksOf } from '#domain/frameworks/crosswalk.ts';
import { crosswalk } from '../frameworks/crosswalk.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/handlers.ts';
import { os } from '../platform/gate.ts';
import { linkIn, listProposals, reuseEvidence } from './reuse.ts';

export const reuseHandlers = {
  links: {
    list: os.evidence.links.list.handler(async ({ input }) => {
      const { framework, requirementId, language = 'en' } = input;
      requirementNamed(frameworkNamed(framework), requirementId);
      return linksOf(crosswalk(), { framework, requirementId }).map((link) => linkIn(link, language));
    }),
  },
  proposals: {
    list: os.evidence.proposals.list.handler(({ input, context: { act } }) => listProposals(act, input)),
  },
  reuses: {
    add: os.evidence.reuses.add.handler(({ input, context: { act } }) => reuseEvidence(act, input)),
  },
};
