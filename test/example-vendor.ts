import type { VendorDetails } from '#domain/vendors/view.ts';

/** A vendor of which nothing is known but for what the example says. */
export function exampleVendor(parts: Partial<VendorDetails> = {}): VendorDetails {
  return {
    id: '00000000-0000-4000-8000-0000000000c1',
    name: 'Northern Cloud',
    tier: 'High',
    industry: 'Hosting',
    compliance: 'None',
    description: '',
    website: '',
    domains: [],
    ownerId: null,
    ownerName: null,
    ownerIsMember: false,
    reviewMonths: 12,
    reviewDueOn: '2027-01-01',
    notes: '',
    score: 74,
    band: 'fair',
    basis: { tier: 'High', industry: 'Hosting', compliance: 'None', incidents: 0 },
    scoredAt: '2026-01-01T00:00:00Z',
    incidents: 0,
    certificateEndsOn: null,
    waits: [],
    lastScanAt: null,
    createdAt: '2026-01-01T00:00:00Z',
    createdByName: 'Ana Ruiz',
    changedAt: '2026-01-01T00:00:00Z',
    version: 3,
    records: [],
    scores: [],
    reviews: [],
    assets: [],
    risks: [],
    ...parts,
  };
}
