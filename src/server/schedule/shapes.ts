import { Timezone } from '#domain/organisations/settings.ts';
import { EventRecord } from '#domain/schedule/record.ts';
import { Recurrence } from '#domain/schedule/recurrence.ts';
import { TaskSource } from '#domain/schedule/task.ts';
import type { Shapes } from '../platform/shapes.ts';

export const scheduleShapes: Shapes = {
  'tasks.source_href': TaskSource.shape.href.nullable(),
  'events.repeats': Recurrence.nullable(),
  'events.timezone': Timezone,
  'event_occurrences.record': EventRecord.nullable(),
};
