import type { Answer } from 'dns-packet';
import { isDmarc, namesOfWalk } from '#domain/vendors/monitoring/dmarc.ts';
import type { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import { isSpf, readSpf, type Spf } from '#domain/vendors/monitoring/spf.ts';
import { SPF_LOOKUPS } from '#domain/vendors/monitoring/values.ts';
import type { AskDns, DnsAnswer } from './dns.ts';
import { tidy } from './tidy.ts';

const MOST_RECORDS = 10;

/** The texts of TXT records, each put together from its pieces (RFC 7208, section 3.3). Null when nobody said. */
function textsOf(answer: DnsAnswer): string[] | null {
  if (answer.kind === 'failed') return null;
  if (answer.kind === 'no-name') return [];
  return answer.answers.flatMap((record: Answer) =>
    record.type === 'TXT'
      ? [
          [record.data]
            .flat()
            .map((piece) => piece.toString())
            .join(''),
        ]
      : [],
  );
}

const kept = (records: string[]) => records.slice(0, MOST_RECORDS).map((record) => tidy(record, 1000));

export async function gatherMx(domain: string, ask: AskDns): Promise<DomainFacts['mx']> {
  const answer = await ask(domain, 'MX');
  if (answer.kind === 'failed') return null;
  if (answer.kind === 'no-name') return [];
  return answer.answers
    .flatMap((record) => (record.type === 'MX' ? [tidy(record.data.exchange, 253) || '.'] : []))
    .slice(0, MOST_RECORDS);
}

/** SPF of a domain with the look-ups that it asks for, through everything that it includes; counting ends soon after there are too many. */
export async function gatherSpf(domain: string, ask: AskDns): Promise<DomainFacts['spf']> {
  const records = textsOf(await ask(domain, 'TXT'))?.filter(isSpf);
  if (!records) return null;
  const [record] = records;
  if (record === undefined || records.length > 1)
    return { records: kept(records), lookups: 0, all: null, isBroken: false };
  const count = { lookups: 0, isBroken: false };
  const all = await follow(readSpf(record), ask, count, [domain]);
  return { records: kept(records), ...count, all };
}

/** For the name of a website without SPF of its own: what the name behind `www.` says. Null for every other name. */
export async function gatherSpfBehind(
  domain: string,
  own: DomainFacts['spf'],
  ask: AskDns,
): Promise<DomainFacts['spfBehind']> {
  const name = /^www\.(.+\..+)$/.exec(domain)?.[1];
  if (name === undefined || own === null || own.records.length > 0) return null;
  const spf = await gatherSpf(name, ask);
  return spf && { ...spf, name };
}

async function follow(
  spf: Spf,
  ask: AskDns,
  count: { lookups: number; isBroken: boolean },
  above: readonly string[],
): Promise<Spf['all']> {
  count.lookups += spf.others;
  if (spf.isBroken) count.isBroken = true;
  let all = spf.all;
  const further = spf.includes.map((name) => ({ name, ends: false }));
  if (spf.redirect !== null) further.push({ name: spf.redirect, ends: true });
  for (const { name, ends } of further) {
    count.lookups += 1;
    if (count.lookups > SPF_LOOKUPS) return all;
    // What a macro becomes only the receiver of a mail knows.
    if (name.includes('%')) continue;
    const known = name.toLowerCase().replace(/\.$/, '');
    const records = above.includes(known) ? [] : textsOf(await ask(known, 'TXT'))?.filter(isSpf);
    if (!records) continue;
    // Sections 5.2 and 6.1: one that includes what has no SPF of its own is an error as a whole.
    if (records.length !== 1) count.isBroken = true;
    const [record] = records;
    if (record === undefined) continue;
    const end = await follow(readSpf(record), ask, count, [...above, known]);
    if (ends) all = end;
  }
  return all;
}

export async function gatherDmarc(domain: string, ask: AskDns): Promise<DomainFacts['dmarc']> {
  for (const name of namesOfWalk(domain)) {
    const records = textsOf(await ask(`_dmarc.${name}`, 'TXT'))?.filter(isDmarc);
    if (!records) return null;
    if (records.length > 0) return { foundAt: name, records: kept(records) };
  }
  return { foundAt: null, records: [] };
}
