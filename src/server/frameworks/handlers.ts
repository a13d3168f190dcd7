import type { Framework, FrameworkFile, Requirement } from '#domain/frameworks/requirement.ts';
import { profileNameOf, settingsNameOf } from '#domain/frameworks/traits.ts';
import type { Language } from '#domain/organisations/language.ts';
import { os, osAnyone } from '../platform/http/gate.ts';
import { listFrameworkHeads } from './catalogue.ts';
import { frameworkNamed, requirementNamed } from './library.ts';
import { listChoosable } from './naming.ts';
import { explainedIn, requirementIn } from './requirement-text.ts';

function titleOf(framework: Framework, requirement: Requirement, language: Language) {
  const { id, title, domain, kind, mayExclude, effort, priority } = requirementIn(framework, requirement, language);
  return { id, title, domain, kind, ...(mayExclude && { mayExclude }), effort, priority };
}

function headOf(framework: FrameworkFile & Pick<Framework, 'isOwn'>) {
  const { id, name, title, edition, publisher, purpose = null, domains, follows, competence, isOwn } = framework;
  return {
    id,
    name,
    title,
    edition,
    publisher,
    purpose,
    domains: domains.length,
    requirements: domains.reduce((sum, domain) => sum + domain.requirements.length, 0),
    follows,
    competence,
    settingsName: settingsNameOf(framework),
    profileName: profileNameOf(framework),
    isOwn: isOwn ?? false,
  };
}

export const frameworkHandlers = {
  list: osAnyone.frameworks.list.handler(async () => listFrameworkHeads().map(headOf)),
  available: {
    list: os.frameworks.available.list.handler(async ({ context }) => (await listChoosable(context)).map(headOf)),
  },
  get: os.frameworks.get.handler(async ({ input, context }) => {
    const framework = await frameworkNamed(context, input.framework);
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
    get: os.frameworks.requirements.get.handler(async ({ input, context }) => {
      const framework = await frameworkNamed(context, input.framework);
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
