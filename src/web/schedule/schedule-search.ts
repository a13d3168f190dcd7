import { PAGES } from '#domain/addresses.ts';
import type { CalendarKind } from '#domain/schedule/calendar.ts';
import type { TaskState } from '#domain/schedule/task.ts';
import { CALENDAR_KINDS, TASK_STATES } from '#domain/schedule/values.ts';
import { withoutNothing } from '../controls/workspace-search.ts';

export const SCHEDULE_VIEWS = ['month', 'agenda', 'tasks', 'records'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

/** What stands in the schedule's address. */
export interface ScheduleSearch {
  view?: ScheduleView;
  /** The day around which the calendar is shown; today without it. */
  date?: string;
  kind?: CalendarKind;
  mine?: boolean;
  /** An event and its day, opened above the calendar. */
  event?: string;
  on?: string;
  /** A task, opened above it. */
  task?: string;
  state?: TaskState;
  q?: string;
  page?: number;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function oneOf<T extends string>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((each) => each === value);
}

const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

export function readScheduleSearch(raw: Record<string, unknown>): ScheduleSearch {
  const { q, page } = raw;
  return withoutNothing<ScheduleSearch>({
    view: oneOf(raw['view'], SCHEDULE_VIEWS),
    date: matching(raw['date'], DAY),
    kind: oneOf(raw['kind'], CALENDAR_KINDS),
    mine: raw['mine'] === true || undefined,
    event: matching(raw['event'], UUID),
    on: matching(raw['on'], DAY),
    task: matching(raw['task'], UUID),
    state: oneOf(raw['state'], TASK_STATES),
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) || undefined : undefined,
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : undefined,
  });
}

export function hrefOfSchedule(search: ScheduleSearch = {}): string {
  const query = new URLSearchParams(search as Record<string, string>).toString().replaceAll('+', '%20');
  return query === '' ? PAGES.schedule : `${PAGES.schedule}?${query}`;
}
