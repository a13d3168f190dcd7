import { z } from 'zod';
import { EVENT_KINDS } from '#domain/schedule/values.ts';
import { recordOf } from '#domain/schedule/record.ts';
import type { Context } from '../../platform/context.ts';
import { addEvent } from '../../schedule/events.ts';
import { completeDay, writeRecord } from '../../schedule/records.ts';
import { addTasks, setTaskState } from '../../schedule/tasks.ts';
import { demoDay } from './demo-day.ts';
import { idsByName, readDemoYaml } from './content.ts';
import { PersonKey, type DemoPeople } from './people.ts';
import type { TimelineEntry } from './timeline.ts';

const Past = z.number().int().negative();
const common = { title: z.string(), added: Past, by: PersonKey, owner: PersonKey };
const DemoEvent = z.strictObject({
  ...common,
  kind: z.enum(EVENT_KINDS),
  on: z.number().int(),
  document: z.string().optional(),
  completed: Past.optional(),
  done: z.record(z.string(), z.string()).default({}),
  conclusion: z.string().default(''),
});
const DemoTask = z.strictObject({ ...common, due: z.number().int(), done: Past.optional() });
const Schedule = z.strictObject({ events: z.array(DemoEvent), tasks: z.array(DemoTask) });

/** Audits, reviews, tasks: what was planned, what took place and what was dealt with. */
export async function scheduleEntries(context: Context, people: DemoPeople, today: string): Promise<TimelineEntry[]> {
  const { events, tasks } = readDemoYaml('schedule.yaml', Schedule);
  const documents = await idsByName(context, 'documents', 'file_name');
  return [
    ...events.flatMap((event) => eventEntries(event, { people, today, documents })),
    ...tasks.flatMap((task) => taskEntries(task, { people, today })),
  ];
}

interface Here {
  people: DemoPeople;
  today: string;
}

function eventEntries(
  { kind, title, on, added, by, owner, document, completed, done, conclusion }: z.infer<typeof DemoEvent>,
  { people, today, documents }: Here & { documents: (name: string) => string },
): TimelineEntry[] {
  let id = '';
  const startsOn = demoDay(today, on);
  const add = async (then: Context) =>
    ({ id } = await addEvent(then, { kind, title, startsOn, ownerId: people[owner].id }));
  const entries: TimelineEntry[] = [{ day: added, by, work: add }];
  if (completed === undefined) return entries;
  const items = recordOf(kind, null).items.map((item) => {
    const note = done[item.id];
    return note === undefined ? item : { ...item, isDone: true, note };
  });
  const complete = async (then: Context) => {
    const documentId = document === undefined ? null : documents(document);
    await writeRecord(then, id, startsOn, { record: { items, conclusion }, documentId });
    await completeDay(then, id, startsOn);
  };
  return [...entries, { day: completed, by: owner, work: complete }];
}

function taskEntries(
  { title, added, by, owner, due, done }: z.infer<typeof DemoTask>,
  { people, today }: Here,
): TimelineEntry[] {
  let id = '';
  const add = async (then: Context) => {
    const { tasks } = await addTasks(then, [{ title, ownerId: people[owner].id, dueOn: demoDay(today, due) }]);
    id = tasks[0]?.id ?? '';
  };
  const entries: TimelineEntry[] = [{ day: added, by, work: add }];
  if (done === undefined) return entries;
  return [...entries, { day: done, by: owner, work: (then) => setTaskState(then, id, 'done') }];
}
