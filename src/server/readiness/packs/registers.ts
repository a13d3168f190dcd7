import type { AuditEntry } from '#domain/activity/audit-entry.ts';
import { TRAIL_HEADERS, trailCells } from '#domain/activity/export.ts';
import { EXPORT_COLUMNS, exportCells } from '#domain/assets/export.ts';
import type { Asset } from '#domain/assets/asset.ts';
import { stateOf } from '#domain/controls/state.ts';
import { type Evidence, isCurrent, reversalsIn } from '#domain/evidence/evidence.ts';
import { proofOf, type RequirementFacts } from '#domain/readiness/facts.ts';
import type { ReportCell, ReportColumn } from '#domain/readiness/reports/report.ts';
import type { ReportWords } from '#domain/readiness/reports/words.ts';
import { csvRecord } from '#domain/tables/csv.ts';
import { nextEntries } from '../../activity/store.ts';
import { nextAssets } from '../../assets/listing.ts';
import type { Act } from '../../platform/act.ts';
import { textOf } from '../reports/pdf-table.ts';
import type { PackedDocument } from './documents.ts';
import type { PackWords } from './words.ts';

/** A list of a pack as it grows; never more than a piece in memory. */
export interface Register {
  name: 'controls' | 'evidence' | 'assets' | 'audit-trail';
  title: string;
  columns: readonly Pick<ReportColumn, 'header' | 'width'>[];
  pieces(): AsyncIterable<ReportCell[][]>;
}

interface Ground {
  words: ReportWords;
  pack: PackWords;
  titleOf(requirementId: string): string;
}

async function* once(rows: ReportCell[][]): AsyncIterable<ReportCell[][]> {
  yield rows;
}

export function controlRegister({ words, pack, titleOf }: Ground, facts: RequirementFacts[]): Register {
  const { columns } = words;
  return {
    name: 'controls',
    title: pack.registers.controls,
    columns: [
      { header: columns.id, width: 10 },
      { header: columns.title, width: 44 },
      { header: columns.applicable, width: 11 },
      { header: columns.justification, width: 50 },
      { header: columns.status, width: 14 },
      { header: columns.state, width: 18 },
      { header: columns.owner, width: 24 },
      { header: columns.due, width: 13 },
      { header: columns.evidence, width: 10 },
      { header: columns.against, width: 10 },
    ],
    pieces: () =>
      once(
        facts.map((each) => {
          const { requirement, control, evidence, against } = each;
          return [
            requirement.id,
            titleOf(requirement.id),
            control.applicable ? words.yes : words.no,
            control.justification,
            words.statuses[control.status],
            words.states[stateOf(control, proofOf(each)).state],
            control.ownerName,
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
  { words, pack, titleOf }: Ground,
  evidence: Evidence[],
  documents: ReadonlyMap<string, PackedDocument>,
  today: string,
): Register {
  const { columns } = words;
  return {
    name: 'evidence',
    title: pack.registers.evidence,
    columns: [
      { header: columns.id, width: 10 },
      { header: columns.title, width: 40 },
      { header: pack.columns.document, width: 34 },
      { header: pack.columns.file, width: 40 },
      { header: 'SHA-256', width: 20 },
      { header: pack.columns.quote, width: 60 },
      { header: pack.columns.validFrom, width: 13 },
      { header: pack.columns.validUntil, width: 13 },
      { header: pack.columns.current, width: 10 },
      { header: pack.columns.acceptedBy, width: 24 },
      { header: pack.columns.acceptedAt, width: 24 },
      { header: pack.columns.contradicted, width: 60 },
      { header: pack.columns.reason, width: 40 },
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
          isCurrent(each, today) ? words.yes : words.no,
          each.acceptedByName,
          each.acceptedAt,
          reversalsIn(each),
          each.reason,
        ]),
      ),
  };
}

export function assetRegister({ pack }: Ground, { db, organisationId, now }: Act): Register {
  return {
    name: 'assets',
    title: pack.registers.assets,
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
export function trailRegister({ pack }: Ground, { db, organisationId }: Act, since: Date): Register {
  return {
    name: 'audit-trail',
    title: pack.registers['audit-trail'],
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
