import { z } from 'zod';
import { RiskCategory, Treatment, type NewAssessment, type NewRisk } from '#domain/risks/risk.ts';
import { EFFORTS, OBJECTIVES } from '#domain/risks/values.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { addRisk, assessRisk } from '../../risks/commands.ts';
import { acceptRisk, reviewRisk } from '../../risks/decisions.ts';
import { readDetails } from '../../risks/details.ts';
import { addAction, changeAction } from '../../risks/plan.ts';
import { demoDay } from './demo-day.ts';
import { idsByName, readDemoYaml } from './content.ts';
import { PersonKey, type DemoPeople } from './people.ts';
import type { TimelineEntry } from './timeline.ts';

const Point = z.tuple([z.number().int(), z.number().int()]);
const Names = z.array(z.string()).default([]);
const Step = z.strictObject({
  title: z.string(),
  due: z.number().int(),
  effort: z.enum(EFFORTS),
  owner: PersonKey.optional(),
  done: z.boolean().default(false),
});
const DemoRisk = z.strictObject({
  reference: z.string(),
  title: z.string(),
  category: RiskCategory,
  threat: z.string(),
  vulnerability: z.string(),
  consequence: z.string(),
  loses: z.array(z.enum(OBJECTIVES)),
  owner: PersonKey.optional(),
  treatment: Treatment.nullable().default(null),
  rationale: z.string().default(''),
  inherent: Point,
  residual: Point,
  target: Point.optional(),
  /** When it is to be looked at again; without it, as the method says. */
  review: z.number().int().optional(),
  controls: Names,
  assets: Names,
  documents: Names,
  actions: z.array(Step).default([]),
  /** Who owns it accepted it on a day, until another. */
  accepted: z
    .strictObject({ on: z.number().int().negative(), until: z.number().int(), statement: z.string() })
    .optional(),
});
type DemoRisk = z.infer<typeof DemoRisk>;

/** When risks were found and first assessed, when the second time, and when as it stands in the register's extract. */
const [FOUND, AGAIN, EXTRACT] = [-320, -170, -88];
/** When the next complete assessment takes place. */
const AHEAD = 277;
/** Who keeps the register; owners accept, and finish what they took on. */
const EDITOR: PersonKey = 'imani';
/** Days before its day on which an action was planned, and on which it was done where it is. */
const [PLANNED, DONE] = [60, 4];

/** How the demo's risks came into the register, tied to its assets and documents; and what was done about them. */
export async function riskEntries(context: Context, people: DemoPeople): Promise<TimelineEntry[]> {
  const documents = await idsByName(context, 'documents', 'file_name');
  const today = dayOf(context.now);
  return readDemoYaml('risks.yaml', z.array(DemoRisk)).flatMap((risk) => {
    let id = '';
    const by = risk.owner ?? 'imani';
    const add = async (then: Context) => {
      const assets = await idsByName(then, 'assets', 'name');
      id = await addRisk(then, newRiskOf(risk, { today, people, assets, documents }));
    };
    const entries: TimelineEntry[] = [
      { day: FOUND, by: EDITOR, work: add },
      ...assessmentsOf(risk).map(([day, asked]) => ({
        day,
        by: EDITOR,
        work: (then: Context) => assessRisk(then, id, asked),
      })),
      {
        day: EXTRACT + 1,
        by: EDITOR,
        work: (then) =>
          reviewRisk(then, id, { outcome: 'changed', note: '', nextOn: demoDay(today, risk.review ?? AHEAD) }),
      },
      ...risk.actions.flatMap((step) => actionEntries(step, { today, people, idOf: () => id })),
    ];
    const { accepted } = risk;
    if (accepted)
      entries.push({
        day: accepted.on,
        by,
        work: (then) => acceptRisk(then, id, { until: demoDay(today, accepted.until), statement: accepted.statement }),
      });
    return entries;
  });
}

/** From what it was without treatment, half the way after half a year, to what it is now. */
function assessmentsOf({ inherent, residual, target }: DemoRisk): [day: number, asked: NewAssessment][] {
  const point = (kind: NewAssessment['kind'], [likelihood, impact]: [number, number]) => ({
    kind,
    likelihood,
    impact,
    rationale: '',
  });
  const half: [number, number] = [
    Math.ceil((inherent[0] + residual[0]) / 2),
    Math.ceil((inherent[1] + residual[1]) / 2),
  ];
  return [
    [FOUND + 1, point('inherent', inherent)],
    [FOUND + 1, point('residual', inherent)],
    [AGAIN, point('residual', half)],
    [EXTRACT, point('residual', residual)],
    ...(target ? [[EXTRACT, point('target', target)] satisfies [number, NewAssessment]] : []),
  ];
}

interface OfRisk {
  today: string;
  people: DemoPeople;
  /** Once it is in the register. */
  idOf: () => string;
}

function actionEntries({ due, owner, done, ...step }: z.infer<typeof Step>, { today, people, idOf }: OfRisk) {
  const planned = Math.min(-80, due - PLANNED);
  const ownerId = owner ? people[owner].id : null;
  const entries: TimelineEntry[] = [
    {
      day: planned,
      by: EDITOR,
      work: (then) => addAction(then, idOf(), { ...step, dueOn: demoDay(today, due), ownerId }),
    },
  ];
  if (!done) return entries;
  const finish = async (then: Context) => {
    const { actions } = await readDetails(then, idOf());
    const action = actions.find(({ title }) => title === step.title);
    if (action) await changeAction(then, idOf(), action.id, { state: 'done' });
  };
  return [...entries, { day: due - DONE, by: owner ?? EDITOR, work: finish }];
}

interface Here {
  today: string;
  people: DemoPeople;
  assets: (name: string) => string;
  documents: (name: string) => string;
}

function newRiskOf(risk: DemoRisk, { today, people, assets, documents }: Here): NewRisk {
  const { reference, title, category, threat, vulnerability, consequence, treatment, loses, owner, review } = risk;
  return {
    reference,
    title,
    category,
    threat,
    vulnerability,
    consequence,
    treatment,
    confidentiality: loses.includes('confidentiality'),
    integrity: loses.includes('integrity'),
    availability: loses.includes('availability'),
    ownerId: owner ? people[owner].id : null,
    treatmentRationale: risk.rationale,
    ...(review !== undefined && { reviewDueOn: demoDay(today, review) }),
    controls: risk.controls.map((requirementId) => ({ framework: BASE_FRAMEWORK, requirementId })),
    assetIds: risk.assets.map(assets),
    documentIds: risk.documents.map(documents),
  };
}
