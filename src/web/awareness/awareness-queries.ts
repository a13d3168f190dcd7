import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/organisations/language.ts';
import { orpc } from '../kit/requests/api.ts';
import { useSession } from '../people/session.ts';

export const useLanguage = () => useTranslation().i18n.language as Language;

export function useCourses() {
  const language = useLanguage();
  return useQuery(orpc.awareness.courses.list.queryOptions({ input: { language } }));
}

export function useAssignments() {
  const language = useLanguage();
  return useQuery(orpc.awareness.assignments.list.queryOptions({ input: { language } }));
}

/** Everything of the subject is asked for anew: called after each change, for windows without a live connection. */
export function useRefreshAwareness(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: orpc.awareness.key() });
}

/** The address of a file in the language of the interface; a link in the page cannot carry the header that names the organisation. */
export function useFileHref(): (path: string) => string {
  const language = useLanguage();
  const { organisation } = useSession();
  return (path) => {
    const query = new URLSearchParams({ language, ...(organisation && { organisation: organisation.id }) });
    return `/api/v1/awareness/${path}?${query.toString()}`;
  };
}
