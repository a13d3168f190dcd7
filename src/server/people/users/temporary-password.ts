import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when a password is read out or copied from paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four groups of five: 99 bits. It is shown once, to whoever made it, and its person must choose another at the first sign-in. */
export function makeTemporaryPassword(): string {
  const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
