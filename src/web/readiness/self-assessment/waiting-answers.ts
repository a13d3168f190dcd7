import {
  GivenAnswer,
  type Questioned,
  answersAfter,
  keyOfAnswer,
  problemsOfAnswer,
} from '#domain/readiness/self-assessment.ts';

/** Answers that the server does not have yet, in the order they were given. */
export type Waiting = ReadonlyMap<string, GivenAnswer>;

const placeOf = (id: string) => `selfAssessment:${id}`;

/** What an earlier visit could not send. */
export function readWaiting(id: string): Waiting {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(id)) ?? '[]');
    const answers = GivenAnswer.array().safeParse(kept);
    return new Map((answers.data ?? []).map((each) => [keyOfAnswer(each.requirementId, each.askId), each]));
  } catch {
    return new Map();
  }
}

/** Survives a reload and a lost connection; nothing stays here once the server has it. */
export function keepWaiting(id: string, waiting: Waiting): void {
  if (waiting.size === 0) localStorage.removeItem(placeOf(id));
  else localStorage.setItem(placeOf(id), JSON.stringify([...waiting.values()]));
}

/** One more answer. "Does not apply" and anything else about the same control exclude each other. */
export function withAnswer(waiting: Waiting, given: GivenAnswer): Waiting {
  const others = [...waiting].filter(
    ([key, { requirementId, answer }]) =>
      key !== keyOfAnswer(given.requirementId, given.askId) &&
      (requirementId !== given.requirementId || (answer !== 'not-applicable' && given.answer !== 'not-applicable')),
  );
  return new Map([...others, [keyOfAnswer(given.requirementId, given.askId), given]]);
}

/** What can be sent: an exclusion waits for its reason. */
export function sendable(waiting: Waiting, requirements: readonly Questioned[]): GivenAnswer[] {
  const kinds = new Map(requirements.map((each) => [each.id, each]));
  return [...waiting.values()].filter((each) => {
    const requirement = kinds.get(each.requirementId);
    return requirement !== undefined && problemsOfAnswer(requirement, each).length === 0;
  });
}

/** What is shown: what the server has, and what waits on top of it. */
export function shownAnswers(
  kept: readonly GivenAnswer[],
  waiting: Waiting,
  requirements: readonly Questioned[],
): Map<string, GivenAnswer> {
  const byRequirement = Map.groupBy(kept, ({ requirementId }) => requirementId);
  const asks = new Map(requirements.map((each) => [each.id, each.asks.map(({ id }) => id)]));
  for (const given of waiting.values()) {
    const before = byRequirement.get(given.requirementId) ?? [];
    byRequirement.set(given.requirementId, answersAfter(asks.get(given.requirementId) ?? [], before, given));
  }
  return new Map([...byRequirement.values()].flat().map((each) => [keyOfAnswer(each.requirementId, each.askId), each]));
}
