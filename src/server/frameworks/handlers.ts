import type { Framework, FrameworkFile, Requirement } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';
import { os, osAnyone } from '../platform/gate.ts';
import { listFrameworkHeads } from './catalogue.ts';
import { frameworkNamed, libraryOf, requirementNamed } from './library.ts';
import { explainedIn, requirementIn } from './words.ts';

function titleOf(framework: Framework, requirement: Requirement, language: Language) {
  const { id, title, domain, kind, mayExclude, effort, priority } = requirementIn(framework, requirement, language);
  return { id, title, domain, kind, ...(mayExclude && { mayExclude }), effort, priority };
}

function headOf({ id, title, edition, publisher, domains, follows, isOwn }: FrameworkFile & Pick<Framework, 'isOwn'>) {
  const requirements = domains.reduce((sum, domain) => sum + domain.requirements.length, 0);
  return { id, title, edition, publisher, domains: domains.length, requirements, follows, isOwn: isOwn ?? false };
}

export const frameworkHandlers = {
  list: osAnyone.frameworks.list.handler(async () => listFrameworkHeads().map(headOf)),
  available: {
    list: os.frameworks.available.list.handler(async ({ context: { act } }) => {
      const { own } = await libraryOf(act);
      return [...listFrameworkHeads(), ...own].map(headOf);
    }),
  },
  get: os.frameworks.get.handler(async ({ input, context: { act } }) => {
    const framework = await frameworkNamed(act, input.framework);
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
    get: os.frameworks.requirements.get.handler(async ({ input, context: { act } }) => {
      const framework = await frameworkNamed(act, input.framework);
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
