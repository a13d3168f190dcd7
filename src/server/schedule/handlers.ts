import { issue } from '#domain/issue.ts';
import { daysBetween } from '#domain/schedule/days.ts';
import { dayOf } from '../platform/day.ts';
import { os } from '../platform/http/gate.ts';
import { invalid } from '../platform/http/problems.ts';
import { calendarOf } from './calendar.ts';
import { shownTo } from './document-title.ts';
import { timezoneOf } from './event-store.ts';
import { addEvent, changeEvent, found } from './events.ts';
import { addFeed, getFeed, removeFeed } from './feed.ts';
import { changeReminders, wantsReminders } from './reminder-schedule.ts';
import { completeDay, getOccurrence, listRecords, reopenDay, writeRecord } from './records.ts';
import { endEvent, removeDay, removeEvent } from './remove-event.ts';

/** Days that one answer may span. */
const SPAN = 400;

export const scheduleHandlers = {
  calendar: {
    list: os.schedule.calendar.list.handler(async ({ input: { language = 'en', ...asked }, context }) => {
      const span = daysBetween(asked.from, asked.to);
      if (span < 0 || span > SPAN) throw invalid([{ path: 'to', message: issue('most_days', { count: SPAN }) }]);
      const timezone = await timezoneOf(context.db, context.organisationId);
      return {
        timezone,
        today: dayOf(context.now, timezone),
        entries: await calendarOf(context, { ...asked, language }),
      };
    }),
  },
  events: {
    get: os.schedule.events.get.handler(async ({ input, context }) => shownTo(context, await found(context, input.id))),
    add: os.schedule.events.add.handler(({ input, context }) => addEvent(context, input)),
    change: os.schedule.events.change.handler(({ input: { id, scope, originalOn, version, ...change }, context }) =>
      changeEvent(context, id, change, { scope, originalOn, version }),
    ),
    remove: os.schedule.events.remove.handler(async ({ input: { id }, context }) => {
      await removeEvent(context, id);
      return { id };
    }),
    ending: {
      add: os.schedule.events.ending.add.handler(async ({ input: { id, on }, context }) => {
        await endEvent(context, id, on);
        return { id };
      }),
    },
  },
  occurrences: {
    get: os.schedule.occurrences.get.handler(async ({ input, context }) =>
      shownTo(context, await getOccurrence(context, input.id, input.on)),
    ),
    change: os.schedule.occurrences.change.handler(async ({ input: { id, on, ...written }, context }) =>
      shownTo(context, await writeRecord(context, id, on, written)),
    ),
    remove: os.schedule.occurrences.remove.handler(async ({ input: { id, on }, context }) => {
      await removeDay(context, id, on);
      return { id, on };
    }),
    completion: {
      add: os.schedule.occurrences.completion.add.handler(async ({ input, context }) =>
        shownTo(context, await completeDay(context, input.id, input.on)),
      ),
      remove: os.schedule.occurrences.completion.remove.handler(({ input, context }) =>
        reopenDay(context, input.id, input.on),
      ),
    },
  },
  records: {
    list: os.schedule.records.list.handler(async ({ input, context }) => {
      const { rows, total } = await listRecords(context, input);
      return { rows: rows.map((row) => shownTo(context, row)), total };
    }),
  },
  feed: {
    get: os.schedule.feed.get.handler(({ context }) => getFeed(context)),
    add: os.schedule.feed.add.handler(({ input, context }) => addFeed(context, input.language ?? 'en')),
    remove: os.schedule.feed.remove.handler(({ context }) => removeFeed(context)),
  },
  reminders: {
    get: os.schedule.reminders.get.handler(async ({ context }) => ({ wantsMail: await wantsReminders(context) })),
    change: os.schedule.reminders.change.handler(async ({ input, context }) => {
      await changeReminders(context, input.wantsMail);
      return { wantsMail: await wantsReminders(context) };
    }),
  },
};
