import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/organisations/language.ts';
import { orpc } from '../kit/api.ts';

/** The framework that the workspace, the readiness center and the dashboard show. */
export const FRAMEWORK = 'iso-27001-2022';

/** Titles change with a release, not while somebody looks at them. */
const LONG = 60 * 60_000;

export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}

export function useFramework() {
  const language = useLanguage();
  return useQuery(
    orpc.frameworks.get.queryOptions({
      input: { framework: FRAMEWORK, language },
      staleTime: LONG,
      placeholderData: (old) => old,
    }),
  );
}

export type FrameworkView = NonNullable<ReturnType<typeof useFramework>['data']>;
export type RequirementTitle = FrameworkView['requirements'][number];

export function useRequirement(requirementId: string) {
  const language = useLanguage();
  return useQuery(
    orpc.frameworks.requirements.get.queryOptions({
      input: { framework: FRAMEWORK, requirementId, language },
      staleTime: LONG,
    }),
  );
}

export type RequirementView = NonNullable<ReturnType<typeof useRequirement>['data']>;

/** How things are called, by their ids; an id without a name stands for itself. */
export function useTitles(): { requirement: (id: string) => string; domain: (id: string) => string } {
  const { data } = useFramework();
  return useMemo(() => {
    const requirements = new Map(data?.requirements.map(({ id, title }) => [id, title]));
    const domains = new Map(data?.domains.map(({ id, title }) => [id, title]));
    return {
      requirement: (id: string) => requirements.get(id) ?? id,
      domain: (id: string) => domains.get(id) ?? id,
    };
  }, [data]);
}

/** Where a requirement is worked on. */
export function hrefOfRequirement(id: string): string {
  return `/app/iso27001/${encodeURIComponent(id)}`;
}
