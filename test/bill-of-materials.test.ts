import { describe, expect, test } from 'vitest';
import { renderBillOfMaterials } from '../tools/package/bill-of-materials.ts';
import { isInstalled, nameOf, readLockFile } from '../tools/package/lock-file.ts';

interface Component {
  'bom-ref': string;
  name: string;
  licenses?: object[];
  hashes?: { alg: string; content: string }[];
}

const lock = readLockFile();
const text = await renderBillOfMaterials(lock);
const bill = JSON.parse(text) as { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] };

describe('the bill of materials', () => {
  test('names every part that goes along, and none that only tests need', () => {
    const shipped = Object.keys(lock).filter(
      (folder) => folder !== '' && !lock[folder]!.dev && !lock[folder]!.devOptional && isInstalled(folder),
    );
    const names = new Set(bill.components.map(({ name }) => name));
    expect(shipped.map(nameOf).filter((name) => !names.has(name))).toEqual([]);
    expect(names.has('pg')).toBe(true);
    expect(names.has('vitest')).toBe(false);
  });

  test('each part has a licence and the checksum of what was installed', () => {
    const parts = bill.components.filter(({ name }) => name !== 'node');
    expect(parts.filter(({ licenses }) => !licenses?.length)).toEqual([]);
    expect(parts.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes?.[0]?.content ?? ''))).toEqual([]);
  });

  test('what a part needs is in it', () => {
    const known = new Set(bill.components.map((component) => component['bom-ref']));
    expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
    expect(bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/clausewise@'))?.dependsOn).toContainEqual(
      expect.stringMatching(/^pkg:npm\/kysely@/),
    );
  });

  test('two who pack the same get the same, without a time or the place it came from', async () => {
    expect(await renderBillOfMaterials(lock)).toBe(text);
    expect(text).not.toMatch(/timestamp|serialNumber|resolved/);
  });
});
