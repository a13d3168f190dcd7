import { type Expression, sql, type SqlBool } from 'kysely';
import type { RiskFilter } from '#domain/risks/filter.ts';
import type { MethodVersion } from '#domain/risks/method.ts';
import { methodInForce, scoresOf } from '#domain/risks/score.ts';
import { isWaiting, NEEDS_VIEW } from '#domain/risks/slices.ts';
import type { Risk } from '#domain/risks/view.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { likeOf } from '../platform/database/like.ts';
import { listVersions } from './methods.ts';
import { type RiskQuery, selectRisks } from './store.ts';
import { viewRisks } from './views.ts';

/** The risks that a filter lets through. Closed ones only where they are asked for. */
export async function filteredRisks(context: Context, filter: RiskFilter): Promise<RiskQuery> {
  const versions = await listVersions(context.db, context.organisationId);
  const all = narrow(context, filter, versions);
  const { stage, only } = filter;
  if (!stage && !(only && NEEDS_VIEW.includes(only))) return all;
  // What is derived from several registers is derived once, by the domain, and not said again in SQL.
  if (stage === 'closed') return all;
  const fits = (risk: Risk) => (!stage || risk.stage === stage) && (!only || isWaiting(only, risk));
  const ids = (await viewRisks(context, all)).filter(fits).map(({ id }) => id);
  return all.where(sql<boolean>`risks.id = any(${ids}::uuid[])`);
}

function narrow(context: Context, filter: RiskFilter, versions: readonly MethodVersion[]): RiskQuery {
  const { search, band, owner, treatment, category, stage, only, assetId, control, documentId } = filter;
  const today = dayOf(context.now);
  let found = selectRisks(context.db, context.organisationId).where(
    'risks.closed_at',
    stage === 'closed' ? 'is not' : 'is',
    null,
  );
  if (search?.trim()) found = found.where('risks.search_text', 'like', likeOf(search.trim().toLowerCase()));
  if (owner === 'none') found = found.where('risks.owner_id', 'is', null);
  else if (owner)
    found = found.where(
      sql<string>`risks.owner_id::text`,
      '=',
      owner === 'me' ? context.actor.id : owner.toLowerCase(),
    );
  if (treatment)
    found = found.where('risks.treatment', 'is not distinct from', treatment === 'none' ? null : treatment);
  if (category) found = found.where('risks.category', '=', category);
  if (band) found = found.where(inBand(versions, band));
  if (assetId)
    found = found.where(
      sql<boolean>`exists (select from risk_assets l where l.risk_id = risks.id and l.asset_id = ${assetId})`,
    );
  if (documentId)
    found = found.where(
      sql<boolean>`exists (select from risk_documents l where l.risk_id = risks.id and l.document_id = ${documentId})`,
    );
  if (control)
    found = found.where(
      sql<boolean>`exists (select from risk_controls l where l.risk_id = risks.id and l.framework || '/' || l.requirement_id = ${control})`,
    );
  found = onCell(found, filter, versions);
  if (only === 'without-owner') found = found.where('risks.owner_id', 'is', null);
  if (only === 'review-overdue') found = found.where('risks.review_due_on', '<', today);
  if (only === 'above-appetite') found = found.where(isAbove(versions));
  return found;
}

/** Each version's assessments are judged by the version in force for them. */
function byVersion(
  versions: readonly MethodVersion[],
  condition: (version: MethodVersion) => Expression<SqlBool> | null,
) {
  const parts = versions.flatMap(({ number }) => {
    const part = condition(methodInForce(versions, number));
    return part ? [sql`(risks.score_method = ${number} and ${part})`] : [];
  });
  return parts.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

function inBand(versions: readonly MethodVersion[], id: string) {
  return byVersion(versions, ({ method }) => {
    const place = method.bands.findIndex((band) => band.id === id);
    if (place < 0) return null;
    const { from, to } = scoresOf(method, place);
    return sql<boolean>`risks.score between ${from} and ${to}`;
  });
}

const isAbove = (versions: readonly MethodVersion[]) =>
  byVersion(versions, ({ method }) => sql<boolean>`risks.score > ${method.appetite}`);

/** A cell of the current scales. */
function onCell(found: RiskQuery, { kind, likelihood, impact }: RiskFilter, versions: readonly MethodVersion[]) {
  if (!kind || (likelihood === undefined && impact === undefined)) return found;
  const current = versions.at(-1);
  const numbers = versions
    .filter(({ number }) => methodInForce(versions, number) === current)
    .map(({ number }) => number);
  let cell = found.where(sql<boolean>`${sql.ref(`risks.${kind}_method`)} = any(${numbers}::int[])`);
  if (likelihood !== undefined) cell = cell.where(sql.ref(`risks.${kind}_likelihood`), '=', likelihood);
  if (impact !== undefined) cell = cell.where(sql.ref(`risks.${kind}_impact`), '=', impact);
  return cell;
}
