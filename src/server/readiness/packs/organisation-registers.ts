import { sql } from 'kysely';
import { askingFor, isDue, situationsOf } from '#domain/documents/required/due.ts';
import type { Sign } from '#domain/documents/required/presence.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { RequirementFacts } from '#domain/readiness/facts.ts';
import { isApplicable } from '#domain/readiness/facts.ts';
import type { ReportCell } from '#domain/readiness/reports/report.ts';
import { cellsOf } from '#domain/vendors/file-columns.ts';
import type { Language } from '#domain/organisations/language.ts';
import { readPresence } from '../../documents/required/presence.ts';
import { selectDocuments } from '../../documents/store.ts';
import { templatesFor } from '../../documents/template-uses.ts';
import { getProfile } from '../../organisations/profile.ts';
import { nameAsSaid } from '../../platform/as-file-says.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { listVersions } from '../../risks/methods.ts';
import { allVendors } from '../../vendors/vendor-list.ts';
import type { PackMessages, Register } from './registers.ts';

const date = (at: Date | string | null): ReportCell =>
  at && { date: typeof at === 'string' ? at.slice(0, 10) : dayOf(at) };
const columnsOf = (...columns: [header: string, width: number][]) =>
  columns.map(([header, width]) => ({ header, width }));

async function* once(rows: Promise<ReportCell[][]>): AsyncIterable<ReportCell[][]> {
  yield await rows;
}

/** The scales and bands in force, and what is acceptable. */
export function methodRegister(t: PackMessages, { db, organisationId }: Context): Register {
  const rows = async () => {
    const { number, method } = (await listVersions(db, organisationId)).at(-1)!;
    const { likelihood, impact, bands, appetite, criteria } = method;
    const part = (name: 'likelihood' | 'impact', steps: typeof likelihood) =>
      steps.map(({ label, description }, place): ReportCell[] => [t(`parts.${name}`), place + 1, label, description]);
    return [
      [t('parts.version'), number, '', ''],
      ...part('likelihood', likelihood),
      ...part('impact', impact),
      ...bands.map(({ from, label, guidance }): ReportCell[] => [t('parts.band'), from, label, guidance]),
      [t('parts.appetite'), appetite, '', criteria],
    ];
  };
  return {
    name: 'risk-method',
    title: t('registers.risk-method'),
    columns: columnsOf(
      [t('columns.part'), 18],
      [t('columns.value'), 8],
      [t('columns.name'), 24],
      [t('columns.means'), 70],
    ),
    pieces: () => once(rows()),
  };
}

/** Every acceptance of a risk, withdrawn ones too. */
export function acceptanceRegister(t: PackMessages, { db, organisationId }: Context): Register {
  const rows = async () => {
    const found = await db
      .selectFrom('risk_acceptances')
      .innerJoin('risks', 'risks.id', 'risk_acceptances.risk_id')
      .selectAll('risk_acceptances')
      .select(['risks.reference', 'risks.title'])
      .where('risk_acceptances.organisation_id', '=', organisationId)
      .orderBy('accepted_at', 'desc')
      .orderBy('risk_acceptances.id')
      .execute();
    return found.map((each): ReportCell[] => [
      each.reference,
      each.title,
      each.statement,
      nameAsSaid(t, each.accepted_by_name, each.from_file),
      date(each.accepted_at),
      date(each.until),
      date(each.withdrawn_at),
      each.withdrawn_reason,
    ]);
  };
  return {
    name: 'risk-acceptances',
    title: t('registers.risk-acceptances'),
    columns: columnsOf(
      [t('server/reports:columns.id'), 10],
      [t('server/reports:columns.title'), 44],
      [t('columns.statement'), 60],
      [t('columns.acceptedBy'), 24],
      [t('columns.acceptedAt'), 14],
      [t('columns.validUntil'), 13],
      [t('columns.withdrawnAt'), 13],
      [t('columns.withdrawnReason'), 40],
    ),
    pieces: () => once(rows()),
  };
}

/** `headings` are those of its files. */
export function vendorRegister(t: PackMessages, context: Context, headings: readonly string[]): Register {
  return {
    name: 'vendors',
    title: t('registers.vendors'),
    columns: headings.map((header) => ({ header, width: 20 })),
    pieces: () => once(allVendors(context, {}).then((vendors) => vendors.map(cellsOf))),
  };
}

/** What documents there are, and which version of each is in force (7.5.3). */
export function documentRegister(t: PackMessages, { db, organisationId }: Context): Register {
  const rows = async () =>
    (await selectDocuments(db, organisationId)).map((each): ReportCell[] => [
      each.number,
      each.title,
      each.type && t(`documents:type.${each.type}`),
      t(`document-control:status.${each.status}`),
      each.version,
      each.ownerName,
      each.classification && t(`document-control:classification.${each.classification}`),
      each.approvedByName && nameAsSaid(t, each.approvedByName, each.fromFile),
      date(each.approvedAt),
      date(each.reviewDueOn),
      each.folder,
    ]);
  return {
    name: 'documents',
    title: t('registers.documents'),
    columns: columnsOf(
      [t('document-control:fact.number'), 12],
      [t('server/reports:columns.title'), 44],
      [t('columns.type'), 14],
      [t('server/reports:columns.status'), 16],
      [t('parts.version'), 8],
      [t('server/reports:columns.owner'), 24],
      [t('document-control:fact.classification'), 18],
      [t('columns.approvedBy'), 24],
      [t('columns.approvedAt'), 13],
      [t('document-control:fact.review'), 13],
      [t('columns.folder'), 30],
    ),
    pieces: () => once(rows()),
  };
}

/** Audits, management and access reviews that took place, with what was noted of each; documents are named for who may see them. */
export function reviewRegister(t: PackMessages, { db, organisationId }: Context, seesDocuments: boolean): Register {
  const rows = async () => {
    const found = await db
      .selectFrom('event_occurrences as held')
      .innerJoin('events', 'events.id', 'held.event_id')
      .leftJoin('documents', (join) =>
        join.on(sql<boolean>`documents.id = coalesce(held.document_id, events.document_id)`),
      )
      .select([
        'events.kind',
        'held.record',
        'held.completed_at',
        'held.completed_by_name',
        'documents.title as document',
        sql<string>`coalesce(held.title, events.title)`.as('title'),
        sql<string>`coalesce(held.starts_on, held.original_on)`.as('day'),
      ])
      .where('held.organisation_id', '=', organisationId)
      .where('events.kind', 'in', ['audit', 'management-review', 'access-review'])
      .where('held.completed_at', 'is not', null)
      .where('held.is_removed', '=', false)
      .orderBy('day', 'desc')
      .orderBy('held.event_id')
      .execute();
    return found.map(({ kind, record, ...each }): ReportCell[] => [
      t(`schedule:kind.${kind}`),
      each.title,
      date(each.day),
      (record?.items ?? [])
        .filter(({ isDone, note }) => isDone || note !== '')
        .map(({ id, note }) => t(`schedule:point.${kind}.${id}`) + (note === '' ? '' : `: ${note}`))
        .join('\n'),
      record?.conclusion ?? '',
      seesDocuments ? each.document : null,
      each.completed_by_name,
      date(each.completed_at),
    ]);
  };
  return {
    name: 'reviews',
    title: t('registers.reviews'),
    columns: columnsOf(
      [t('columns.type'), 20],
      [t('server/reports:columns.title'), 40],
      [t('columns.day'), 13],
      [t('schedule:record.points'), 70],
      [t('schedule:record.conclusion'), 60],
      [t('columns.document'), 30],
      [t('columns.recordedBy'), 24],
      [t('columns.recordedAt'), 13],
    ),
    pieces: () => once(rows()),
  };
}

/** Certificates of training, newest first. */
export function trainingRegister(t: PackMessages, { db, organisationId }: Context): Register {
  const rows = async () => {
    const found = await db
      .selectFrom('awareness_certificates')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .orderBy('issued_on', 'desc')
      .orderBy('id')
      .execute();
    return found.map((each): ReportCell[] => [
      nameAsSaid(t, each.name, each.from_file),
      each.course,
      each.course_version,
      each.score,
      each.number,
      date(each.issued_on),
      date(each.valid_until),
    ]);
  };
  return {
    name: 'training',
    title: t('registers.training'),
    columns: columnsOf(
      [t('columns.person'), 28],
      [t('columns.course'), 36],
      [t('parts.version'), 8],
      [t('columns.score'), 10],
      [t('columns.certificate'), 24],
      [t('columns.day'), 13],
      [t('columns.validUntil'), 13],
    ),
    pieces: () => once(rows()),
  };
}

/** The documents that the framework asks for, and what shows each. */
export function requiredRegister(
  t: PackMessages,
  context: Context,
  { framework, facts, language }: { framework: Framework; facts: RequirementFacts[]; language: Language },
): Register {
  const saying = (sign: Sign) =>
    sign.kind === 'document' ? sign.title : t(`setup:present.register.${sign.register}`, { count: sign.count });
  const rows = async () => {
    const templates = await templatesFor(context);
    const presence = await readPresence(context, templates);
    const situations = situationsOf(await getProfile(context), framework.setup.implies);
    const excluded = new Set(facts.filter((each) => !isApplicable(each)).map(({ requirement }) => requirement.id));
    return templates
      .filter((template) => isDue(template, framework.id, excluded, situations))
      .map((template): ReportCell[] => {
        const { key, title } = template;
        const { state, signs } = presence.get(key) ?? { state: 'missing', signs: [] };
        return [
          title[language],
          askingFor(template, framework.id).join(', '),
          t(`presence.${state}`),
          signs.map(saying).join('; '),
        ];
      });
  };
  return {
    name: 'required-documents',
    title: t('registers.required-documents'),
    columns: columnsOf(
      [t('columns.document'), 40],
      [t('columns.requiredBy'), 20],
      [t('server/reports:columns.status'), 12],
      [t('columns.shownBy'), 60],
    ),
    pieces: () => once(rows()),
  };
}
