import type { Asset } from '#domain/assets/asset.ts';
import { NEW_ASSET } from '#domain/assets/asset.ts';

/** An asset of which only what it must have is known, but for what the example says. */
export function exampleAsset(parts: Partial<Asset> = {}): Asset {
  return {
    ...NEW_ASSET,
    id: '00000000-0000-4000-8000-0000000000f1',
    name: 'VPN gateway',
    type: 'Server',
    category: 'Hardware',
    serialNumber: 'VPN-1',
    owner: 'Ana Ruiz',
    riskLevel: 'Low',
    riskPoints: 10,
    version: 3,
    createdAt: '2026-01-01T00:00:00Z',
    lastUpdated: '2026-01-01T00:00:00Z',
    ...parts,
  };
}
