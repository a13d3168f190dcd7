import type { Framework, Requirement } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';
import { os, osAnyone } from '../platform/gate.ts';
import { notFound } from '../platform/problems.ts';
import { frameworkOf, listFrameworkHeads } from './catalogue.ts';
import { explainedIn, requirementIn } from './words.ts';

/** @throws Problem not_found for a framework that the catalogue does not have. */
export function frameworkNamed(id: string): Framework {
  const framework = frameworkOf(id);
  if (!framework) throw notFound();
  return framework;
}

/** @throws Problem not_found for a requirement that the framework does not have. */
export function requirementNamed(framework: Framework, id: string): Requirement {
  const requirement = framework.requirements.find((each) => each.id === id);
  if (!requirement) throw notFound();
  return requirement;
}

function titleOf(framework: Framework, requirement: Requirement, language: Language) {
  const { id, title, domain, kind, effort, priority } = requirementIn(framework, requirement, language);
  return { id, title, domain, kind, effort, priority };
}

export const frameworkHandlers = {
  list: osAnyone.frameworks.list.handler(async () =>
    listFrameworkHeads().map(({ id, title, edition, publisher, domains, follows }) => ({
      id,
      title,
      edition,
      publisher,
      domains: domains.length,
      requirements: domains.reduce((sum, { requirements }) => sum + requirements.length, 0),
      follows,
    })),
  ),
  get: os.frameworks.get.handler(async ({ input }) => {
    const framework = frameworkNamed(input.framework);
    const language = input.language ?? 'en';
    const { id, title, edition, publisher, kinds, follows, domains, requirements } = framework;
    return {
      id,
      title,
      edition,
      publisher,
      kinds: { clause: kinds.clause?.[language], control: kinds.control?.[language] },
      follows,
      domains: domains.map((domain) => ({ ...domain, title: domain.title[language] })),
      requirements: requirements.map((requirement) => titleOf(framework, requirement, language)),
    };
  }),
  requirements: {
    get: os.frameworks.requirements.get.handler(async ({ input }) => {
      const framework = frameworkNamed(input.framework);
      const language = input.language ?? 'en';
      const requirement = requirementNamed(framework, input.requirementId);
      const { explanation, asks, evidence, twins } = requirementIn(framework, requirement, language);
      return {
        ...titleOf(framework, requirement, language),
        explanation,
        explainedIn: explainedIn(framework, requirement, language),
        asks: asks.map(({ id, text, kind, weight }) => ({ id, text, kind, weight })),
        evidence,
        twins,
      };
    }),
  },
};
