import { createHash } from 'node:crypto';
import type { Answer, DnskeyData, DsData } from 'dns-packet';
import type { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import { namesUpwards } from '#domain/vendors/monitoring/checks/names.ts';
import type { AskDns } from './dns.ts';
import { tidy } from './tidy.ts';

/** Who may make certificates, from the domain upwards (RFC 8659, section 3). */
export async function gatherCaa(domain: string, ask: AskDns): Promise<DomainFacts['caa']> {
  for (const name of namesUpwards(domain)) {
    const answer = await ask(name, 'CAA');
    if (answer.kind === 'failed') return null;
    if (answer.kind === 'no-name') continue;
    const records = answer.answers.flatMap((record) => (record.type === 'CAA' ? [record.data] : []));
    if (records.length === 0) continue;
    const issuers = records
      .filter(({ tag }) => tag === 'issue' || tag === 'issuewild')
      .map(({ value }) => tidy(value.split(';', 1)[0] ?? '', 253));
    return { foundAt: name, issuers: [...new Set(issuers)].filter(Boolean).slice(0, 20) };
  }
  return { foundAt: null, issuers: [] };
}

/** Whether the zone of a domain is signed, and its parent vouches for it: RFC 4034 and 4035. */
export async function gatherDnssec(domain: string, ask: AskDns): Promise<DomainFacts['dnssec']> {
  const checked = await ask(domain, 'SOA');
  // A resolver that verifies gives nothing that does not hold; unverified it gives it.
  const start = checked.kind === 'failed' ? await ask(domain, 'SOA', { isUnchecked: true }) : checked;
  const isBogus = checked.kind === 'failed' && start.kind === 'answer';
  if (start.kind !== 'answer') return null;
  const zone = zoneIn(start.answers, domain) ?? zoneIn(start.authorities, domain);
  if (!zone || !zone.includes('.')) return null;
  const [ds, keys] = await Promise.all([
    ask(zone, 'DS', { isUnchecked: isBogus }),
    ask(zone, 'DNSKEY', { isUnchecked: isBogus }),
  ]);
  if (ds.kind !== 'answer' || keys.kind !== 'answer') return null;
  const dsRecords = ds.answers.flatMap((record) => (record.type === 'DS' ? [record.data] : []));
  const own = keys.answers.flatMap((record) => (record.type === 'DNSKEY' ? [record.data] : []));
  const isHandful = Math.max(dsRecords.length, own.length) <= MOST_KEYS;
  const fits = dsRecords.length > 0 && own.length > 0 && isHandful ? fitsAny(zone, dsRecords, own) : null;
  return { zone, hasDs: dsRecords.length > 0, hasKey: own.length > 0, fits, isBogus };
}

/** The zone that an SOA record names, when it is the domain's or one above it. */
function zoneIn(records: readonly Answer[], domain: string): string | null {
  const zone = records.find(({ type }) => type === 'SOA')?.name.toLowerCase();
  return zone !== undefined && (zone === domain || domain.endsWith(`.${zone}`)) ? zone : null;
}

/** Digests, and keys, of a zone that are held against each other: an honest one has a handful, and thousands would take us minutes. */
const MOST_KEYS = 16;
const DIGESTS: Record<number, string> = { 1: 'sha1', 2: 'sha256', 4: 'sha384' };

/** Whether one of the parent's digests is of one of the keys (RFC 4034, section 5.1.4). Null where it uses a digest that we do not know. */
function fitsAny(zone: string, dsRecords: readonly DsData[], keys: readonly DnskeyData[]): boolean | null {
  const known = dsRecords.filter(({ digestType }) => DIGESTS[digestType]);
  if (known.length === 0) return null;
  const owner = Buffer.concat([
    ...zone.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.alloc(1),
  ]);
  return known.some(({ digestType, digest, algorithm }) =>
    keys.some((key) => {
      const head = Buffer.from([key.flags >> 8, key.flags & 0xff, 3, key.algorithm]);
      const hash = createHash(DIGESTS[digestType] ?? '').update(Buffer.concat([owner, head, key.key]));
      return key.algorithm === algorithm && hash.digest().equals(digest);
    }),
  );
}
