import { subject } from '#domain/subject.ts';

/** A subject of no floor, for tests of what serves them all. */
export const thingSubject = subject({
  name: 'things',
  singular: 'thing',
  permission: null,
  events: ['added', 'changed', 'removed', 'counted', 'noted'],
  fields: { name: 'text', owner: 'record', number: 'number', secretPlan: 'text' },
});
