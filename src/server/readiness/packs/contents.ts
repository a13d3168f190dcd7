import type { Evidence } from '#domain/evidence/evidence.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';
import { type Permission, SEES_TRAINING } from '#domain/people/permission.ts';
import { TRAIL_DAYS } from '#domain/readiness/audit-pack.ts';
import type { ReportFormat, ReportKind } from '#domain/readiness/reports/report.ts';
import { FILE_COLUMNS, headingOf } from '#domain/vendors/file-columns.ts';
import { hasStatement } from '#domain/readiness/statement.ts';
import { readHead } from '../../activity/store.ts';
import { listEvidence } from '../../evidence/store.ts';
import { requirementIn } from '../../frameworks/requirement-text.ts';
import type { Context } from '../../platform/context.ts';
import type { Files } from '../../platform/files.ts';
import { messagesOf } from '../../platform/messages.ts';
import { factsOf } from '../facts.ts';
import { fileNameOf, fileNameOfVersion } from '../reports/file-name.ts';
import { type Gathered, gatherReport, gatherVersion } from '../reports/gather.ts';
import { gatherRiskReport } from '../risk-reports/gather.ts';
import { lastVersion } from '../statement-store.ts';
import { type PackedDocument, packedDocuments } from './documents.ts';
import {
  acceptanceRegister,
  documentRegister,
  methodRegister,
  requiredRegister,
  reviewRegister,
  trainingRegister,
  vendorRegister,
} from './organisation-registers.ts';
import {
  type PackMessages,
  type Register,
  assetRegister,
  controlRegister,
  evidenceRegister,
  trailRegister,
} from './registers.ts';

export interface PackedReport {
  /** Without an ending. */
  path: string;
  title: string;
  gathered: Gathered;
  formats: ReportFormat[];
}

/** All that goes into an audit pack, before it is written. */
export interface PackContents {
  language: Language;
  t: PackMessages;
  reports: [PackedReport, ...PackedReport[]];
  registers: Register[];
  documents: PackedDocument[];
  evidence: Evidence[];
  leftOut: (keyof typeof GUARDED)[];
  /** The last entry of the audit trail when the pack was made: who holds the pack can tell later whether that entry still stands. */
  lastEntry: { number: number; hash: string } | null;
}

/** What a pack may hold, and the permissions of which one is enough for it. */
const GUARDED = {
  assets: ['assets.view'],
  'audit-trail': ['audit_trail.view'],
  documents: ['documents.view'],
  risks: ['risk_management.view'],
  reviews: ['dashboard.view'],
  training: SEES_TRAINING,
} as const satisfies Record<string, readonly Permission[]>;
const GUARDED_NAMES = Object.keys(GUARDED) as (keyof typeof GUARDED)[];
const FORMATS: Record<ReportKind, ReportFormat[]> = {
  readiness: ['pdf', 'docx'],
  gaps: ['pdf', 'xlsx'],
  statement: ['pdf', 'docx', 'xlsx'],
};

/** Of these permissions those that make a difference to a pack. */
export function holdsFor(permissions: readonly Permission[]): Permission[] {
  const made = Object.values(GUARDED).flatMap((all) => all.find((each) => permissions.includes(each)) ?? []);
  return [...new Set(['iso_readiness.view' as const, ...made])].filter((each) => permissions.includes(each));
}

interface Asked {
  language: Language | undefined;
  holds: readonly Permission[];
}

/** Everything that who asked might see and the acting person still may, in the language asked for or the organisation's. */
export async function gatherPack(
  context: Context,
  files: Files,
  framework: Framework,
  { language: asked, holds }: Asked,
): Promise<PackContents> {
  const { db, organisationId, actor, now } = context;
  const allowed = holds.filter((each) => actor.permissions.includes(each));
  const leftOut = GUARDED_NAMES.filter((name) => !GUARDED[name].some((each) => allowed.includes(each)));
  const has = (name: keyof typeof GUARDED) => !leftOut.includes(name);
  const readiness = await packedReport(context, files, framework, 'readiness', asked);
  const { language, day } = readiness.gathered.report;
  const t = messagesOf('server/audit-packs', language);
  const reports: PackContents['reports'] = [readiness, await packedReport(context, files, framework, 'gaps', language)];
  if (hasStatement(framework)) {
    reports.push(await packedReport(context, files, framework, 'statement', language));
    const version = await lastVersion(db, organisationId, framework.id);
    if (version)
      reports.push({
        path: `reports/${fileNameOfVersion(version.number)}`,
        title: t('approved', { number: version.number }),
        gathered: await gatherVersion(context, files, version, language),
        formats: ['pdf'],
      });
  }
  if (has('risks')) reports.push(...(await riskReports(context, files, language)));
  const evidence = await listEvidence(db, organisationId, { framework: framework.id, onlyActive: true });
  const ids = [...new Set(evidence.map(({ documentId }) => documentId))];
  const documents = await packedDocuments(context, files, ids, has('documents'));
  const input = { t, titleOf: titlesIn(framework, language) };
  const facts = await factsOf(db, organisationId, framework, day);
  const vendorHeadings = FILE_COLUMNS.map((column) => headingOf(column, messagesOf('vendors', language)));
  const since = new Date(now.getTime() - TRAIL_DAYS * 86_400_000);
  return {
    language,
    t,
    reports,
    registers: [
      controlRegister(input, facts),
      evidenceRegister(input, evidence, new Map(documents.map((each) => [each.id, each])), day),
      ...(has('documents')
        ? [
            requiredRegister(
              t,
              { ...context, actor: { ...actor, permissions: allowed } },
              { framework, facts, language },
            ),
            documentRegister(t, context),
          ]
        : []),
      ...(has('assets') ? [assetRegister(input, context)] : []),
      ...(has('risks')
        ? [methodRegister(t, context), acceptanceRegister(t, context), vendorRegister(t, context, vendorHeadings)]
        : []),
      ...(has('reviews') ? [reviewRegister(t, context, has('documents'))] : []),
      ...(has('training') ? [trainingRegister(t, context)] : []),
      ...(has('audit-trail') ? [trailRegister(input, context, since)] : []),
    ],
    documents,
    evidence,
    leftOut,
    lastEntry: has('audit-trail') ? ((await readHead(db, organisationId)) ?? null) : null,
  };
}

async function packedReport(
  context: Context,
  files: Files,
  framework: Framework,
  kind: ReportKind,
  language: Language | undefined,
): Promise<PackedReport> {
  const gathered = await gatherReport(context, files, framework, kind, language);
  const { report } = gathered;
  return { path: `reports/${fileNameOf(report, framework.id)}`, title: report.title, gathered, formats: FORMATS[kind] };
}

/** The register and the treatment plan; on paper the register has the columns that fit. */
async function riskReports(context: Context, files: Files, language: Language): Promise<PackedReport[]> {
  const asked = [
    { kind: 'risk-register', formats: ['pdf'] },
    { kind: 'risk-register', formats: ['xlsx'] },
    { kind: 'treatment-plan', formats: ['pdf', 'xlsx'] },
  ] as const;
  const reports: PackedReport[] = [];
  for (const { kind, formats } of asked) {
    const gathered = await gatherRiskReport(context, files, { kind, format: formats[0], language, filter: {} });
    const { title, day } = gathered.report;
    reports.push({ path: `reports/${kind}_${day}`, title, gathered, formats: [...formats] });
  }
  return reports;
}

function titlesIn(framework: Framework, language: Language): (id: string) => string {
  const titles = new Map(
    framework.requirements.map((each) => [each.id, requirementIn(framework, each, language).title]),
  );
  return (id) => titles.get(id) ?? id;
}
