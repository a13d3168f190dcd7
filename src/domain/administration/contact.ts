import { z } from 'zod';

export const CONTACT_TOPICS = ['question', 'fault', 'idea', 'security', 'privacy'] as const;
export const ContactTopic = z.enum(CONTACT_TOPICS);
export type ContactTopic = z.infer<typeof ContactTopic>;

/** What somebody writes on the contact page. */
export const NewContactMessage = z.object({
  name: z.string().trim().min(1, 'Name is required').max(120, 'Name is too long'),
  email: z.email('Enter a valid e-mail address').max(254, 'Enter a valid e-mail address'),
  organisation: z.string().trim().max(120, 'Organization name is too long').default(''),
  topic: ContactTopic,
  message: z.string().trim().min(10, 'Write at least 10 characters').max(4000, 'Use at most 4000 characters'),
});
export type NewContactMessage = z.infer<typeof NewContactMessage>;

export const ContactMessage = NewContactMessage.extend({
  id: z.uuid(),
  email: z.string(),
  organisation: z.string(),
  createdAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
  handledByName: z.string().nullable(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
