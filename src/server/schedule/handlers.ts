import { daysBetween } from '#domain/schedule/days.ts';
import { dayOf } from '../platform/day.ts';
import { os } from '../platform/http/gate.ts';
import { invalid } from '../platform/http/problems.ts';
import { calendarOf } from './calendar.ts';
import { shownTo } from './document-title.ts';
import { timezoneOf } from './event-store.ts';
import { addEvent, changeEvent, found } from './events.ts';
import { addFeed, getFeed, removeFeed } from './feed.ts';
import { changeReminders, wantsReminders } from './reminders.ts';
import { completeDay, getOccurrence, listRecords, reopenDay, writeRecord } from './records.ts';
import { endEvent, removeDay, removeEvent } from './remove-event.ts';

/** Days that one answer may span. */
const SPAN = 400;

export const scheduleHandlers = {
  calendar: {
    list: os.schedule.calendar.list.handler(async ({ input: { language = 'en', ...asked }, context: { act } }) => {
      const span = daysBetween(asked.from, asked.to);
      if (span < 0 || span > SPAN) throw invalid([{ path: 'to', message: 'Choose at most 400 days' }]);
      const timezone = await timezoneOf(act.db, act.organisationId);
      return { timezone, today: dayOf(act.now, timezone), entries: await calendarOf(act, { ...asked, language }) };
    }),
  },
  events: {
    get: os.schedule.events.get.handler(async ({ input, context: { act } }) =>
      shownTo(act, await found(act, input.id)),
    ),
    add: os.schedule.events.add.handler(({ input, context: { act } }) => addEvent(act, input)),
    change: os.schedule.events.change.handler(
      ({ input: { id, scope, originalOn, version, ...change }, context: { act } }) =>
        changeEvent(act, id, change, { scope, originalOn, version }),
    ),
    remove: os.schedule.events.remove.handler(async ({ input: { id }, context: { act } }) => {
      await removeEvent(act, id);
      return { id };
    }),
    ending: {
      add: os.schedule.events.ending.add.handler(async ({ input: { id, on }, context: { act } }) => {
        await endEvent(act, id, on);
        return { id };
      }),
    },
  },
  occurrences: {
    get: os.schedule.occurrences.get.handler(async ({ input, context: { act } }) =>
      shownTo(act, await getOccurrence(act, input.id, input.on)),
    ),
    change: os.schedule.occurrences.change.handler(async ({ input: { id, on, ...written }, context: { act } }) =>
      shownTo(act, await writeRecord(act, id, on, written)),
    ),
    remove: os.schedule.occurrences.remove.handler(async ({ input: { id, on }, context: { act } }) => {
      await removeDay(act, id, on);
      return { id, on };
    }),
    completion: {
      add: os.schedule.occurrences.completion.add.handler(async ({ input, context: { act } }) =>
        shownTo(act, await completeDay(act, input.id, input.on)),
      ),
      remove: os.schedule.occurrences.completion.remove.handler(({ input, context: { act } }) =>
        reopenDay(act, input.id, input.on),
      ),
    },
  },
  records: {
    list: os.schedule.records.list.handler(async ({ input, context: { act } }) => {
      const { rows, total } = await listRecords(act, input);
      return { rows: rows.map((row) => shownTo(act, row)), total };
    }),
  },
  feed: {
    get: os.schedule.feed.get.handler(({ context: { act } }) => getFeed(act)),
    add: os.schedule.feed.add.handler(({ input, context: { act } }) => addFeed(act, input.language ?? 'en')),
    remove: os.schedule.feed.remove.handler(({ context: { act } }) => removeFeed(act)),
  },
  reminders: {
    get: os.schedule.reminders.get.handler(async ({ context: { act } }) => ({ wantsMail: await wantsReminders(act) })),
    change: os.schedule.reminders.change.handler(async ({ input, context: { act } }) => {
      await changeReminders(act, input.wantsMail);
      return { wantsMail: await wantsReminders(act) };
    }),
  },
};
