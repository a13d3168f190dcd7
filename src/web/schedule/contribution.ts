import { CalendarPlus, ListTodo } from 'lucide-react';
import { PAGES } from '#domain/addresses.ts';
import { client } from '../kit/requests/api.ts';
import { loadMessages, word } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';
import { hrefOfSchedule } from './schedule-search.ts';

await loadMessages('tasks');

/** Tasks found by their title; and beside the entry of the navigation, how many of mine are late or due today. */
export const contribution: ShellContribution = {
  entries: () => [
    {
      id: 'schedule tasks',
      group: word('shell:palette.actions'),
      label: word('tasks:palette.tasks'),
      icon: ListTodo,
      href: hrefOfSchedule({ view: 'tasks' }),
    },
    {
      id: 'schedule agenda',
      group: word('shell:palette.actions'),
      label: word('tasks:palette.agenda'),
      icon: CalendarPlus,
      href: hrefOfSchedule({ view: 'agenda' }),
    },
  ],
  sources: [
    {
      id: 'tasks',
      async search(query, signal) {
        const { rows } = await client.tasks.list({ search: query, state: 'open', pageSize: 5 }, { signal });
        return rows.map(({ id, title, ownerName }) => ({
          id: `task ${id}`,
          group: word('tasks:palette.group'),
          label: title,
          hint: ownerName ?? '',
          keywords: query,
          icon: ListTodo,
          href: hrefOfSchedule({ view: 'tasks', task: id }),
        }));
      },
    },
  ],
  counters: () => [
    {
      to: PAGES.schedule,
      subject: 'tasks',
      count: async () => {
        const dueTo = new Date().toISOString().slice(0, 10);
        return (await client.tasks.list({ state: 'open', owner: 'me', dueTo, pageSize: 1 })).total;
      },
    },
  ],
};
