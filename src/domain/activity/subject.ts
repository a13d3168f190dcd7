import { subject } from '../subject.ts';

/** What somebody was told; each hears of their own alone, and the trail keeps none of it. */
export const notificationSubject = subject({
  name: 'notifications',
  singular: 'notification',
  permission: null,
  api: ['activity'],
});
