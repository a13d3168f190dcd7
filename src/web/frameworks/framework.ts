import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/organisations/language.ts';
import { orpc } from '../kit/requests/api.ts';
import { language as currentLanguage } from '../locales/i18n.ts';
import { useCurrentFramework } from './current-framework.ts';

/** Titles change with a release, not while somebody looks at them. */
const LONG = 60 * 60_000;

export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}

const frameworkQuery = (framework: string, language: Language) =>
  orpc.frameworks.get.queryOptions({ input: { framework, language }, staleTime: LONG });

/** The framework that the page is about, or the one that is named. */
export function useFramework(framework?: string) {
  const current = useCurrentFramework();
  const id = framework ?? current;
  return useQuery({
    ...frameworkQuery(id, useLanguage()),
    // Another language of the same framework may stand until it is there, another framework never.
    placeholderData: (old) => (old?.id === id ? old : undefined),
  });
}

export type FrameworkView = NonNullable<ReturnType<typeof useFramework>['data']>;
export type RequirementTitle = FrameworkView['requirements'][number];

export function useRequirement(requirementId: string, framework?: string) {
  const current = useCurrentFramework();
  const language = useLanguage();
  return useQuery(
    orpc.frameworks.requirements.get.queryOptions({
      input: { framework: framework ?? current, requirementId, language },
      staleTime: LONG,
    }),
  );
}

export type RequirementView = NonNullable<ReturnType<typeof useRequirement>['data']>;

/** How things of a framework are called, by their ids; an id without a name stands for itself. */
export function useTitles(framework?: string): {
  requirement: (id: string) => string;
  domain: (id: string) => string;
  kind: (kind: RequirementTitle['kind']) => string;
} {
  const { data } = useFramework(framework);
  return useMemo(() => {
    const requirements = new Map(data?.requirements.map(({ id, title }) => [id, title]));
    const domains = new Map(data?.domains.map(({ id, title }) => [id, title]));
    return {
      requirement: (id: string) => requirements.get(id) ?? id,
      domain: (id: string) => domains.get(id) ?? id,
      kind: (kind) => data?.kinds[kind] ?? '',
    };
  }, [data]);
}

/** "CC6.1 Logical access security" where its framework was read already, or the id alone. For messages, which wait for nothing. */
export function knownNameOf(queryClient: QueryClient, framework: string, requirementId: string): string {
  const known = queryClient.getQueryData(frameworkQuery(framework, currentLanguage()).queryKey);
  const title = known?.requirements.find(({ id }) => id === requirementId)?.title;
  return title ? `${requirementId} ${title}` : requirementId;
}
