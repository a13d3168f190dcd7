import { issue } from '#domain/issue.ts';
import type { RiskLinks } from '#domain/risks/risk.ts';
import { libraryOf } from '../frameworks/library.ts';
import type { Context } from '../platform/context.ts';
import { invalid } from '../platform/http/problems.ts';

type Asked = { [K in keyof RiskLinks]?: RiskLinks[K] | undefined };

/**
 * Replaces the lists that are given.
 * @throws Problem invalid, naming the list, when something in it is not there.
 */
export async function replaceLinks(
  context: Context,
  riskId: string,
  { assetIds, controls, documentIds }: Asked,
): Promise<void> {
  const row = { organisation_id: context.organisationId, risk_id: riskId };
  if (assetIds) {
    const ids = [...new Set(assetIds)];
    await check(context, 'assets', 'assetIds', ids);
    await context.db
      .deleteFrom('risk_assets')
      .where('organisation_id', '=', context.organisationId)
      .where('risk_id', '=', riskId)
      .execute();
    if (ids.length > 0)
      await context.db
        .insertInto('risk_assets')
        .values(ids.map((id) => ({ ...row, asset_id: id })))
        .execute();
  }
  if (documentIds) {
    const ids = [...new Set(documentIds)];
    await check(context, 'documents', 'documentIds', ids);
    await context.db
      .deleteFrom('risk_documents')
      .where('organisation_id', '=', context.organisationId)
      .where('risk_id', '=', riskId)
      .execute();
    if (ids.length > 0)
      await context.db
        .insertInto('risk_documents')
        .values(ids.map((id) => ({ ...row, document_id: id })))
        .execute();
  }
  if (controls) {
    const known = new Map(controls.map((link) => [`${link.framework}/${link.requirementId}`, link]));
    const library = await libraryOf(
      context,
      controls.map(({ framework }) => framework),
    );
    for (const [key, { framework, requirementId }] of known)
      if (!library.find(framework)?.requirements.some(({ id }) => id === requirementId))
        throw invalid([{ path: 'controls', message: issue('control_unknown', { control: key.slice(0, 110) }) }]);
    await context.db
      .deleteFrom('risk_controls')
      .where('organisation_id', '=', context.organisationId)
      .where('risk_id', '=', riskId)
      .execute();
    if (known.size > 0)
      await context.db
        .insertInto('risk_controls')
        .values(
          [...known.values()].map((link) => ({
            ...row,
            framework: link.framework,
            requirement_id: link.requirementId,
          })),
        )
        .execute();
  }
}

async function check(context: Context, table: 'assets' | 'documents', path: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await context.db
    .selectFrom(table)
    .select('id')
    .where('organisation_id', '=', context.organisationId)
    .where('id', 'in', ids)
    .execute();
  if (rows.length < ids.length)
    throw invalid([{ path, message: table === 'assets' ? issue('asset_gone') : issue('document_gone') }]);
}
