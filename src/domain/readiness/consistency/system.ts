import type { AssetSlice } from '../../assets/slices.ts';
import type { Document } from '../../documents/document.ts';
import type { Policy } from '../../organisations/policy.ts';
import type { Risk } from '../../risks/view.ts';
import type { RequirementFacts } from '../facts.ts';

/** A piece of evidence that was not withdrawn, as far as the rules look at it. Days are ISO dates. */
export interface CurrentEvidence {
  id: string;
  framework: string;
  requirementId: string;
  documentId: string;
  validUntil: string | null;
  acceptedOn: string;
  acceptedBy: string;
}

export type KnownDocument = Pick<
  Document,
  'id' | 'title' | 'state' | 'type' | 'typeAcceptedAt' | 'isDraft' | 'reviewDueOn' | 'suggestions'
> & { uploadedOn: string };

/** How many assets each slice has; `in-use` are all that are not retired. */
export type AssetCounts = Record<AssetSlice, number>;

/** Everything that the consistency check looks at, as it is on a day (ISO date). */
export interface System {
  today: string;
  frameworks: { id: string; facts: RequirementFacts[] }[];
  evidence: CurrentEvidence[];
  documents: KnownDocument[];
  assets: AssetCounts;
  people: { administrators: number; members: number };
  /** Open risks. */
  risks: readonly Risk[];
  policy: Pick<Policy, 'secondFactor' | 'passwordLength'>;
}
