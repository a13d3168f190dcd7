import { z } from 'zod';
import { OwnerRole } from '../frameworks/applicability.ts';
import { ControlStatus, JustificationReason } from '../controls/control.ts';
import type { Framework } from '../frameworks/requirement.ts';
import type { RequirementFacts } from './facts.ts';

/** A row of the Statement of Applicability (ISO/IEC 27001:2022, 6.1.3 d): every Annex A control, whether or not anybody touched it. */
export const StatementRow = z.object({
  /** Of a control beyond Annex A: the own framework that it is of. */
  framework: z.string().optional(),
  requirementId: z.string(),
  applicable: z.boolean(),
  justification: z.string(),
  /** What kinds of reason it gives. Not there where none is named. */
  reasons: z.array(JustificationReason).optional(),
  status: ControlStatus,
  evidence: z.number().int(),
  /** Accepted pieces that say the reverse of what the control asks. Not there where none does, nor in versions of before they were counted apart. */
  against: z.number().int().optional(),
  ownerName: z.string().nullable(),
  /** Whose task it is, where nobody is named yet. */
  ownerRole: OwnerRole.optional(),
  /** Titles of the documents that current evidence of it comes from: what implements it. Not there where there are none. */
  documents: z.array(z.string()).optional(),
  /** References of the open risks that an applicable control treats: a reason to include it. Not there where it treats none. */
  risks: z.array(z.string()).optional(),
});
export type StatementRow = z.infer<typeof StatementRow>;

/** Tells the rows of a statement apart. */
export const keyOf = ({ framework, requirementId }: Pick<StatementRow, 'framework' | 'requirementId'>): string =>
  framework ? `${framework}/${requirementId}` : requirementId;

/** An own framework whose controls may stand in the statement beside those of Annex A (ISO/IEC 27001:2022, 6.1.3 b). */
export const FurtherControls = z.object({
  framework: z.string(),
  title: z.string(),
  controls: z.number().int(),
  isIn: z.boolean(),
});
export type FurtherControls = z.infer<typeof FurtherControls>;

/** A Statement of Applicability is asked for where clauses always apply and controls are chosen among: in ISO/IEC 27001. */
export function hasStatement({ kinds }: Pick<Framework, 'kinds'>): boolean {
  return kinds.clause !== undefined && kinds.control !== undefined;
}

/** Iterates the controls of the catalogue, not the decisions, so that none can be missing. Keeps the order given. */
export function statementOf(
  facts: RequirementFacts[],
  documents: ReadonlyMap<string, readonly { title: string }[]> = new Map(),
): StatementRow[] {
  return facts
    .filter(({ requirement }) => requirement.kind === 'control')
    .map(({ requirement, control, evidence, against, risks }) => ({
      requirementId: requirement.id,
      applicable: control.applicable,
      justification: control.justification,
      status: control.status,
      evidence,
      ...(against > 0 && { against }),
      ...(control.reasons.length > 0 && { reasons: control.reasons }),
      ownerName: control.ownerName,
      ...(control.ownerName === null && control.ownerRole !== null && { ownerRole: control.ownerRole }),
      ...(documents.has(requirement.id) && { documents: documents.get(requirement.id)?.map(({ title }) => title) }),
      ...(control.applicable && risks.length > 0 && { risks: risks.map(({ reference }) => reference) }),
    }));
}
