import type { Answer, DnskeyData, DsData } from 'dns-packet';
import { expect, test } from 'vitest';
import type { AskDns } from './dns.ts';
import { gatherDnssec } from './names.ts';

const ZONE = 'vendor.example';

/** A resolver that passes on what the owner of a zone and of its parent wrote: as much as a message over TCP holds. */
function asking(dsRecords: number, keys: number): AskDns {
  const ds = (at: number): DsData => ({ keyTag: at, algorithm: 13, digestType: 2, digest: Buffer.alloc(32, at) });
  const key = (at: number): DnskeyData => ({ flags: 257, algorithm: 13, key: Buffer.from([at & 255, at >> 8]) });
  const listed: Record<string, Answer[]> = {
    SOA: [{ type: 'SOA', name: ZONE, data: { mname: 'ns.example', rname: 'host.example' } }],
    DS: Array.from({ length: dsRecords }, (_, at) => ({ type: 'DS', name: ZONE, data: ds(at) })),
    DNSKEY: Array.from({ length: keys }, (_, at) => ({ type: 'DNSKEY', name: ZONE, data: key(at) })),
  };
  return async (_name, type) => ({ kind: 'answer', answers: listed[type] ?? [], authorities: [] });
}

test('a zone with thousands of digests and keys is not held against itself key by key', async () => {
  const began = performance.now();
  const dnssec = await gatherDnssec(ZONE, asking(1300, 2500));
  expect(performance.now() - began).toBeLessThan(10_000);
  // That none fits was not found out: nothing is said of it.
  expect(dnssec).toMatchObject({ hasDs: true, hasKey: true, fits: null });
});

test('a zone that changes its keys still shows that none fits', async () => {
  expect(await gatherDnssec(ZONE, asking(6, 8))).toMatchObject({ fits: false });
});
