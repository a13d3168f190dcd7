import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { dayAfter } from '#domain/assets/days.ts';
import { RiskCategory, Treatment, type NewRisk } from '#domain/risks/risk.ts';
import { EFFORTS, OBJECTIVES } from '#domain/risks/values.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { addRisk } from '../risks/commands.ts';
import { readDetails } from '../risks/details.ts';
import { addAction, changeAction } from '../risks/plan.ts';
import { idsByName } from './demo-content.ts';

const FILE = join(import.meta.dirname, '../../../catalogue/demo/risks.yaml');

const Point = z.tuple([z.number().int(), z.number().int()]);
const Names = z.array(z.string()).default([]);
const Step = z.strictObject({
  title: z.string(),
  due: z.number().int(),
  effort: z.enum(EFFORTS),
  owned: z.boolean().default(false),
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
  owned: z.boolean().default(false),
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
});
type DemoRisk = z.infer<typeof DemoRisk>;

function readDemoRisks(): DemoRisk[] {
  const file = z.array(DemoRisk).safeParse(parse(readFileSync(FILE, 'utf8')));
  if (!file.success) throw new Error(`The demo's risks cannot be read: ${z.prettifyError(file.error)}`);
  return file.data;
}

/** Puts the demo's risks into the register, tied to its assets and documents, which are there already. */
export async function addRisks(context: Context): Promise<void> {
  const assets = await idsByName(context, 'assets', 'name');
  const documents = await idsByName(context, 'documents', 'file_name');
  const today = dayOf(context.now);
  for (const risk of readDemoRisks()) {
    const id = await addRisk(context, newRiskOf(context, risk, assets, documents));
    for (const { due, owned, done, ...step } of risk.actions) {
      await addAction(context, id, { ...step, dueOn: dayAfter(today, due), ownerId: owned ? context.actor.id : null });
      if (!done) continue;
      const { actions } = await readDetails(context, id);
      await changeAction(context, id, actions.at(-1)!.id, { state: 'done' });
    }
  }
}

type IdOf = (name: string) => string;

function newRiskOf(context: Context, risk: DemoRisk, assetIdOf: IdOf, documentIdOf: IdOf): NewRisk {
  const { loses, owned, rationale, review, inherent, residual, target, actions: _actions, ...facts } = risk;
  return {
    ...facts,
    confidentiality: loses.includes('confidentiality'),
    integrity: loses.includes('integrity'),
    availability: loses.includes('availability'),
    ownerId: owned ? context.actor.id : null,
    treatmentRationale: rationale,
    ...(review !== undefined && { reviewDueOn: dayAfter(dayOf(context.now), review) }),
    controls: risk.controls.map((requirementId) => ({ framework: BASE_FRAMEWORK, requirementId })),
    assetIds: risk.assets.map(assetIdOf),
    documentIds: risk.documents.map(documentIdOf),
    assessments: (['inherent', 'residual', 'target'] as const).flatMap((kind) => {
      const point = { inherent, residual, target }[kind];
      return point ? [{ kind, likelihood: point[0], impact: point[1], rationale: '' }] : [];
    }),
  };
}
