import { posix } from 'node:path';
import type { Notice } from '#domain/documents/analysis.ts';
import type { Archive } from './archive.ts';
import type { Asides } from './asides.ts';
import { localName, walkXml } from './xml.ts';

export type OfficeKind = 'word' | 'workbook' | 'slides';

/** An archive that says of itself which office document it is, and which part is its main one. */
export interface OfficePackage {
  archive: Archive;
  kind: OfficeKind;
  main: string;
}

const MAIN: [OfficeKind, RegExp][] = [
  ['word', /(?:wordprocessingml\.(?:document|template)|ms-word\.(?:document|template)\.macroEnabled\w*)\.main\+xml$/i],
  ['workbook', /(?:spreadsheetml\.(?:sheet|template)|ms-excel\.(?:sheet|template)\.macroEnabled)\.main\+xml$/i],
  [
    'slides',
    /(?:presentationml\.(?:presentation|slideshow|template)|ms-powerpoint\.(?:presentation|slideshow|template)\.macroEnabled)\.main\+xml$/i,
  ],
];

/** What an archive is by its list of content types; null when it is no office document that can be read. */
export async function openOffice(archive: Archive): Promise<OfficePackage | null> {
  const types = await archive.read('[Content_Types].xml');
  if (!types) return null;
  let found: OfficePackage | null = null;
  walkXml(types, {
    open(name, { PartName, ContentType = '' }) {
      if (found || localName(name) !== 'Override' || !PartName) return;
      const kind = MAIN.find(([, pattern]) => pattern.test(ContentType))?.[0];
      if (kind) found = { archive, kind, main: PartName.replace(/^\//, '') };
    },
    close() {},
  });
  return found;
}

export interface Relation {
  type: string;
  /** Path of the part in the archive. */
  target: string;
}

/** The parts that a part refers to, by id. What lies outside the archive is left out: nothing is fetched. */
export async function relationsOf(archive: Archive, part: string): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const bytes = await archive.read(`${posix.dirname(part)}/_rels/${posix.basename(part)}.rels`.replace(/^\.\//, ''));
  if (!bytes) return relations;
  walkXml(bytes, {
    open(name, { Id, Type = '', Target = '', TargetMode }) {
      if (localName(name) !== 'Relationship' || !Id || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(posix.dirname(part), Target);
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
    close() {},
  });
  return relations;
}

/** Macros are never read, only said. */
export function macrosOf({ names }: Archive): Notice[] {
  const count = names.filter((name) => /vbaProject\.bin$|\/macrosheets\/[^/]+\.xml$/i.test(name)).length;
  return count > 0 ? [{ kind: 'macros', count }] : [];
}

/** Title, subject, keywords, comments and custom properties of an office document. */
export async function readProperties(archive: Archive, asides: Asides): Promise<void> {
  for (const part of ['docProps/core.xml', 'docProps/app.xml', 'docProps/custom.xml']) {
    const bytes = await archive.read(part);
    if (!bytes) continue;
    let text = '';
    walkXml(bytes, {
      open: () => (text = ''),
      text: (piece) => (text += piece),
      close() {
        asides.add('metadata', text);
        text = '';
      },
    });
  }
}

/** Looks through parts that no reader takes for the document: comments, headers, drawings. */
export async function readAsides(
  archive: Archive,
  parts: RegExp,
  where: Parameters<Asides['add']>[0],
  asides: Asides,
): Promise<void> {
  for (const name of archive.names.filter((each) => parts.test(each)).slice(0, 200)) {
    const bytes = await archive.read(name);
    if (!bytes) continue;
    let text = '';
    walkXml(bytes, {
      open(tag, attributes) {
        noteDescription(tag, attributes, asides);
        if (PARAGRAPHS.has(localName(tag))) text = '';
      },
      text: (piece) => (text += piece),
      close(tag) {
        if (!PARAGRAPHS.has(localName(tag))) return;
        asides.add(where, text);
        text = '';
      },
    });
  }
}

/** Elements that hold one paragraph, or one comment. */
const PARAGRAPHS = new Set(['p', 'comment', 'text', 'threadedComment', 'cm']);

/** The description of a picture, by whatever element carries it. */
export function noteDescription(tag: string, attributes: Record<string, string>, asides: Asides): void {
  if (!/(?:docPr|cNvPr)$|^v:/.test(tag)) return;
  asides.add('alternative-text', attributes['descr']);
  asides.add('alternative-text', attributes['title']);
  asides.add('alternative-text', attributes['alt']);
}
