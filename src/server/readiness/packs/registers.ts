import type { AuditEntry } from '#domain/activity/audit-entry.ts';
import { TRAIL_HEADERS, trailCells } from '#domain/activity/export.ts';
import { EXPORT_COLUMNS, exportCells } from '#domain/assets/export.ts';
import type { Asset } from '#domain/assets/asset.ts';
import { stateOf } from '#domain/controls/state.ts';
import { type Evidence, isCurrent, reversalsIn } from '#domain/evidence/evidence.ts';
import type { Messages } from '#domain/organisations/messages.ts';
import { proofOf, type RequirementFacts } from '#domain/readiness/facts.ts';
import type { ReportCell, ReportColumn } from '#domain/readiness/reports/report.ts';
import { csvRecord } from '#domain/tables/csv.ts';
import { nextEntries } from '../../activity/store.ts';
import { nextAssets } from '../../assets/asset-list.ts';
import { nameAsSaid } from '../../platform/as-file-says.ts';
import type { Context } from '../../platform/context.ts';
import { textOf } from '../reports/pdf-table.ts';
import type { PackedDocument } from './documents.ts';

/** A list of a pack as it grows; never more than a piece in memory. */
export interface Register {
  name:
    | 'controls'
    | 'evidence'
    | 'required-documents'
    | 'documents'
    | 'assets'
    | 'risk-method'
    | 'risk-acceptances'
    | 'vendors'
    | 'reviews'
    | 'training'
    | 'audit-trail';
  title: string;
  columns: readonly Pick<ReportColumn, 'header' | 'width'>[];
  pieces: () => AsyncIterable<ReportCell[][]>;
}

/** What a pack says; what it shares with the reports it says as they do. */
export type PackMessages = Messages<'server/audit-packs'>;

interface RegisterInput {
  t: PackMessages;
  titleOf: (requirementId: string) => string;
}

async function* once(rows: ReportCell[][]): AsyncIterable<ReportCell[][]> {
  yield rows;
}

export function controlRegister({ t, titleOf }: RegisterInput, facts: RequirementFacts[]): Register {
  return {
    name: 'controls',
    title: t('registers.controls'),
    columns: [
      { header: t('server/reports:columns.id'), width: 10 },
      { header: t('server/reports:columns.title'), width: 44 },
      { header: t('server/reports:columns.applicable'), width: 11 },
      { header: t('server/reports:columns.justification'), width: 50 },
      { header: t('server/reports:columns.reasons'), width: 20 },
      { header: t('server/reports:columns.status'), width: 14 },
      { header: t('server/reports:columns.state'), width: 18 },
      { header: t('server/reports:columns.owner'), width: 24 },
      { header: t('server/reports:columns.due'), width: 13 },
      { header: t('server/reports:columns.evidence'), width: 10 },
      { header: t('server/reports:columns.against'), width: 10 },
    ],
    pieces: () =>
      once(
        facts.map((each) => {
          const { requirement, control, evidence, against } = each;
          return [
            requirement.id,
            titleOf(requirement.id),
            control.applicable ? t('server/reports:yes') : t('server/reports:no'),
            control.justification,
            control.reasons.map((reason) => t(`controls:reason.${reason}`)).join(', '),
            t(`server/reports:statuses.${control.status}`),
            t(`server/reports:states.${stateOf(control, proofOf(each)).state}`),
            control.ownerName ?? (control.ownerRole ? t(`controls:role.${control.ownerRole}`) : null),
            control.dueOn && { date: control.dueOn },
            evidence,
            against,
          ];
        }),
      ),
  };
}

/** The accepted passages, each with the file that holds it; `today` is an ISO date. */
export function evidenceRegister(
  { t, titleOf }: RegisterInput,
  evidence: Evidence[],
  documents: ReadonlyMap<string, PackedDocument>,
  today: string,
): Register {
  return {
    name: 'evidence',
    title: t('registers.evidence'),
    columns: [
      { header: t('server/reports:columns.id'), width: 10 },
      { header: t('server/reports:columns.title'), width: 40 },
      { header: t('columns.document'), width: 34 },
      { header: t('columns.file'), width: 40 },
      { header: 'SHA-256', width: 20 },
      { header: t('columns.quote'), width: 60 },
      { header: t('columns.validFrom'), width: 13 },
      { header: t('columns.validUntil'), width: 13 },
      { header: t('columns.current'), width: 10 },
      { header: t('columns.acceptedBy'), width: 24 },
      { header: t('columns.acceptedAt'), width: 24 },
      { header: t('columns.contradicted'), width: 60 },
      { header: t('columns.reason'), width: 40 },
    ],
    pieces: () =>
      once(
        evidence.map((each) => [
          each.requirementId,
          titleOf(each.requirementId),
          each.documentTitle,
          documents.get(each.documentId)?.path ?? null,
          documents.get(each.documentId)?.sha256 ?? null,
          each.quote.text,
          { date: each.validFrom },
          each.validUntil && { date: each.validUntil },
          isCurrent(each, today) ? t('server/reports:yes') : t('server/reports:no'),
          nameAsSaid(t, each.acceptedByName, each.fromFile),
          each.acceptedAt,
          reversalsIn(each),
          each.reason,
        ]),
      ),
  };
}

export function assetRegister({ t }: RegisterInput, { db, organisationId, now }: Context): Register {
  return {
    name: 'assets',
    title: t('registers.assets'),
    columns: EXPORT_COLUMNS,
    async *pieces() {
      let after: Asset | null = null;
      for (;;) {
        const assets: Asset[] = await nextAssets(db, organisationId, {}, after, now);
        if (assets.length === 0) return;
        yield assets.map((asset) => exportCells(asset));
        after = assets.at(-1) ?? null;
      }
    },
  };
}

/** Every entry since an instant, newest first and none left out, so that the chain of hashes can be followed. */
export function trailRegister({ t }: RegisterInput, { db, organisationId }: Context, since: Date): Register {
  return {
    name: 'audit-trail',
    title: t('registers.audit-trail'),
    columns: TRAIL_HEADERS.map((header) => ({ header, width: 20 })),
    async *pieces() {
      const from = since.toISOString();
      let before: number | null = null;
      for (;;) {
        const entries: AuditEntry[] = await nextEntries(db, organisationId, {}, before);
        const wanted = entries.filter(({ at }) => at >= from);
        if (wanted.length > 0) yield wanted.map(trailCells);
        if (entries.length === 0 || wanted.length < entries.length) return;
        before = entries.at(-1)?.number ?? null;
      }
    },
  };
}

/** A register as CSV; `count` hears of the rows. */
export async function* csvOf(register: Register, count: (rows: number) => void): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${csvRecord(register.columns.map(({ header }) => header))}`);
  for await (const rows of register.pieces()) {
    count(rows.length);
    yield Buffer.from(rows.map((row) => csvRecord(row.map(textOf))).join(''));
  }
}
