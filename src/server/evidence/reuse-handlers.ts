import { linksOf } from '#domain/frameworks/crosswalk.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { os } from '../platform/http/gate.ts';
import { linkIn, mappingOf } from './mapping.ts';
import { listProposals, reuseEvidence } from './reuse.ts';

export const reuseHandlers = {
  links: {
    list: os.evidence.links.list.handler(async ({ input, context }) => {
      const { framework, requirementId, language = 'en' } = input;
      requirementNamed(await frameworkNamed(context, framework), requirementId);
      const mapping = await mappingOf(context);
      return linksOf(mapping.crosswalk, { framework, requirementId }).map((link) => linkIn(mapping, link, language));
    }),
  },
  proposals: {
    list: os.evidence.proposals.list.handler(({ input, context }) => listProposals(context, input)),
  },
  reuses: {
    add: os.evidence.reuses.add.handler(({ input, context }) => reuseEvidence(context, input)),
  },
};
