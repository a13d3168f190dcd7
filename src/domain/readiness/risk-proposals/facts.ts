import type { AssetFacts } from '../../assets/asset.ts';
import { DEVICE_TYPES, INFRASTRUCTURE_TYPES } from '../../assets/type-groups.ts';
import type { ProfileAnswer } from '../../risks/causes.ts';
import type { Method } from '../../risks/method.ts';
import type { RiskCategory } from '../../risks/risk.ts';
import type { Scenario } from '../../risks/scenario.ts';
import type { VendorInput } from '../../vendors/vendor.ts';
import type { VendorFacts } from '../../vendors/record.ts';

/** What a proposal is about. A scenario is proposed once for each, since a server and a laptop fail in different ways. */
export const GROUPS = ['devices', 'infrastructure', 'services', 'vendors', 'organisation'] as const;
export type Group = (typeof GROUPS)[number];

/** An asset in use. Its type is a text: an organisation may have types of its own. */
export type ProposalAsset = Pick<
  AssetFacts,
  | 'name'
  | 'owner'
  | 'dataClassification'
  | 'encryptionEnabled'
  | 'antivirusInstalled'
  | 'backupStatus'
  | 'patchLevel'
  | 'vulnerabilityCount'
  | 'warrantyExpiry'
  | 'accessReviewDate'
> & { id: string; type: string };

export type ProposalVendor = Pick<VendorInput, 'name' | 'tier' | 'compliance' | 'ownerId'> & {
  id: string;
  score: number;
  records: readonly VendorFacts[];
};

export interface Person {
  id: string;
  name: string;
}

/** Everything that proposals are derived from, as it is on a day (ISO date). */
export interface ProposalFacts {
  today: string;
  scenarios: readonly (Scenario & { category: RiskCategory })[];
  method: Method;
  assets: readonly ProposalAsset[];
  vendors: readonly ProposalVendor[];
  answers: readonly ProfileAnswer[];
  members: readonly Person[];
  /** Members who may change risks, the one to ask first on top. */
  riskEditors: readonly Person[];
  /** Scenarios that stand in the register, with what their risks are tied to; tied to nothing, a risk is about all of it. */
  known: readonly { scenarioId: string; groups: readonly Group[] }[];
}

const DEVICES: ReadonlySet<string> = new Set(DEVICE_TYPES);
const INFRASTRUCTURE: ReadonlySet<string> = new Set(INFRASTRUCTURE_TYPES);

export function groupOfType(type: string): Exclude<Group, 'vendors' | 'organisation'> {
  if (DEVICES.has(type)) return 'devices';
  return INFRASTRUCTURE.has(type) ? 'infrastructure' : 'services';
}
