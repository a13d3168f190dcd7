import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { NewTask, Task, TaskChange, TaskState } from '#domain/schedule/task.ts';
import { ById, endpoint, pageOf, Paging } from '../endpoint.ts';

const Versioned = ById.extend({ version: z.number().int().optional() });

export const TaskFilter = z.object({
  state: TaskState.optional(),
  /** A person's id, `me`, or `none`. */
  owner: z.string().max(60).optional(),
  /** Kind and key of what tasks came from. */
  kind: z.string().max(40).optional(),
  key: z.string().max(200).optional(),
  dueFrom: z.iso.date().optional(),
  dueTo: z.iso.date().optional(),
  search: z.string().max(200).optional(),
});
export type TaskFilter = z.infer<typeof TaskFilter>;

export const tasks = {
  list: endpoint({
    method: 'GET',
    path: '/tasks',
    permission: 'dashboard.view',
    summary: 'Tasks, open ones first, the one that is due next on top',
    input: Paging.extend(TaskFilter.shape),
    output: pageOf(Task),
  }),
  get: endpoint({
    method: 'GET',
    path: '/tasks/{id}',
    permission: 'dashboard.view',
    summary: 'One task',
    input: ById,
    output: Task,
  }),
  add: endpoint({
    method: 'POST',
    path: '/tasks',
    permission: 'iso_readiness.edit',
    summary:
      'Make tasks, all or none; of one whose source has an open task already that one is answered, and `added` counts the new ones',
    input: z.object({ tasks: z.array(NewTask).min(1, issue('tasks_missing')).max(500, limit('most_tasks')) }),
    output: z.object({ tasks: z.array(Task), added: z.number().int() }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/tasks/{id}',
    permission: 'iso_readiness.edit',
    summary: 'Change a task; with `version`, only if nobody changed it since',
    input: Versioned.extend(TaskChange.shape),
    output: Task,
  }),
  completion: {
    add: endpoint({
      method: 'POST',
      path: '/tasks/{id}/completion',
      permission: 'dashboard.view',
      summary: 'Mark a task as done: its owner, or who may change tasks; with the document that shows it',
      input: Versioned.extend({ documentId: TaskChange.shape.documentId }),
      output: Task,
    }),
  },
  cancellation: {
    add: endpoint({
      method: 'POST',
      path: '/tasks/{id}/cancellation',
      permission: 'iso_readiness.edit',
      summary: 'Close a task that nobody will do',
      input: Versioned,
      output: Task,
    }),
  },
  reopening: {
    add: endpoint({
      method: 'POST',
      path: '/tasks/{id}/reopening',
      permission: 'dashboard.view',
      summary: 'Open a closed task again: its owner, or who may change tasks',
      input: Versioned,
      output: Task,
    }),
  },
  remove: endpoint({
    method: 'DELETE',
    path: '/tasks/{id}',
    permission: 'iso_readiness.edit',
    summary: 'Remove a task; the audit trail keeps that it was there',
    input: ById,
    output: ById,
  }),
};
