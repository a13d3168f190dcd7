import type { Language } from '#domain/organisations/language.ts';
import { riskRegisterReport, treatmentPlanReport } from '#domain/readiness/reports/risk-report.ts';
import type { ReportFormat, RiskReportKind } from '#domain/readiness/reports/report.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import type { RiskFilter } from '#domain/risks/filter.ts';
import { reportBrandOf } from '../../organisations/report-brand.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import type { Files } from '../../platform/files.ts';
import { messagesOf } from '../../platform/messages.ts';
import { filteredRisks } from '../../risks/filtered.ts';
import { ordered } from '../../risks/risk-list.ts';
import { listVersions } from '../../risks/methods.ts';
import { listAcceptances, listLinkedControls } from '../../risks/parts.ts';
import { listPlan } from '../../risks/plan-list.ts';
import { viewRisks } from '../../risks/views.ts';
import type { Gathered } from '../reports/gather.ts';

interface Asked {
  kind: RiskReportKind;
  format: ReportFormat;
  language: Language | undefined;
  filter: RiskFilter;
}

/** More steps than any plan has. */
const MOST = 100_000;

/** A report about the risks that a filter of the register shows, as they are now. */
export async function gatherRiskReport(
  context: Context,
  files: Files,
  { kind, format, language: asked, filter }: Asked,
): Promise<Gathered> {
  const { db, organisationId } = context;
  const brand = await reportBrandOf(context, files);
  const language = asked ?? brand.language;
  const risks = await viewRisks(context, ordered(await filteredRisks(context, filter), { sort: 'reference' }));
  const ids = risks.map(({ id }) => id);
  const controls = Map.groupBy(await listLinkedControls(db, organisationId, ids), ({ riskId }) => riskId);
  const acceptances = Map.groupBy(await listAcceptances(db, organisationId, ids), ({ riskId }) => riskId);
  const version = (await listVersions(db, organisationId)).at(-1);
  if (!version) throw new Error('There is always a method');
  const input = {
    organisation: { name: brand.name, isDemo: brand.isDemo },
    language,
    t: messagesOf('server/risk-reports', language),
    day: dayOf(context.now, brand.timezone),
    version,
    risks: risks.map((risk) => ({
      ...risk,
      controlIds: (controls.get(risk.id) ?? []).map(({ framework, requirementId }) =>
        framework === BASE_FRAMEWORK ? requirementId : `${framework}/${requirementId}`,
      ),
      acceptedUntil: risk.acceptance?.state === 'valid' ? (acceptances.get(risk.id)?.[0]?.until ?? null) : null,
    })),
    actions:
      kind === 'treatment-plan'
        ? (await listPlan(context, { pageSize: MOST })).rows.filter(({ riskId }) => ids.includes(riskId))
        : [],
  };
  const isPrinted = format === 'pdf' || format === 'docx';
  const report = kind === 'risk-register' ? riskRegisterReport(input, isPrinted) : treatmentPlanReport(input);
  return { report, letterhead: { ink: brand.ink, logo: brand.logo } };
}
