import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { Language } from '#domain/organisations/language.ts';
import { orpc } from '../../kit/requests/api.ts';
import { currentOrganisation } from '../../kit/requests/current-organisation.ts';

export const ASSESSMENTS = PAGES.assessments;
export const hrefOfAssessment = (id: string) => `${ASSESSMENTS}/${id}`;
export const QUESTIONS = `${ASSESSMENTS}/questions`;

const useLanguage = () => useTranslation().i18n.language as Language;

export function useAssessments(filter: { vendorId?: string; isOpen?: boolean; pageSize?: number }) {
  return useQuery(
    orpc.vendorAssessments.list.queryOptions({ input: { pageSize: 25, ...filter }, placeholderData: keepPreviousData }),
  );
}

export function useAssessment(id: string) {
  const language = useLanguage();
  return useQuery(
    orpc.vendorAssessments.get.queryOptions({ input: { id, language }, placeholderData: keepPreviousData }),
  );
}

export function useVendorQuestions() {
  const language = useLanguage();
  return useQuery(orpc.vendorAssessments.questions.list.queryOptions({ input: { language } }));
}

export function useAssessmentChanges() {
  const queryClient = useQueryClient();
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: orpc.vendorAssessments.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.vendors.key() });
  };
  const common = { onSuccess: refresh };
  return {
    add: useMutation(orpc.vendorAssessments.add.mutationOptions(common)),
    change: useMutation(orpc.vendorAssessments.change.mutationOptions(common)),
    remove: useMutation(orpc.vendorAssessments.remove.mutationOptions()),
    send: useMutation(orpc.vendorAssessments.links.add.mutationOptions(common)),
    revoke: useMutation(orpc.vendorAssessments.links.remove.mutationOptions(common)),
    judge: useMutation(orpc.vendorAssessments.answers.change.mutationOptions(common)),
    enter: useMutation(orpc.vendorAssessments.answers.add.mutationOptions(common)),
    sendBack: useMutation(orpc.vendorAssessments.returns.add.mutationOptions(common)),
    review: useMutation(orpc.vendorAssessments.reviews.add.mutationOptions(common)),
    refresh,
  };
}

/** Where a file is; a link carries no header, so the organisation stands in the address. */
export function useFileAddress(): (path: string) => string {
  const language = useLanguage();
  const organisation = currentOrganisation();
  return (path) => `/api/v1${path}?${new URLSearchParams({ language, ...(organisation && { organisation }) })}`;
}
