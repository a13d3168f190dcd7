import { type AssetField, type FieldFacts, MOST_FIELDS, problemsOfField } from '#domain/assets/vocabulary/field.ts';
import { choicesOf } from '#domain/assets/vocabulary/choices.ts';
import {
  type AssetOption,
  MOST_OPTIONS,
  type OptionFacts,
  problemsOfOption,
} from '#domain/assets/vocabulary/option.ts';
import { assetFieldSubject, assetOptionSubject } from '#domain/assets/subject.ts';
import { issue } from '#domain/issue.ts';
import type { Context } from '../platform/context.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, invalid, notFound, Problem } from '../platform/http/problems.ts';
import {
  addField,
  addOption,
  changeField,
  changeOption,
  countWithChoice,
  countWithField,
  listFields,
  readVocabulary,
  removeField,
  removeOption,
  replaceChoice,
} from './vocabulary.ts';

const vocabularyOf = ({ db, organisationId }: Context) => readVocabulary(db, organisationId);

function found<T>(one: T | undefined): T {
  if (!one) throw notFound();
  return one;
}

/** The option of an id and those beside it. */
async function optionOf(context: Context, id: string): Promise<[AssetOption, AssetOption[]]> {
  const { options } = await vocabularyOf(context);
  return [found(options.find((each) => each.id === id)), options.filter((each) => each.id !== id)];
}

/** What a removal did to the assets that held the choice. */
interface Replaced {
  replacedBy: string;
  assets: number;
}

function recordOption(
  context: Context,
  id: string,
  before: OptionFacts | null,
  after: OptionFacts | null,
  replaced: Replaced | null = null,
): void {
  const factsOf = ({ field, name, category, countsAs }: OptionFacts) => ({ field, name, category, countsAs });
  context.record({
    action: before ? (after ? 'changed' : 'removed') : 'added',
    subject: assetOptionSubject,
    subjectId: id,
    title: (after ?? before)?.name ?? '',
    before: before && factsOf(before),
    after: after ? factsOf(after) : replaced,
  });
}

function checkOption(option: OptionFacts, others: readonly AssetOption[]): void {
  const problems = problemsOfOption(option, others);
  if (problems.length > 0) throw invalid(problems);
}

export const optionHandlers = {
  add: os.assets.options.add.handler(async ({ input, context }) => {
    const { options } = await vocabularyOf(context);
    if (options.length >= MOST_OPTIONS)
      throw conflict('too_many_options', `Keep at most ${MOST_OPTIONS} choices of your own. Remove one first.`);
    checkOption(input, options);
    const option = { ...input, id: context.newId() };
    await addOption(context.db, context.organisationId, option);
    recordOption(context, option.id, null, option);
    return option;
  }),
  change: os.assets.options.change.handler(async ({ input: { id, ...change }, context }) => {
    const [before, others] = await optionOf(context, id);
    const after = { ...before, ...change };
    checkOption(after, others);
    await changeOption(context.db, context.organisationId, before, after);
    recordOption(context, id, before, after);
    return after;
  }),
  remove: os.assets.options.remove.handler(async ({ input: { id, replaceBy }, context }) => {
    const [before, others] = await optionOf(context, id);
    const choices = choicesOf(before.field, others);
    if (replaceBy !== undefined && !choices.includes(replaceBy))
      throw invalid([{ path: 'replaceBy', message: issue('one_of', { choices: choices.join(', ') }) }]);
    const assets = await countWithChoice(context.db, context.organisationId, before);
    if (assets > 0 && replaceBy === undefined)
      throw new Problem(409, 'choice_in_use', `${assets} assets have this choice. Say which takes its place.`, {
        params: { count: assets },
      });
    if (replaceBy !== undefined) await replaceChoice(context.db, context.organisationId, before, replaceBy);
    await removeOption(context.db, context.organisationId, id);
    recordOption(
      context,
      id,
      before,
      null,
      assets > 0 && replaceBy !== undefined ? { replacedBy: replaceBy, assets } : null,
    );
    return { id, assets };
  }),
};

async function fieldOf(context: Context, id: string): Promise<[AssetField, AssetField[]]> {
  const fields = await listFields(context.db, context.organisationId);
  return [found(fields.find((each) => each.id === id)), fields.filter((each) => each.id !== id)];
}

/** `emptied`: how many assets lost what stood in it. */
function recordField(
  context: Context,
  id: string,
  before: FieldFacts | null,
  after: FieldFacts | null,
  emptied = 0,
): void {
  const factsOf = ({ name, kind, choices }: FieldFacts) => ({ name, kind, choices });
  context.record({
    action: before ? (after ? 'changed' : 'removed') : 'added',
    subject: assetFieldSubject,
    subjectId: id,
    title: (after ?? before)?.name ?? '',
    before: before && factsOf(before),
    after: after ? factsOf(after) : emptied > 0 ? { assets: emptied } : null,
  });
}

function checkField(field: FieldFacts, others: readonly AssetField[]): void {
  const problems = problemsOfField(field, others);
  if (problems.length > 0) throw invalid(problems);
}

export const fieldHandlers = {
  add: os.assets.fields.add.handler(async ({ input, context }) => {
    const fields = await listFields(context.db, context.organisationId);
    if (fields.length >= MOST_FIELDS)
      throw conflict('too_many_fields', `Keep at most ${MOST_FIELDS} fields of your own. Remove one first.`);
    checkField(input, fields);
    const field = { ...input, id: context.newId() };
    await addField(context.db, context.organisationId, field);
    recordField(context, field.id, null, field);
    return field;
  }),
  change: os.assets.fields.change.handler(async ({ input: { id, ...change }, context }) => {
    const [before, others] = await fieldOf(context, id);
    const { id: _id, ...after } = { ...before, ...change };
    checkField(after, others);
    await changeField(context.db, context.organisationId, id, after);
    recordField(context, id, before, after);
    return { id, ...after };
  }),
  remove: os.assets.fields.remove.handler(async ({ input: { id, assets: expected }, context }) => {
    const [before] = await fieldOf(context, id);
    const assets = await countWithField(context.db, context.organisationId, id);
    if (assets > expected)
      throw new Problem(
        409,
        'field_in_use',
        `${assets} assets say something in this field, which would be gone with it.`,
        {
          params: { count: assets },
        },
      );
    await removeField(context.db, context.organisationId, id);
    recordField(context, id, before, null, assets);
    return { id, assets };
  }),
};
