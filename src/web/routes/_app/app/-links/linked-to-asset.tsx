import { RequirementsOfAsset } from '#web/controls/links/requirements-of-asset.tsx';
import { DocumentsOfAsset } from '#web/documents/documents-of-asset.tsx';
import { RisksOf } from './risks-of.tsx';
import { VendorsOf } from './vendors-of.tsx';

/** What is linked to an asset. Every subject that has something to link adds its card here. */
export function LinkedToAsset({ assetId }: { assetId: string }) {
  return (
    <>
      <DocumentsOfAsset assetId={assetId} />
      <RequirementsOfAsset assetId={assetId} />
      <RisksOf of={{ asset: assetId }} />
      <VendorsOf of={{ asset: assetId }} />
    </>
  );
}
