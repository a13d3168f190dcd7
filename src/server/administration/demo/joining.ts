import { memberSubject } from '#domain/people/subject.ts';
import { changeDepartment } from '../../awareness/people.ts';
import { PersonKey, readPeople, type DemoPeople } from './people.ts';
import type { TimelineEntry } from './timeline.ts';

/** How they joined, as it stands in the audit trail. */
export function joiningEntries(people: DemoPeople): TimelineEntry[] {
  return Object.entries(readPeople()).map(([key, { department, joined }]) => ({
    day: -joined,
    by: 'you',
    work: async (context) => {
      const { id, name, email, role } = people[PersonKey.parse(key)];
      context.record({
        action: 'added',
        subject: memberSubject,
        subjectId: id,
        title: name,
        after: { name, email, role },
      });
      await changeDepartment(context, [id], department);
    },
  }));
}
