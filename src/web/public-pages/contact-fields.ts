/** What somebody types on the contact page. */
export interface ContactValues {
  name: string;
  email: string;
  organisation: string;
  topic: string;
  message: string;
}

export const TOPICS = ['question', 'fault', 'idea', 'security', 'privacy'] as const;
export type ContactField = keyof ContactValues;

const LEAST_MESSAGE = 10;

/** The fields that cannot be sent as they are, as the server sees them too; their words are `error.<field>`. */
export function wrongFields({ name, email, topic, message }: ContactValues): ContactField[] {
  const wrong: ContactField[] = [];
  if (!name.trim()) wrong.push('name');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) wrong.push('email');
  if (!topic) wrong.push('topic');
  if (message.trim().length < LEAST_MESSAGE) wrong.push('message');
  return wrong;
}
