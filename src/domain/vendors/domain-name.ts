import { z } from 'zod';
import { issue, limit } from '../issue.ts';

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

const Normalised = z.url({ normalize: true });

/** The name as DNS knows it: small letters, without a dot at its end, each label in ASCII (RFC 5891). Null for what is no name alone. */
export function asciiNameOf(written: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.。-]+$/u.test(written)) return null;
  const { data = '' } = Normalised.safeParse(`https://${written}`);
  return /^https:\/\/([a-z0-9.-]+?)\.?\/$/.exec(data)?.[1] ?? null;
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

const MESSAGE = issue('public_host_name');

/** A domain name of the public internet, kept as DNS knows it. */
export const DomainName = z
  .string()
  .trim()
  .max(253, limit('most_characters'))
  .transform((written, context) => {
    const name = asciiNameOf(written);
    if (name !== null && isPublicName(name)) return name;
    context.addIssue({ code: 'custom', message: MESSAGE });
    return z.NEVER;
  });
