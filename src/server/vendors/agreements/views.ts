import type { Agreement, AgreementDetails } from '#domain/vendors/agreements/agreement.ts';
import { type Commitment, isHeld } from '#domain/vendors/agreements/commitment.ts';
import { changesBetween, conflictsOf } from '#domain/vendors/agreements/compare.ts';
import { missingOf } from '#domain/vendors/agreements/expected.ts';
import { judge, termOf } from '#domain/vendors/agreements/judge.ts';
import { countOutcomes } from '#domain/vendors/agreements/outcome.ts';
import { unusualOf } from '#domain/vendors/agreements/unusual.ts';
import { ofKind, type VendorRecord } from '#domain/vendors/record.ts';
import type { Context } from '../../platform/context.ts';
import { listRecords } from '../store.ts';
import { type AgreementRow, findAgreement, findAgreements, listCommitments, shownCommitment } from './store.ts';

/** An agreement held against what is recorded of its vendor. */
function weigh({ now }: Context, row: AgreementRow, commitments: Commitment[], records: VendorRecord[]) {
  const { disclaimers, businessHours, timeZone, isRead, state } = row;
  const at = now.getTime();
  const incidents = ofKind('incident', records);
  const knownSince = Math.min(row.createdAt.getTime(), row.vendorSince?.getTime() ?? Infinity);
  const judgement = judge({ commitments, incidents, businessHours, term: row, timeZone, knownSince, now: at });
  const sharesPersonalData = ofKind('data', records).some(({ facts }) => facts.isPersonal === true);
  const term = termOf(row, timeZone);
  // Of what was not read nothing is missing.
  const isJudged = judgement.isJudged && row.vendorId !== null;
  return {
    ...(isJudged ? judgement : { isJudged: false, recordedSince: null, availability: [], times: [] }),
    incidents: incidents.map(({ id, facts: { title, happenedOn } }) => ({ id, title, happenedOn })),
    missing: state === 'ready' && isRead ? missingOf(commitments, sharesPersonalData) : [],
    unusual: unusualOf(commitments, disclaimers),
    isInForce: term !== null && term.from <= at && at < term.to,
  };
}

function shown(row: AgreementRow, weighed: ReturnType<typeof weigh>, commitments: Commitment[]): Agreement {
  const {
    disclaimers: _disclaimers,
    replacesTitle: _replacesTitle,
    vendorSince: _vendorSince,
    createdAt,
    ...rest
  } = row;
  const held = commitments.filter(isHeld);
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    isInForce: weighed.isInForce,
    counts: {
      commitments: held.length,
      open: held.filter(({ state }) => state === 'proposed').length,
      ...countOutcomes(weighed, held),
      missing: weighed.missing.length,
      unusual: weighed.unusual.length,
    },
  };
}

async function recordsByVendor({ db, organisationId }: Context, rows: readonly AgreementRow[]) {
  const ids = [...new Set(rows.flatMap(({ vendorId }) => vendorId ?? []))];
  const records = ids.length === 0 ? [] : await listRecords(db, organisationId, ids);
  const plain = records.map((record) => ({ ...record, createdAt: record.createdAt.toISOString() }));
  return Map.groupBy(plain, ({ vendorId }) => vendorId);
}

export async function viewAgreements(context: Context, asked: Parameters<typeof findAgreements>[1]) {
  const { rows, total } = await findAgreements(context, asked);
  const records = await recordsByVendor(context, rows);
  const all = await listCommitments(
    context,
    rows.map(({ id }) => id),
  );
  const commitments = Map.groupBy(all, ({ agreementId }) => agreementId);
  return {
    total,
    rows: rows.map((row) => {
      const own = (commitments.get(row.id) ?? []).map(shownCommitment);
      return shown(row, weigh(context, row, own, records.get(row.vendorId ?? '') ?? []), own);
    }),
  };
}

/** @throws Problem 404 for another organisation's. */
export async function viewAgreement(context: Context, id: string): Promise<AgreementDetails> {
  const row = await findAgreement(context, id);
  const records = (await recordsByVendor(context, [row])).get(row.vendorId ?? '') ?? [];
  const all = await listCommitments(context, row.replacesId ? [id, row.replacesId] : [id]);
  const [own, before] = [id, row.replacesId].map((of) =>
    all.filter(({ agreementId }) => agreementId === of).map(shownCommitment),
  );
  const commitments = own ?? [];
  const weighed = weigh(context, row, commitments, records);
  return {
    ...shown(row, weighed, commitments),
    ...weighed,
    commitments,
    conflicts: conflictsOf(commitments),
    changes: row.replacesId ? changesBetween(before ?? [], commitments) : null,
    replacesTitle: row.replacesTitle,
  };
}
