import { z } from 'zod';
import { ControlStatus } from '../controls/control.ts';
import type { Framework } from '../frameworks/requirement.ts';
import type { RequirementFacts } from './facts.ts';

/** A row of the Statement of Applicability (ISO/IEC 27001:2022, 6.1.3 d): every Annex A control, whether or not anybody touched it. */
export const StatementRow = z.object({
  requirementId: z.string(),
  applicable: z.boolean(),
  justification: z.string(),
  status: ControlStatus,
  evidence: z.number().int(),
  /** Accepted pieces that say the reverse of what the control asks. Not there where none does, nor in versions of before they were counted apart. */
  against: z.number().int().optional(),
  ownerName: z.string().nullable(),
  /** References of the open risks that an applicable control treats: a reason to include it. Not there where it treats none. */
  risks: z.array(z.string()).optional(),
});
export type StatementRow = z.infer<typeof StatementRow>;

/** A Statement of Applicability is asked for where clauses always apply and controls are chosen among: in ISO/IEC 27001. */
export function hasStatement({ kinds }: Pick<Framework, 'kinds'>): boolean {
  return kinds.clause !== undefined && kinds.control !== undefined;
}

/** Iterates the controls of the catalogue, not the decisions, so that none can be missing. Keeps the order given. */
export function statementOf(facts: RequirementFacts[]): StatementRow[] {
  return facts
    .filter(({ requirement }) => requirement.kind === 'control')
    .map(({ requirement, control, evidence, against, risks }) => ({
      requirementId: requirement.id,
      applicable: control.applicable,
      justification: control.justification,
      status: control.status,
      evidence,
      ...(against > 0 && { against }),
      ownerName: control.ownerName,
      ...(control.applicable && risks.length > 0 && { risks: risks.map(({ reference }) => reference) }),
    }));
}
