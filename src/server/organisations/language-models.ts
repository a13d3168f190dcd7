import { languageModelSubject } from '#domain/organisations/subject.ts';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import type {
  LanguageModel,
  ModelFailure,
  NewLanguageModel,
  OfferedModel,
} from '#domain/organisations/language-model.ts';
import type { Context } from '../platform/context.ts';
import { complete, CompletionError, type ModelTerms } from '../platform/completion.ts';
import { invalid, notFound } from '../platform/http/problems.ts';
import { seal, unseal } from '../platform/encryption.ts';
import type { Services } from '../platform/services.ts';
import { readBaseUrl, type Settings } from '../platform/settings.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;
type SecretServices = Pick<Services, 'settings' | 'secrets'>;
type Address = Pick<NewLanguageModel, 'baseUrl' | 'model' | 'apiKey'>;

const TESTS = 10;
const TEST_PATIENCE = 15_000;
const sealingSecret = ({ secrets }: Pick<SecretServices, 'secrets'>) => secrets('language models');

/** The operator's own service first, then those that are only allowed. */
export function offeredModels({ LLM_BASE_URL, LLM_MODEL, LLM_ALLOWED_URLS }: Settings): OfferedModel[] {
  const own = LLM_BASE_URL && LLM_MODEL ? [{ baseUrl: LLM_BASE_URL, model: LLM_MODEL }] : [];
  const others = [...new Set(LLM_ALLOWED_URLS)].filter((baseUrl) => baseUrl !== LLM_BASE_URL);
  return [...own, ...others.map((baseUrl) => ({ baseUrl, model: null }))];
}

function find(db: Db, organisationId: string) {
  return db.selectFrom('language_models').selectAll().where('organisation_id', '=', organisationId).executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

function answerOf(row: Row, settings: Settings): LanguageModel {
  const offered = offeredModels(settings).find(({ baseUrl }) => baseUrl === row.base_url);
  return {
    isOn: row.is_on,
    baseUrl: row.base_url,
    model: offered?.model ?? row.model,
    hasKey: row.sealed_key !== null,
    agreedAt: row.agreed_at?.toISOString() ?? null,
    agreedByName: row.agreed_by_name,
    isOffered: offered !== undefined,
  };
}

export async function getLanguageModel({ db, organisationId }: Context, { settings }: SecretServices) {
  const row = await find(db, organisationId);
  return { offered: offeredModels(settings), languageModel: row ? answerOf(row, settings) : null };
}

/** @throws Problem invalid where the operator does not allow the address. */
function offeredNamed(baseUrl: string, settings: Settings): OfferedModel {
  const offered = offeredModels(settings).find((each) => each.baseUrl === readBaseUrl(baseUrl));
  if (!offered) throw invalid([{ path: 'baseUrl', message: issue('address_not_allowed') }]);
  return offered;
}

/** The sealed key that goes with an address: the one entered, or the one kept for this very address. The operator's own needs none here. */
function keyFor(
  { baseUrl, model }: OfferedModel,
  apiKey: string,
  before: Row | undefined,
  services: SecretServices,
): string | null {
  if (model !== null) return null;
  if (apiKey) return seal(sealingSecret(services), apiKey);
  return before?.base_url === baseUrl ? before.sealed_key : null;
}

export async function changeLanguageModel(
  context: Context,
  services: SecretServices,
  input: NewLanguageModel,
): Promise<LanguageModel> {
  const { db, organisationId, now, actor } = context;
  const offered = offeredNamed(input.baseUrl, services.settings);
  const before = await find(db, organisationId);
  const values = {
    is_on: input.isOn,
    base_url: offered.baseUrl,
    model: offered.model ?? input.model,
    sealed_key: keyFor(offered, input.apiKey, before, services),
    ...(input.isOn
      ? { agreed_at: now, agreed_by: actor.id, agreed_by_name: actor.name }
      : { agreed_at: null, agreed_by: null, agreed_by_name: null }),
    changed_at: now,
  };
  await db
    .insertInto('language_models')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((known) => known.column('organisation_id').doUpdateSet(values))
    .execute();
  context.record({
    action: before ? 'changed' : 'added',
    subject: languageModelSubject,
    subjectId: organisationId,
    title: values.model,
    before: before && { isOn: before.is_on, baseUrl: before.base_url, model: before.model },
    after: { isOn: values.is_on, baseUrl: values.base_url, model: values.model, ...(input.isOn && { agreed: true }) },
  });
  const row = await find(db, organisationId);
  if (!row) throw notFound();
  return answerOf(row, services.settings);
}

/** Takes its answers away too; what it moved stays, labelled, until a document is read again. */
export async function removeLanguageModel(context: Context): Promise<void> {
  const { db, organisationId } = context;
  const before = await find(db, organisationId);
  if (!before) throw notFound();
  await db.deleteFrom('language_models').where('organisation_id', '=', organisationId).execute();
  await db.deleteFrom('model_answers').where('organisation_id', '=', organisationId).execute();
  const { base_url: baseUrl, model, is_on: isOn } = before;
  context.record({
    action: 'removed',
    subject: languageModelSubject,
    subjectId: organisationId,
    title: model,
    before: { isOn, baseUrl, model },
  });
}

function termsFor(
  offered: OfferedModel,
  model: string,
  sealedKey: string | null,
  services: SecretServices,
): ModelTerms {
  const { LLM_API_KEY, LLM_PRIVATE_HOSTS, LLM_TIMEOUT_SECONDS } = services.settings;
  const ownKey = sealedKey === null ? null : unseal(sealingSecret(services), sealedKey);
  return {
    baseUrl: offered.baseUrl,
    model: offered.model ?? model,
    apiKey: offered.model === null ? ownKey : (LLM_API_KEY ?? null),
    privateHosts: LLM_PRIVATE_HOSTS,
    timeout: LLM_TIMEOUT_SECONDS * 1000,
  };
}

/** The model that the organisation switched on; `refused` where the operator no longer allows it, undefined where there is none. */
export async function findModelTerms(
  { db, organisationId }: Pick<Context, 'db' | 'organisationId'>,
  services: SecretServices,
): Promise<{ model: string; terms: ModelTerms | 'refused' } | undefined> {
  const row = await find(db, organisationId);
  if (!row?.is_on) return undefined;
  const offered = offeredModels(services.settings).find(({ baseUrl }) => baseUrl === row.base_url);
  if (!offered) return { model: row.model, terms: 'refused' };
  const terms = termsFor(offered, row.model, row.sealed_key, services);
  return { model: terms.model, terms };
}

/** The name of the model that is switched on, if any. */
export async function modelInUse({
  db,
  organisationId,
}: Pick<Context, 'db' | 'organisationId'>): Promise<string | undefined> {
  const row = await find(db, organisationId);
  return row?.is_on ? row.model : undefined;
}

const Ready = z.object({ ready: z.literal(true) });

/** Asks the model for one word. Nothing of the organisation is sent. */
export async function testLanguageModel(
  { db, organisationId }: Context,
  services: Pick<Services, 'settings' | 'secrets' | 'limits'>,
  { baseUrl, model, apiKey }: Address,
): Promise<{ outcome: 'works' | ModelFailure; detail: string }> {
  const offered = offeredNamed(baseUrl, services.settings);
  services.limits.count(`language model test ${organisationId}`, TESTS);
  const terms = termsFor(offered, model, keyFor(offered, apiKey, await find(db, organisationId), services), services);
  const began = performance.now();
  const question = {
    name: 'test',
    messages: [{ role: 'user' as const, content: 'Answer with this JSON object and nothing else: {"ready": true}' }],
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['ready'],
      properties: { ready: { type: 'boolean' } },
    },
    maxTokens: 200,
  };
  try {
    const limited = { ...terms, timeout: Math.min(terms.timeout, TEST_PATIENCE) };
    await complete(limited, question, (value) => Ready.safeParse(value).data);
    return { outcome: 'works', detail: `${terms.model}, ${((performance.now() - began) / 1000).toFixed(1)} s` };
  } catch (error) {
    if (!(error instanceof CompletionError)) throw error;
    return { outcome: error.code, detail: error.message };
  }
}
