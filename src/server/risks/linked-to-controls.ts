import type { Transaction } from 'kysely';
import type { LinkedRisk } from '#domain/risks/linked-risk.ts';
import { methodInForce } from '#domain/risks/score.ts';
import type { Tables } from '../tables.ts';
import { listVersions } from './methods.ts';

/** The open risks that name a requirement of these frameworks as what treats them, in the order of the register: by framework, then requirement. */
export async function openRisksByRequirement(
  db: Transaction<Tables>,
  organisationId: string,
  frameworks: readonly string[],
): Promise<Map<string, Map<string, LinkedRisk[]>>> {
  const rows = await db
    .selectFrom('risk_controls')
    .innerJoin('risks', (join) =>
      join
        .onRef('risks.id', '=', 'risk_controls.risk_id')
        .onRef('risks.organisation_id', '=', 'risk_controls.organisation_id'),
    )
    .select([
      'risk_controls.framework',
      'risk_controls.requirement_id as requirementId',
      'risks.reference',
      'risks.score',
      'risks.score_method as scoreMethod',
    ])
    .where('risk_controls.organisation_id', '=', organisationId)
    .where('risk_controls.framework', 'in', [...frameworks])
    .where('risks.closed_at', 'is', null)
    .orderBy('risks.ordinal')
    .execute();
  const linked = new Map<string, Map<string, LinkedRisk[]>>();
  if (rows.length === 0) return linked;
  const versions = await listVersions(db, organisationId);
  for (const { framework, requirementId, reference, score, scoreMethod } of rows) {
    const isAboveAppetite =
      score !== null && scoreMethod !== null && score > methodInForce(versions, scoreMethod).method.appetite;
    const of = linked.get(framework) ?? new Map<string, LinkedRisk[]>();
    linked.set(framework, of);
    of.set(requirementId, [...(of.get(requirementId) ?? []), { reference, isAboveAppetite }]);
  }
  return linked;
}
