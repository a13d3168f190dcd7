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
    list: counts.list.handler(async ({ input, context }) =>
      countLinks(context.db, context.organisationId, (await frameworkNamed(context, input.framework)).id),
    ),
  },
  documents: {
    list: documents.list.handler(async ({ input, context }) => {
      await requirementOf(context, input);
      return listDocumentsOfControl(context.db, context.organisationId, input);
    }),
    add: documents.add.handler(async ({ input, context }) => {
      const requirement = await requirementOf(context, input);
      const named = await documentsNamed(context, input.documentIds);
      return { linked: await linkToControl(context, requirement, 'document', named.map(called)) };
    }),
    remove: documents.remove.handler(async ({ input, context }) => {
      const requirement = await requirementOf(context, input);
      const [document] = await documentsNamed(context, [input.documentId]);
      await unlinkFromControl(context, requirement, 'document', called(document!));
      return { id: input.documentId };
    }),
  },
  assets: {
    list: assets.list.handler(async ({ input, context }) => {
      await requirementOf(context, input);
      return listAssetsOfControl(context.db, context.organisationId, input);
    }),
    add: assets.add.handler(async ({ input, context }) => {
      const requirement = await requirementOf(context, input);
      const named = await assetsNamed(context, input.assetIds);
      return { linked: await linkToControl(context, requirement, 'asset', named) };
    }),
    remove: assets.remove.handler(async ({ input, context }) => {
      const requirement = await requirementOf(context, input);
      const [asset] = await assetsNamed(context, [input.assetId]);
      await unlinkFromControl(context, requirement, 'asset', asset!);
      return { id: input.assetId };
    }),
  },
  toAsset: {
    list: toAsset.list.handler(({ input, context }) => listRequirementsLinked(context, 'asset', input)),
  },
  toDocument: {
    list: toDocument.list.handler(({ input, context }) => listRequirementsLinked(context, 'document', input)),
  },
};
