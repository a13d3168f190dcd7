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
    list: ofAsset.list.handler(({ input, context: { act } }) =>
      listDocumentsOfAsset(act.db, act.organisationId, input.id, input),
    ),
    add: ofAsset.add.handler(async ({ input, context: { act } }) => {
      const [asset] = await assetsNamed(act, [input.id]);
      const documents = await documentsNamed(act, input.documentIds);
      return {
        linked: await linkAssetDocuments(
          act,
          documents.map((document) => ({ asset: asset!, document })),
        ),
      };
    }),
    remove: ofAsset.remove.handler(async ({ input, context: { act } }) => {
      const [asset] = await assetsNamed(act, [input.id]);
      const [document] = await documentsNamed(act, [input.documentId]);
      await unlinkAssetDocument(act, { asset: asset!, document: document! });
      return { id: input.documentId };
    }),
  },
  assets: {
    list: assets.list.handler(({ input, context: { act } }) =>
      listAssetsOfDocument(act.db, act.organisationId, input.id, input),
    ),
    add: assets.add.handler(async ({ input, context: { act } }) => {
      const [document] = await documentsNamed(act, [input.id]);
      const named = await assetsNamed(act, input.assetIds);
      return {
        linked: await linkAssetDocuments(
          act,
          named.map((asset) => ({ asset, document: document! })),
        ),
      };
    }),
  },
};
