import { z } from 'zod';
import { questionsOf } from '#domain/vendors/assessments/answer.ts';
import type { CatalogueQuestion } from '#domain/vendors/assessments/question.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { addAssessment } from '../../vendors/assessments/commands.ts';
import { saveAnswers, submitAnswers } from '../../vendors/assessments/answer-commands.ts';
import { reviewAssessment } from '../../vendors/assessments/review-commands.ts';
import { lockAssessment } from '../../vendors/assessments/store.ts';
import { changeVendor } from '../../vendors/commands.ts';
import { keepRun } from '../../vendors/monitoring/run-store.ts';
import { demoDay } from './demo-day.ts';
import { idsByName, readDemoYaml } from './content.ts';
import { factsOfDomain } from './domain-facts.ts';
import { PersonKey } from './people.ts';
import type { TimelineEntry } from './timeline.ts';

const Past = z.number().int().negative();
const DemoAssessment = z.strictObject({
  vendor: z.string(),
  by: PersonKey,
  added: Past,
  submitted: Past.optional(),
  answerer: z.strictObject({ name: z.string(), email: z.string(), role: z.string() }).optional(),
  reviewed: Past.optional(),
  isWeak: z.boolean().default(false),
});
const Monitored = z.strictObject({
  vendor: z.string(),
  domain: z.string(),
  days: z.array(Past),
  isWeakSince: Past.optional(),
});
const Assurance = z.strictObject({ assessments: z.array(DemoAssessment), monitoring: z.array(Monitored) });

/** What suppliers were asked and answered, and what was seen of their domains. */
export function assuranceEntries(today: string): TimelineEntry[] {
  const { assessments, monitoring } = readDemoYaml('vendor-assurance.yaml', Assurance);
  return [
    ...assessments.flatMap((assessment) => assessmentEntries(assessment, today)),
    ...monitoring.flatMap(monitoringEntries),
  ];
}

const vendorNamed = async (then: Context, name: string) => (await idsByName(then, 'vendors', 'name'))(name);

function assessmentEntries(assessment: z.infer<typeof DemoAssessment>, today: string): TimelineEntry[] {
  const { vendor, by, added, submitted, answerer, reviewed, isWeak } = assessment;
  let id = '';
  const dueOn = demoDay(today, added + 30);
  const add = async (then: Context) =>
    (id = await addAssessment(then, await vendorNamed(then, vendor), { leftOut: [], dueOn }));
  const entries: TimelineEntry[] = [{ day: added, by, work: add }];
  if (submitted !== undefined && answerer) {
    const answer = async (then: Context) => {
      const row = await lockAssessment(then, id);
      await saveAnswers(
        then,
        row,
        questionsOf(row.asked).map((question, place) => answerOf(question, place, isWeak)),
      );
      await submitAnswers(then, await lockAssessment(then, id), answerer);
    };
    entries.push({ day: submitted, by, work: answer });
  }
  if (reviewed !== undefined) entries.push({ day: reviewed, by, work: (then) => reviewAssessment(then, id, {}) });
  return entries;
}

/** Of the questions that a weak supplier answers badly, every third with no and the others with partly. */
const [WEAK_EACH, STRONG_EACH, NO_EACH] = [3, 11, 9];

function answerOf(question: Pick<CatalogueQuestion, 'id' | 'kind'> & object, place: number, isWeak: boolean) {
  const { id: questionId, kind } = question;
  if (kind === 'text') return { questionId, value: 'See the description of our service.' };
  const isBad = place % (isWeak ? WEAK_EACH : STRONG_EACH) === 1;
  if (kind === 'implementation')
    return { questionId, value: isBad ? (place % NO_EACH === 1 ? 'no' : 'partly') : 'yes' };
  const options = 'options' in question ? (question.options as { id: string; points: number }[]) : [];
  const best = options.toSorted((one, other) => other.points - one.points);
  return { questionId, value: (isBad ? best[1] : best[0])?.id ?? null };
}

function monitoringEntries({ vendor, domain, days, isWeakSince }: z.infer<typeof Monitored>): TimelineEntry[] {
  const [first = -1] = days;
  return [
    {
      day: first - 1,
      by: 'imani',
      work: async (then) => changeVendor(then, await vendorNamed(then, vendor), { domains: [domain] }),
    },
    ...days.map((day): TimelineEntry => ({
      day,
      by: 'imani',
      work: async (then) => {
        const isWeak = isWeakSince !== undefined && day >= isWeakSince;
        const facts = [factsOfDomain(domain, dayOf(then.now), then.now, isWeak)];
        const vendorId = await vendorNamed(then, vendor);
        const seen = { vendorId, jobId: then.newId(), cause: 'schedule' as const, facts, startedAt: then.now };
        await keepRun(then, { ...seen, isOnline: true });
      },
    })),
  ];
}
