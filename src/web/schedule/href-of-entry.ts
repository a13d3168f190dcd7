import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { hrefOfSchedule, type ScheduleSearch } from './schedule-search.ts';

/** Where an entry is opened: above the calendar as it stands, or on the page of its facts. */
export function hrefOfEntry(
  { eventId, originalOn, taskId, href }: Pick<CalendarEntry, 'eventId' | 'originalOn' | 'taskId' | 'href'>,
  search: ScheduleSearch = {},
): string {
  if (eventId && originalOn) return hrefOfSchedule({ ...search, event: eventId, on: originalOn });
  if (taskId) return hrefOfSchedule({ ...search, task: taskId });
  return href ?? hrefOfSchedule(search);
}
