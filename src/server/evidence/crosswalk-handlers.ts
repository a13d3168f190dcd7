import { crosswalkSubject, evidenceSubject } from '#domain/evidence/subject.ts';
import type { Overrule, Place, Relation } from '#domain/frameworks/crosswalk.ts';
import { pairOf } from '#domain/frameworks/crosswalk.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { dropOverrule, type KeptOverrule, keepOverrule } from '../frameworks/overrules.ts';
import type { Context } from '../platform/context.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import { browse, linkBetween, rowOf } from './crosswalk-browser.ts';
import { effectOf } from './crosswalk-effect.ts';
import { type Mapping, mappingOf, mappingWith } from './mapping.ts';

interface Asked {
  from: string;
  fromRequirement: string;
  to: string;
  toRequirement: string;
}

/** @throws Problem not_found for requirements that are not there, conflict for two of one framework. */
async function pairNamed(context: Context, asked: Asked): Promise<{ from: Place; to: Place }> {
  const placeOf = async (framework: string, requirementId: string): Promise<Place> => ({
    framework,
    requirementId: requirementNamed(await frameworkNamed(context, framework), requirementId).id,
  });
  if (asked.from === asked.to)
    throw conflict('same_framework', 'The crosswalk relates requirements of different frameworks.');
  return {
    from: await placeOf(asked.from, asked.fromRequirement),
    to: await placeOf(asked.to, asked.toRequirement),
  };
}

const isOf = (pair: { from: Place; to: Place }) => (each: Overrule) =>
  pairOf(each.from, each.to) === pairOf(pair.from, pair.to);

/** The mapping with that judgement in place of what there is for the pair; `shipped`: with none. */
function judged(
  mapping: Mapping,
  pair: { from: Place; to: Place },
  relation: Relation | 'none' | 'shipped',
  overrule: Omit<KeptOverrule, 'from' | 'to' | 'relation'>,
): Mapping {
  const others = mapping.overrules.filter((each) => !isOf(pair)(each));
  if (relation === 'shipped') return mappingWith(mapping, others);
  return mappingWith(mapping, [...others, { ...overrule, ...pair, relation: relation === 'none' ? null : relation }]);
}

export const crosswalkHandlers = {
  list: os.evidence.crosswalk.list.handler(async ({ input, context }) => {
    const { page = 0, pageSize = 25, language = 'en', ...query } = input;
    const [from, to] = [await frameworkNamed(context, input.from), await frameworkNamed(context, input.to)];
    return browse(await mappingOf(context), { ...query, from, to, page, pageSize, language });
  }),
  effect: {
    get: os.evidence.crosswalk.effect.get.handler(async ({ input, context }) => {
      const pair = await pairNamed(context, input);
      const before = await mappingOf(context);
      const tried = {
        id: 'tried',
        reason: '–',
        decidedAt: context.now.toISOString(),
        decidedByName: context.actor.name,
      };
      const after = judged(before, pair, input.relation, tried);
      return effectOf(context, pair, { before, after }, input.language ?? 'en');
    }),
  },
  overrules: {
    add: os.evidence.crosswalk.overrules.add.handler(async ({ input, context }) => {
      const pair = await pairNamed(context, input);
      const before = await mappingOf(context);
      const existing = before.overrules.find(isOf(pair));
      if (!existing && !linkBetween(before, pair.from, pair.to)) throw notFound();
      const relation = input.relation === 'none' ? null : input.relation;
      const kept = { id: existing?.id ?? context.newId(), ...pair, relation, reason: input.reason };
      await keepOverrule(context, kept, { at: context.now, by: context.actor.id, byName: context.actor.name });
      const after = await mappingOf(context);
      const [old, next] = [before, after].map((mapping) => rowOf(mapping, { ...pair, link: null }, 'en').overrule);
      context.record({
        action: existing ? 'changed' : 'added',
        subject: crosswalkSubject,
        subjectId: kept.id,
        title: titleOf(before, pair),
        before: old ? { relation: old.relation ?? 'none', reason: old.reason } : null,
        after: { relation: next?.relation ?? 'none', reason: input.reason },
      });
      context.publish(evidenceSubject, null);
      const link = linkBetween(after, pair.from, pair.to);
      return rowOf(after, { ...pair, link }, input.language ?? 'en');
    }),
    remove: os.evidence.crosswalk.overrules.remove.handler(async ({ input, context }) => {
      const mapping = await mappingOf(context);
      const existing = mapping.overrules.find(({ id }) => id === input.id);
      if (!existing || !(await dropOverrule(context, input.id))) throw notFound();
      context.record({
        action: 'removed',
        subject: crosswalkSubject,
        subjectId: existing.id,
        title: titleOf(mapping, existing),
        before: { relation: existing.relation ?? 'none', reason: existing.reason },
      });
      context.publish(evidenceSubject, null);
      return { id: existing.id };
    }),
  },
};

/** Also of a requirement that is gone. */
function titleOf({ library }: Mapping, { from, to }: { from: Place; to: Place }): string {
  const say = ({ framework, requirementId }: Place) =>
    `${library.find(framework)?.title ?? framework} ${requirementId}`;
  return `${say(from)} ↔ ${say(to)}`;
}
