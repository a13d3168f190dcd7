import type { Framework } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';
import { gapReport } from '#domain/readiness/reports/gap-report.ts';
import type { ReportInput } from '#domain/readiness/reports/report-input.ts';
import { readinessReport } from '#domain/readiness/reports/readiness-report.ts';
import type { Report, ReportKind } from '#domain/readiness/reports/report.ts';
import { statementReport } from '#domain/readiness/reports/statement-report.ts';
import { type Snapshot, figuresOf } from '#domain/readiness/snapshot.ts';
import { keyOf } from '#domain/readiness/statement.ts';
import { requirementIn } from '../../frameworks/requirement-text.ts';
import { type ReportBrand, logoNamed, reportBrandOf } from '../../organisations/report-brand.ts';
import { nameAsSaid } from '../../platform/as-file-says.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import type { Files } from '../../platform/files.ts';
import { messagesOf } from '../../platform/messages.ts';
import { factsOf, pictureOf } from '../facts.ts';
import { earlierSnapshot, listSnapshots } from '../snapshots.ts';
import { frameworksInStatement } from '../further-controls.ts';
import { statementRows } from '../statement-rows.ts';
import { type KeptVersion, lastVersion } from '../statement-store.ts';
import { fingerprintOfFacts, fingerprintOfStatement } from './fingerprint.ts';
import type { Letterhead } from './letterhead.ts';

export interface Gathered {
  report: Report;
  letterhead: Letterhead;
}

const YEAR = 365 * 86_400_000;

/** A report of what is true now, in the language asked for or the organisation's. */
export async function gatherReport(
  context: Context,
  files: Files,
  framework: Framework,
  kind: ReportKind,
  asked: Language | undefined,
): Promise<Gathered> {
  const brand = await reportBrandOf(context, files);
  const day = dayOf(context.now, brand.timezone);
  const facts = await factsOf(context.db, context.organisationId, framework, day);
  const input = reportInputOf(framework, brand, asked ?? brand.language, day);
  const letterhead = { ink: brand.ink, logo: brand.logo };
  if (kind === 'statement') {
    const rows = await statementRows(context, framework, day);
    const further = await frameworksInStatement(context);
    const fingerprint = fingerprintOfStatement(rows);
    const last = await lastVersion(context.db, context.organisationId, framework.id);
    const follows = last ? { number: last.number, isSame: last.fingerprint === fingerprint } : null;
    return {
      letterhead,
      report: statementReport({
        ...input,
        titleOf: titlesWith(input.titleOf, further),
        fingerprint,
        rows,
        approval: null,
        last: follows,
      }),
    };
  }
  const domains = framework.domains.map(({ id }) => id);
  const whole = { ...input, facts, domains, fingerprint: fingerprintOfFacts(facts) };
  if (kind === 'gaps') return { letterhead, report: gapReport(whole) };
  const earlier = await earlierSnapshot(context.db, context.organisationId, framework.id, context.now);
  const now = { day, figures: figuresOf(pictureOf(framework, facts)) };
  const trend = [...(await monthly(context, framework.id, day)), now];
  return { letterhead, report: readinessReport({ ...whole, earlier, trend }) };
}

/** The titles of controls beyond Annex A too, which are in whatever language they were written. */
function titlesWith(titleOf: ReportInput['titleOf'], further: readonly Framework[]): ReportInput['titleOf'] {
  const titles = new Map(
    further.flatMap(({ id: framework, requirements }) =>
      requirements.map(({ id, title }) => [keyOf({ framework, requirementId: id }), title]),
    ),
  );
  return (key) => titles.get(key) ?? titleOf(key);
}

function reportInputOf(
  framework: Framework,
  brand: ReportBrand,
  language: Language,
  day: string,
): Omit<ReportInput, 'fingerprint'> {
  const titles = new Map(
    framework.requirements.map((each) => [each.id, requirementIn(framework, each, language).title]),
  );
  const domains = new Map(framework.domains.map(({ id, title }) => [id, title[language]]));
  return {
    organisation: { name: brand.name, isDemo: brand.isDemo },
    framework,
    language,
    t: messagesOf('server/reports', language),
    day,
    titleOf: (id) => titles.get(id) ?? id,
    domainOf: (id) => domains.get(id) ?? id,
  };
}

/** The last snapshot of each month of the year before a day. */
async function monthly({ db, organisationId, now }: Context, framework: string, day: string): Promise<Snapshot[]> {
  const kept = await listSnapshots(db, organisationId, framework, dayOf(new Date(now.getTime() - YEAR)));
  return kept.filter((each, index) => each.day < day && each.day.slice(0, 7) !== kept[index + 1]?.day.slice(0, 7));
}

/** A version of the statement as it was approved: nothing in it is of today. */
export async function gatherVersion(
  context: Context,
  files: Files,
  version: KeptVersion,
  asked: Language | undefined,
): Promise<Gathered> {
  const { facts, number, fromFile, fingerprint, logoSha256 } = version;
  const { language: usual } = await reportBrandOf(context, files);
  const language = asked ?? usual;
  const t = messagesOf('server/reports', language);
  const approvedByName = nameAsSaid(t, version.approvedByName, fromFile);
  return {
    letterhead: { ink: facts.ink, logo: logoSha256 && (await logoNamed(context, files, logoSha256)) },
    report: statementReport({
      ...facts,
      language,
      t,
      fingerprint,
      titleOf: (id) => facts.titles[id]?.[language] ?? id,
      domainOf: (id) => id,
      approval: { number, approvedByName, approvedOn: facts.day },
      last: null,
    }),
  };
}
