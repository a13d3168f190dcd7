import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import type { Language } from '#domain/organisations/language.ts';
import { RiskCategory } from '#domain/risks/risk.ts';
import { Scenario, type ScenarioView, suggested, textsOf } from '#domain/risks/scenario.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { IN_USE } from '../assets/slices.ts';
import { asStandardChoices } from '../assets/vocabulary.ts';
import type { Context } from '../platform/context.ts';
import { invalid } from '../platform/http/problems.ts';
import { addRisk } from './commands.ts';

const FOLDER = join(import.meta.dirname, '../../../catalogue/risks');
type Known = Scenario & { category: RiskCategory };
let loaded: Known[] | undefined;

/** The scenarios of the catalogue, read once; throws with the file and the field when something does not fit. */
export function listScenarios(): Known[] {
  loaded ??= readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => {
      const category = RiskCategory.parse(file.replace('.yaml', ''));
      const parsed = z.array(Scenario).safeParse(parse(readFileSync(join(FOLDER, file), 'utf8')));
      if (!parsed.success) throw new Error(`catalogue/risks/${file}: ${z.prettifyError(parsed.error)}`);
      return parsed.data.map((scenario) => ({ ...scenario, category }));
    });
  return loaded;
}

/** The library with what fits the organisation's assets on top. */
export async function viewScenarios({ db, organisationId }: Context, language: Language): Promise<ScenarioView[]> {
  const assets = await db
    .selectFrom('assets')
    .select((of) => ['type', of.fn.countAll<number>().as('count')])
    .where('organisation_id', '=', organisationId)
    .where(IN_USE)
    .groupBy('type')
    .execute();
  const known = Map.groupBy(await asStandardChoices(db, organisationId, assets), ({ type }) => type);
  const risks = await db
    .selectFrom('risks')
    .select(['id', 'scenario_id as scenario'])
    .where('organisation_id', '=', organisationId)
    .where('scenario_id', 'is not', null)
    .orderBy('ordinal', 'desc')
    .execute();
  return suggested(listScenarios(), {
    language,
    assetCounts: new Map([...known].map(([type, each]) => [type, each.reduce((sum, { count }) => sum + count, 0)])),
    risks: new Map(risks.map(({ id, scenario }) => [scenario ?? '', id])),
  });
}

interface Addition {
  scenarioIds: string[];
  ownerId?: string | null | undefined;
  language?: Language | undefined;
}

/** Takes scenarios into the register, with the controls that usually treat them. @returns the ids of the new risks. */
export async function addScenarios(
  context: Context,
  { scenarioIds, ownerId, language = 'en' }: Addition,
): Promise<string[]> {
  const known = new Map(listScenarios().map((scenario) => [scenario.id, scenario]));
  const ids: string[] = [];
  for (const scenarioId of new Set(scenarioIds)) {
    const scenario = known.get(scenarioId);
    if (!scenario) throw invalid([{ path: 'scenarioIds', message: issue('scenario_unknown') }]);
    const { category, objectives, controls } = scenario;
    ids.push(
      await addRisk(context, {
        ...textsOf(scenario, language),
        category,
        confidentiality: objectives.includes('confidentiality'),
        integrity: objectives.includes('integrity'),
        availability: objectives.includes('availability'),
        ownerId: ownerId ?? null,
        scenarioId,
        controls: controls.map((requirementId) => ({ framework: BASE_FRAMEWORK, requirementId })),
      }),
    );
  }
  return ids;
}
