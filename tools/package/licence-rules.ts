/** Licences whose parts may go out with a product under Apache-2.0, asking no more than that their text goes with them. */
const COMPATIBLE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);
/** A library of its own that whoever has the product can exchange; its text and the GPL's go with it. */
const EXCHANGEABLE: Record<string, RegExp> = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

/** Whether a part may be shipped, by its SPDX expression: of "A OR B" one must be compatible, of "A AND B" both. */
export function isCompatible(expression: string, part: string): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  const or = (): boolean => {
    let isFit = and();
    while (words[0] === 'OR') {
      words.shift();
      isFit = and() || isFit;
    }
    return isFit;
  };
  const and = (): boolean => {
    let isFit = one();
    while (words[0] === 'AND') {
      words.shift();
      isFit = one() && isFit;
    }
    return isFit;
  };
  const one = (): boolean => {
    const word = words.shift() ?? '';
    if (word !== '(') return COMPATIBLE.has(word) || (EXCHANGEABLE[word]?.test(part) ?? false);
    const isFit = or();
    return words.shift() === ')' && isFit;
  };
  return or() && words.length === 0;
}
