import { z } from 'zod';
import { ContactMessage, NewContactMessage } from '#domain/administration/contact.ts';
import { Language } from '#domain/organisations/language.ts';
import { endpoint, Nothing, pageOf, Paging } from '../endpoint.ts';

export const contactForm = {
  get: endpoint({
    method: 'GET',
    path: '/contact-form',
    permission: 'anyone',
    summary: 'The ticket that a message of the contact page brings along; good for a day',
    input: Nothing,
    output: z.object({ ticket: z.string() }),
  }),
};

/** What the contact page sends. */
export const ContactInput = NewContactMessage.extend({
  language: Language.default('en'),
  ticket: z.string().max(200),
  /** No person sees this field. */
  website: z.string().max(500).default(''),
});

export const ContactQuestion = Paging.extend({ handled: z.stringbool().optional() });

export const contactMessages = {
  add: endpoint({
    method: 'POST',
    path: '/contact-messages',
    permission: 'anyone',
    summary: 'Write to the administrators of the installation',
    input: ContactInput,
    output: z.object({ received: z.literal(true) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/administration/contact-messages',
    permission: 'administrator',
    summary: 'Messages of the contact page, newest first',
    input: ContactQuestion,
    output: pageOf(ContactMessage).extend({ open: z.number().int() }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/administration/contact-messages/{id}',
    permission: 'administrator',
    summary: 'Mark a message as handled, or as open again',
    input: z.object({ id: z.uuid(), handled: z.boolean() }),
    output: ContactMessage,
  }),
};
