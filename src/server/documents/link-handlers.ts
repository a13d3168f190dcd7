import { os } from '../platform/http/gate.ts';
import {
  assetsNamed,
  documentsNamed,
  linkAssetDocuments,
  listAssetsOfDocument,
  listDocumentsOfAsset,
  unlinkAssetDocument,
} from './links.ts';

const { ofAsset, assets } = os.documents.links;

export const documentLinkHandlers = {
  ofAsset: {
    list: ofAsset.list.handler(({ input, context }) =>
      listDocumentsOfAsset(context.db, context.organisationId, input.id, input),
    ),
    add: ofAsset.add.handler(async ({ input, context }) => {
      const [asset] = await assetsNamed(context, [input.id]);
      const documents = await documentsNamed(context, input.documentIds);
      return {
        linked: await linkAssetDocuments(
          context,
          documents.map((document) => ({ asset: asset!, document })),
        ),
      };
    }),
    remove: ofAsset.remove.handler(async ({ input, context }) => {
      const [asset] = await assetsNamed(context, [input.id]);
      const [document] = await documentsNamed(context, [input.documentId]);
      await unlinkAssetDocument(context, { asset: asset!, document: document! });
      return { id: input.documentId };
    }),
  },
  assets: {
    list: assets.list.handler(({ input, context }) =>
      listAssetsOfDocument(context.db, context.organisationId, input.id, input),
    ),
    add: assets.add.handler(async ({ input, context }) => {
      const [document] = await documentsNamed(context, [input.id]);
      const named = await assetsNamed(context, input.assetIds);
      return {
        linked: await linkAssetDocuments(
          context,
          named.map((asset) => ({ asset, document: document! })),
        ),
      };
    }),
  },
};
