import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { TASK_STATES } from './values.ts';

export const TaskState = z.enum(TASK_STATES);
export type TaskState = z.infer<typeof TaskState>;

const KIND = /^[a-z][a-z-]{0,39}$/;
/** A path of ours: it never leads to another host. */
const PATH = /^\/(?![/\\])[^\s\\]{0,499}$/;

/**
 * What a task was made from. `kind` names the origin (`plan`, `assistant`, `reminder`, `review` …), `key` is its own name within the
 * organisation: while a task of that key is open, there is no second one. `href` is the page where the work is done.
 */
export const TaskSource = z.object({
  kind: z.string().regex(KIND, issue('source_kind')),
  key: z.string().trim().min(1, issue('source_missing')).max(200, limit('most_characters')),
  href: z.string().regex(PATH, issue('product_path')),
});
export type TaskSource = z.infer<typeof TaskSource>;

/** Work that one person of the organisation does by a day; who finished it stays on it. */
export const Task = z.object({
  id: z.uuid(),
  title: z.string(),
  note: z.string(),
  ownerId: z.string().nullable(),
  ownerName: z.string().nullable(),
  /** False where the owner has left the organisation; their name stays until somebody else is named. */
  ownerIsMember: z.boolean(),
  dueOn: z.iso.date().nullable(),
  state: TaskState,
  source: TaskSource.nullable(),
  /** The document that shows the work was done. */
  documentId: z.uuid().nullable(),
  documentTitle: z.string().nullable(),
  createdAt: z.string(),
  createdByName: z.string(),
  /** When it was done or cancelled, and by whom. */
  completedAt: z.string().nullable(),
  completedByName: z.string().nullable(),
  version: z.number().int(),
});
export type Task = z.infer<typeof Task>;

const Title = z.string().trim().min(1, issue('task_missing')).max(200, limit('most_characters'));
const Note = z.string().trim().max(4000, limit('most_characters'));
const Day = z.iso.date(issue('date'));
const OwnerId = z.uuid(issue('person_missing'));
const DocumentId = z.uuid(issue('document_missing'));

export const NewTask = z.object({
  title: Title,
  note: Note.optional(),
  ownerId: OwnerId.nullable().optional(),
  dueOn: Day.nullable().optional(),
  documentId: DocumentId.nullable().optional(),
  source: TaskSource.nullable().optional(),
});
export type NewTask = z.infer<typeof NewTask>;

export const TaskChange = z.object({
  title: Title.optional(),
  note: Note.optional(),
  ownerId: OwnerId.nullable().optional(),
  dueOn: Day.nullable().optional(),
  documentId: DocumentId.nullable().optional(),
});
export type TaskChange = z.infer<typeof TaskChange>;

/** Whether it should have been done before this day (ISO date). */
export function isOverdue({ state, dueOn }: Pick<Task, 'state' | 'dueOn'>, today: string): boolean {
  return state === 'open' && dueOn !== null && dueOn < today;
}
