/** Letters and digits that nobody takes for one another (Crockford's base 32); a code holds ten of them, fifty bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const BITS = 5;
/** Hexadecimal digits of an id that a code says, and how many bits of the last one it leaves open. */
const [DIGITS, OPEN] = [13, 13 * 4 - LENGTH * BITS];

/** What the label of an asset says of its id: the first fifty bits, which two assets of one organisation do not share. */
export function labelCodeOf(id: string): string {
  const start = BigInt(`0x${id.replaceAll('-', '').slice(0, DIGITS)}`) >> BigInt(OPEN);
  const places = Array.from({ length: LENGTH }, (_, place) => BigInt((LENGTH - 1 - place) * BITS));
  return places.map((shift) => ALPHABET[Number((start >> shift) & 31n)]).join('');
}

/** The first and the last id that a code may mean, however it was typed; null for what is no code. */
export function idsOfLabelCode(code: string): { first: string; last: string } | null {
  const letters = code.toUpperCase().replace(/[-\s]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const values = letters.split('').map((letter) => ALPHABET.indexOf(letter));
  if (values.length !== LENGTH || values.includes(-1)) return null;
  const start = values.reduce((number, value) => (number << BigInt(BITS)) | BigInt(value), 0n) << BigInt(OPEN);
  const idFrom = (number: bigint, rest: string) => {
    const digits = number.toString(16).padStart(DIGITS, '0').padEnd(32, rest);
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
  return { first: idFrom(start, '0'), last: idFrom(start + (1n << BigInt(OPEN)) - 1n, 'f') };
}
