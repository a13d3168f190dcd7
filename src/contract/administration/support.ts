import { z } from 'zod';
import { RecentError } from '#domain/activity/recent-error.ts';
import { SelfCheck } from '#domain/administration/self-check.ts';
import { endpoint, Nothing } from '../endpoint.ts';

export const selfCheck = {
  get: endpoint({
    method: 'GET',
    path: '/self-check',
    permission: 'settings.view',
    summary: 'How the installation is: database, disk, mail, jobs and more, and the storage of this organisation',
    input: Nothing,
    output: SelfCheck,
  }),
  /** For the administration of the installation: the same without an organisation. */
  installation: {
    get: endpoint({
      method: 'GET',
      path: '/administration/self-check',
      permission: 'administrator',
      summary: 'How the installation is: database, disk, mail, jobs and more',
      input: Nothing,
      output: SelfCheck,
    }),
  },
};

export const recentErrors = {
  list: endpoint({
    method: 'GET',
    path: '/recent-errors',
    permission: 'settings.view',
    summary: 'Faults of the last 30 days in this organisation, newest first, without anybody’s data; at most 100',
    input: Nothing,
    output: z.array(RecentError),
  }),
  /** For the administration of the installation: those of every organisation, and of nobody's: pages before the sign-in, tasks of the installation. */
  installation: {
    list: endpoint({
      method: 'GET',
      path: '/administration/recent-errors',
      permission: 'administrator',
      summary:
        'Faults of the last 30 days on the installation, those of people who are not signed in among them, newest first; at most 100',
      input: Nothing,
      output: z.array(RecentError),
    }),
  },
};
