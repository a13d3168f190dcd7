const OCTET = /^(0|[1-9]\d{0,2}|0\d{1,2})$/;
const GROUP = /^[0-9a-f]{1,4}$/i;

/** IPv4 with every group from 0 to 255, or IPv6 (RFC 4291, a zone as in fe80::1%eth0 allowed). */
export function isIpAddress(text: string): boolean {
  return text.includes(':') ? isIpv6(text) : isIpv4(text);
}

function isIpv4(text: string): boolean {
  const octets = text.split('.');
  return octets.length === 4 && octets.every((octet) => OCTET.test(octet) && Number(octet) <= 255);
}

function isIpv6(text: string): boolean {
  const [address = '', zone, ...more] = text.split('%');
  if (more.length > 0 || zone === '') return false;
  const halves = address.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1)?.at(-1);
  const hasIpv4 = last !== undefined && last.includes('.');
  if (hasIpv4 && !isIpv4(last)) return false;
  const plain = groups.flat().slice(0, hasIpv4 ? -1 : undefined);
  const count = plain.length + (hasIpv4 ? 2 : 0);
  return plain.every((group) => GROUP.test(group)) && (halves.length === 2 ? count <= 7 : count === 8);
}

/** Six hexadecimal pairs separated by colons or hyphens (specification, section 5). */
export function isMacAddress(text: string): boolean {
  return /^[0-9a-f]{2}([:-][0-9a-f]{2}){5}$/i.test(text);
}
