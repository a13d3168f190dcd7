import { assetSubject } from '#domain/assets/subject.ts';
import { NEW_ASSET, problemsOf } from '#domain/assets/asset.ts';
import type { Asset, AssetFacts } from '#domain/assets/asset.ts';
import { withOwnValues } from '#domain/assets/vocabulary/field.ts';
import { saysTheSame } from '#domain/assets/import-merge.ts';
import { riskOf } from '#domain/assets/risk.ts';
import type { Context } from '../platform/context.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, invalid, notFound } from '../platform/http/problems.ts';
import { readAnalytics } from './analytics.ts';
import { listHeadings } from './headings.ts';
import { importHandlers } from './import-handlers.ts';
import { operationHandlers } from './operation-handlers.ts';
import { dayOf } from '../platform/day.ts';
import { factsOf } from './rows.ts';
import { listChoices, readStatistics } from './statistics.ts';
import { viewHandlers } from './view-handlers.ts';
import { fieldHandlers, optionHandlers } from './vocabulary-handlers.ts';
import { checkVocabulary, readVocabulary, toldFacts, vocabularyFor } from './vocabulary.ts';
import { listAssets } from './asset-list.ts';
import { addAsset, changeAsset, findByLabelCode, getAsset, lockAsset, removeAsset } from './store.ts';

async function record(
  context: Context,
  action: 'added' | 'changed' | 'removed',
  before: Asset | null,
  after: Asset | null,
) {
  const known = after ?? before;
  if (!known) return;
  const all = [before, after].filter((each) => each !== null);
  const { fields } = await vocabularyFor(context.db, context.organisationId, ...all);
  context.record({
    action,
    subject: assetSubject,
    subjectId: known.id,
    title: known.name,
    before: before && toldFacts(factsOf(before), fields),
    after: after && toldFacts(factsOf(after), fields),
  });
}

async function check({ db, organisationId }: Context, facts: AssetFacts, before?: Asset): Promise<void> {
  const problems = problemsOf(facts);
  if (problems.length > 0) throw invalid(problems);
  checkVocabulary(facts, await vocabularyFor(db, organisationId, facts), before);
}

/** A level that is no longer set needs no reason. */
function tidy<T extends Partial<AssetFacts>>(facts: T): T {
  return facts.riskLevelOverride === null ? { ...facts, riskLevelReason: '' } : facts;
}

/** @throws Problem not_found, also for another organisation's asset. */
function found<T>(asset: T | undefined): T {
  if (!asset) throw notFound();
  return asset;
}

export const assetHandlers = {
  list: os.assets.list.handler(({ input, context }) =>
    listAssets(context.db, context.organisationId, input, context.now),
  ),
  statistics: {
    get: os.assets.statistics.get.handler(({ context }) =>
      readStatistics(context.db, context.organisationId, context.now),
    ),
  },
  analytics: {
    get: os.assets.analytics.get.handler(({ context }) =>
      readAnalytics(context.db, context.organisationId, context.now),
    ),
  },
  choices: {
    list: os.assets.choices.list.handler(({ context }) => listChoices(context.db, context.organisationId)),
  },
  codes: {
    get: os.assets.codes.get.handler(async ({ input, context }) => ({
      id: found(await findByLabelCode(context.db, context.organisationId, input.code)),
    })),
  },
  get: os.assets.get.handler(async ({ input, context }) => {
    const asset = found(await getAsset(context.db, context.organisationId, input.id, context.now));
    return { ...asset, risk: riskOf(asset, dayOf(context.now)) };
  }),
  add: os.assets.add.handler(async ({ input, context }) => {
    const facts = tidy<AssetFacts>({ ...NEW_ASSET, tags: [], ...input });
    await check(context, facts);
    const asset = await addAsset(context.db, context.organisationId, context.newId(), facts, context.now);
    await record(context, 'added', null, asset);
    return asset;
  }),
  change: os.assets.change.handler(async ({ input, context }) => {
    const { id, version, ownValues = {}, ...change } = input;
    const before = found(await lockAsset(context.db, context.organisationId, id, context.now));
    if (version !== undefined && version !== before.version)
      throw conflict('changed_since', 'Somebody else changed this asset in the meantime.');
    const next = tidy({ ...factsOf(before), ...change, ownValues: withOwnValues(before.ownValues, ownValues) });
    await check(context, next, before);
    if (saysTheSame(before, next)) return before;
    const after = await changeAsset(context.db, context.organisationId, id, next, context.now);
    await record(context, 'changed', before, after);
    return after;
  }),
  remove: os.assets.remove.handler(async ({ input, context }) => {
    const asset = found(await lockAsset(context.db, context.organisationId, input.id, context.now));
    await removeAsset(context.db, context.organisationId, input.id);
    await record(context, 'removed', asset, null);
    return { id: input.id };
  }),
  vocabulary: {
    get: os.assets.vocabulary.get.handler(({ context }) => readVocabulary(context.db, context.organisationId)),
  },
  options: optionHandlers,
  fields: fieldHandlers,
  headings: {
    list: os.assets.headings.list.handler(({ context }) => listHeadings(context.db, context.organisationId)),
  },
  views: viewHandlers,
  imports: importHandlers,
  operations: operationHandlers,
};
