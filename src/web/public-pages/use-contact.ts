import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../kit/requests/problem.ts';
import { request } from '../kit/requests/request.ts';
import type { ContactValues } from './contact-fields.ts';

const LONGEST = 20 * 3_600_000;
/** A message on a ticket just fetched would be too fast for a person. */
const PAUSE = 2500;

const ticketQuery = {
  queryKey: ['contact-form'],
  queryFn: () => request<{ ticket: string }>('GET', '/api/v1/contact-form'),
  staleTime: LONGEST,
};

/** Sends a message with the ticket that the form was shown with; a form left open for a day fetches another and goes on. */
export function useContact() {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  useQuery(ticketQuery);
  return useMutation({
    mutationFn: async (values: ContactValues & { website: string }) => {
      const post = ({ ticket }: { ticket: string }) =>
        request('POST', '/api/v1/contact-messages', { ...values, ticket, language: i18n.language.slice(0, 2) });
      const ticket = await queryClient.ensureQueryData(ticketQuery);
      try {
        return await post(ticket);
      } catch (error) {
        if (problemOf(error).code !== 'form_expired') throw error;
        const fresh = await queryClient.fetchQuery({ ...ticketQuery, staleTime: 0 });
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        return post(fresh);
      }
    },
  });
}
