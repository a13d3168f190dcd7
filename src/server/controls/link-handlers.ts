import { assetsNamed, documentsNamed } from '../documents/links.ts';
import { frameworkNamed, type Here, requirementNamed } from '../frameworks/library.ts';
import { os } from '../platform/http/gate.ts';
import {
  countLinks,
  linkToControl,
  listAssetsOfControl,
  listDocumentsOfControl,
  listRequirementsLinked,
  unlinkFromControl,
} from './links.ts';

const { counts, documents, assets, toAsset, toDocument } = os.controls.links;

const requirementOf = async (here: Here, input: { framework: string; requirementId: string }) =>
  requirementNamed(await frameworkNamed(here, input.framework), input.requirementId);
const called = ({ id, title }: { id: string; title: string }) => ({ id, name: title });

export const controlLinkHandlers = {
  counts: {
    list: counts.list.handler(async ({ input, context: { act } }) =>
      countLinks(act.db, act.organisationId, (await frameworkNamed(act, input.framework)).id),
    ),
  },
  documents: {
    list: documents.list.handler(async ({ input, context: { act } }) => {
      await requirementOf(act, input);
      return listDocumentsOfControl(act.db, act.organisationId, input);
    }),
    add: documents.add.handler(async ({ input, context: { act } }) => {
      const requirement = await requirementOf(act, input);
      const named = await documentsNamed(act, input.documentIds);
      return { linked: await linkToControl(act, requirement, 'document', named.map(called)) };
    }),
    remove: documents.remove.handler(async ({ input, context: { act } }) => {
      const requirement = await requirementOf(act, input);
      const [document] = await documentsNamed(act, [input.documentId]);
      await unlinkFromControl(act, requirement, 'document', called(document!));
      return { id: input.documentId };
    }),
  },
  assets: {
    list: assets.list.handler(async ({ input, context: { act } }) => {
      await requirementOf(act, input);
      return listAssetsOfControl(act.db, act.organisationId, input);
    }),
    add: assets.add.handler(async ({ input, context: { act } }) => {
      const requirement = await requirementOf(act, input);
      const named = await assetsNamed(act, input.assetIds);
      return { linked: await linkToControl(act, requirement, 'asset', named) };
    }),
    remove: assets.remove.handler(async ({ input, context: { act } }) => {
      const requirement = await requirementOf(act, input);
      const [asset] = await assetsNamed(act, [input.assetId]);
      await unlinkFromControl(act, requirement, 'asset', asset!);
      return { id: input.assetId };
    }),
  },
  toAsset: {
    list: toAsset.list.handler(({ input, context: { act } }) => listRequirementsLinked(act, 'asset', input)),
  },
  toDocument: {
    list: toDocument.list.handler(({ input, context: { act } }) => listRequirementsLinked(act, 'document', input)),
  },
};
