import { crosswalkSubject, evidenceSubject } from '#domain/evidence/subject.ts';
import type { Overrule, Place, Relation } from '#domain/frameworks/crosswalk.ts';
import { pairOf } from '#domain/frameworks/crosswalk.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { dropOverrule, type KeptOverrule, keepOverrule } from '../frameworks/overrules.ts';
import type { Act } from '../platform/act.ts';
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
async function pairNamed(act: Act, asked: Asked): Promise<{ from: Place; to: Place }> {
  const placeOf = async (framework: string, requirementId: string): Promise<Place> => ({
    framework,
    requirementId: requirementNamed(await frameworkNamed(act, framework), requirementId).id,
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
  list: os.evidence.crosswalk.list.handler(async ({ input, context: { act } }) => {
    const { page = 0, pageSize = 25, language = 'en', ...query } = input;
    const [from, to] = [await frameworkNamed(act, input.from), await frameworkNamed(act, input.to)];
    return browse(await mappingOf(act), { ...query, from, to, page, pageSize, language });
  }),
  effect: {
    get: os.evidence.crosswalk.effect.get.handler(async ({ input, context: { act } }) => {
      const pair = await pairNamed(act, input);
      const before = await mappingOf(act);
      const tried = { id: 'tried', reason: '–', decidedAt: act.now.toISOString(), decidedByName: act.actor.name };
      const after = judged(before, pair, input.relation, tried);
      return effectOf(act, pair, { before, after }, input.language ?? 'en');
    }),
  },
  overrules: {
    add: os.evidence.crosswalk.overrules.add.handler(async ({ input, context: { act } }) => {
      const pair = await pairNamed(act, input);
      const before = await mappingOf(act);
      const standing = before.overrules.find(isOf(pair));
      if (!standing && !linkBetween(before, pair.from, pair.to)) throw notFound();
      const relation = input.relation === 'none' ? null : input.relation;
      const kept = { id: standing?.id ?? act.newId(), ...pair, relation, reason: input.reason };
      await keepOverrule(act, kept, { at: act.now, by: act.actor.id, byName: act.actor.name });
      const after = await mappingOf(act);
      const [old, next] = [before, after].map((mapping) => rowOf(mapping, { ...pair, link: null }, 'en').overrule);
      act.record({
        action: standing ? 'changed' : 'added',
        subject: crosswalkSubject,
        subjectId: kept.id,
        title: titleOf(before, pair),
        before: old ? { relation: old.relation ?? 'none', reason: old.reason } : null,
        after: { relation: next?.relation ?? 'none', reason: input.reason },
      });
      act.tell(evidenceSubject, null);
      const link = linkBetween(after, pair.from, pair.to);
      return rowOf(after, { ...pair, link }, input.language ?? 'en');
    }),
    remove: os.evidence.crosswalk.overrules.remove.handler(async ({ input, context: { act } }) => {
      const mapping = await mappingOf(act);
      const standing = mapping.overrules.find(({ id }) => id === input.id);
      if (!standing || !(await dropOverrule(act, input.id))) throw notFound();
      act.record({
        action: 'removed',
        subject: crosswalkSubject,
        subjectId: standing.id,
        title: titleOf(mapping, standing),
        before: { relation: standing.relation ?? 'none', reason: standing.reason },
      });
      act.tell(evidenceSubject, null);
      return { id: standing.id };
    }),
  },
};

/** Also of a requirement that is gone. */
function titleOf({ library }: Mapping, { from, to }: { from: Place; to: Place }): string {
  const say = ({ framework, requirementId }: Place) =>
    `${library.find(framework)?.title ?? framework} ${requirementId}`;
  return `${say(from)} ↔ ${say(to)}`;
}
