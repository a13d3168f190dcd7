import { z } from 'zod';
import { issue, limit } from '../issue.ts';

export const CONTACT_TOPICS = ['question', 'fault', 'idea', 'security', 'privacy'] as const;
export const ContactTopic = z.enum(CONTACT_TOPICS);
export type ContactTopic = z.infer<typeof ContactTopic>;

/** What somebody writes on the contact page. */
export const NewContactMessage = z.object({
  name: z.string().trim().min(1, issue('name_required')).max(120, limit('most_characters')),
  email: z.email(issue('email')).max(254, issue('email')),
  organisation: z.string().trim().max(120, limit('most_characters')).default(''),
  topic: ContactTopic,
  message: z.string().trim().min(10, limit('text_short')).max(4000, limit('most_characters')),
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
