import { licenceOf } from '../licences.ts';
import { isInstalled, type LockFile, nameOf, resolvePackage } from './lock-file.ts';

const urlOf = (name: string, version = '') =>
  `pkg:npm/${name.startsWith('@') ? `%40${name.slice(1)}` : name}@${version}`;

/** An SPDX id, or an expression of several. */
const licencesOf = (text: string) =>
  / (?:OR|AND|WITH) /.test(text)
    ? [{ expression: text }]
    : [{ license: text.includes(' ') ? { name: text } : { id: text } }];

/**
 * bom.cdx.json of a release: every part that goes with it, by CycloneDX 1.6, with its licence, its checksum and what it needs, from the lock
 * file. It names no time and no random number, so that two people who pack the same get the same.
 */
export async function renderBillOfMaterials(lock: LockFile): Promise<string> {
  const product = lock['']!;
  const folders = Object.keys(lock).filter(
    (folder) => folder !== '' && !lock[folder]!.dev && !lock[folder]!.devOptional && isInstalled(folder),
  );
  const refOf = (folder: string) => urlOf(nameOf(folder), lock[folder]?.version);
  const root = urlOf('clausewise', product.version);
  const needs = (folder: string) => {
    const { dependencies = {}, optionalDependencies = {} } = lock[folder]!;
    const found = Object.keys({ ...dependencies, ...optionalDependencies })
      .map((name) => resolvePackage(lock, folder, name))
      .filter((each): each is string => each !== undefined && folders.includes(each));
    return [...new Set(found.map(refOf))].toSorted();
  };
  const components = new Map<string, object>();
  for (const folder of folders) {
    const { version, integrity } = lock[folder]!;
    const [, digest] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
    components.set(refOf(folder), {
      type: 'library',
      'bom-ref': refOf(folder),
      name: nameOf(folder),
      version,
      ...(digest && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
      licenses: licencesOf(await licenceOf(folder, lock[folder]!)),
      purl: refOf(folder),
    });
  }
  const node = { type: 'platform', 'bom-ref': 'node', name: 'node', version: process.versions.node };
  const dependencies = new Map([
    [root, needs('')],
    ...folders.map((folder) => [refOf(folder), needs(folder)] as const),
  ]);
  return `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        component: {
          type: 'application',
          'bom-ref': root,
          name: 'clausewise',
          version: product.version,
          licenses: licencesOf('Apache-2.0'),
          purl: root,
        },
      },
      components: [node, ...[...components.keys()].toSorted().map((ref) => components.get(ref))],
      dependencies: [...dependencies.keys()].toSorted().map((ref) => ({ ref, dependsOn: dependencies.get(ref) })),
    },
    null,
    2,
  )}\n`;
}
