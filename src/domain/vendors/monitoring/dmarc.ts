/** Whether a TXT record is one of DMARC: the version stands first (RFC 9989, section 4.7). */
export const isDmarc = (record: string) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(record);

/** The tags of a DMARC record; of one that stands twice the first. */
export function readDmarc(record: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const part of record.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim().toLowerCase();
    if (at > 0 && !tags.has(name)) tags.set(name, part.slice(at + 1).trim());
  }
  return tags;
}

/**
 * Under which names a policy for a domain may stand, the nearest first: the domain, then its parents up to the top; of more than eight labels the
 * walk goes on at seven (RFC 9989, section 4.10).
 */
export function namesOfWalk(domain: string): string[] {
  const labels = domain.split('.');
  const names = [domain];
  for (let count = Math.min(labels.length - 1, 7); count >= 1; count -= 1) names.push(labels.slice(-count).join('.'));
  return names;
}
