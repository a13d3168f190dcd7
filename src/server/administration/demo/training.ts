import { z } from 'zod';
import { rightLetters } from '#domain/awareness/paper.ts';
import { answerQuestion, startAttempt } from '../../awareness/attempts.ts';
import { addCampaign, closeCampaign } from '../../awareness/campaigns.ts';
import { courseNamed } from '../../awareness/courses.ts';
import { readLesson } from '../../awareness/own-courses.ts';
import type { Context } from '../../platform/context.ts';
import { demoDay } from './demo-day.ts';
import { readDemoYaml } from './content.ts';
import { INVENTED, PersonKey, type DemoPeople } from './people.ts';
import type { TimelineEntry } from './timeline.ts';

const Past = z.number().int().negative();
const DemoCampaign = z.strictObject({
  title: z.string(),
  courses: z.array(z.string()),
  added: Past,
  due: z.number().int(),
  by: PersonKey,
  closed: Past.optional(),
  passed: z.partialRecord(PersonKey, z.strictObject({ on: Past, wrong: z.number().int() })),
});

/** Campaigns, and who read the courses and passed their tests. */
export function trainingEntries(people: DemoPeople, today: string): TimelineEntry[] {
  return readDemoYaml('training.yaml', z.array(DemoCampaign)).flatMap((campaign) => {
    const { title, courses, added, due, by, closed, passed } = campaign;
    let id = '';
    const audience = { kind: 'people' as const, values: INVENTED.map((key) => people[key].id) };
    const add = async (then: Context) =>
      ({ id } = await addCampaign(then, { title, courses, audience, dueOn: demoDay(today, due) }));
    const entries: TimelineEntry[] = [{ day: added, by, work: add }];
    if (closed !== undefined) entries.push({ day: closed, by, work: (then) => closeCampaign(then, id) });
    for (const [key, { on, wrong }] of Object.entries(passed))
      for (const course of courses)
        entries.push({ day: on, by: PersonKey.parse(key), work: (then) => passCourse(then, course, wrong) });
    return entries;
  });
}

/** Reads every lesson and answers the test, so many questions wrongly. */
async function passCourse(then: Context, key: string, wrong: number): Promise<void> {
  const { lessons, questions } = courseNamed(key, 'en');
  for (const { id } of lessons) await readLesson(then, key, id);
  const { id } = await startAttempt(then, key, 'en');
  for (const [place, question] of questions.entries()) {
    const right = rightLetters(question);
    const chosen = place < wrong ? [right.includes('a') ? 'b' : 'a'] : right;
    await answerQuestion(then, id, { question: question.id, chosen, language: 'en' });
  }
}
