import { z } from 'zod';
import { punycodeOf } from './punycode.ts';

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const TOP = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Names that lead nowhere in the public internet (RFC 6761, RFC 6762, RFC 8375, RFC 7686, and .internal, which ICANN keeps free). */
const NOT_PUBLIC = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'lan',
  'home.arpa',
  'onion',
  'invalid',
];

/** The name as DNS knows it: small letters, without a dot at its end, each label in ASCII (RFC 5891). Null for what no label can hold. */
export function asciiNameOf(written: string): string | null {
  const labels = written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[。.]$/u, '')
    .split(/[。.]/u)
    .map((label) => (/^[\x20-\x7e]*$/.test(label) ? label : asciiLabel(label)));
  return labels.includes(null) ? null : labels.join('.');
}

function asciiLabel(label: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}-]+$/u.test(label)) return null;
  const coded = punycodeOf(label.normalize('NFC'));
  return coded === null ? null : `xn--${coded}`;
}

/** Whether it is a host name of the public internet: at least two labels, none an address, a port or a name of an inner network. */
export function isPublicName(name: string): boolean {
  const labels = name.split('.');
  return (
    name.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP.test(labels.at(-1) ?? '') &&
    !NOT_PUBLIC.some((each) => name === each || name.endsWith(`.${each}`))
  );
}

const MESSAGE =
  'Enter a public host name such as example.com: no address, port or path, and no name of an internal network';

/** A domain name of the public internet, kept as DNS knows it. */
export const DomainName = z
  .string()
  .trim()
  .max(253, 'Use at most 253 characters')
  .transform((written, context) => {
    const name = asciiNameOf(written);
    if (name !== null && isPublicName(name)) return name;
    context.addIssue({ code: 'custom', message: MESSAGE });
    return z.NEVER;
  });
