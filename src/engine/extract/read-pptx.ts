import type { Extraction } from '#domain/documents/analysis.ts';
import { assemble, type RawBlock } from '../read/assemble.ts';
import { type Asides, collectAsides, countDeceptiveIn } from './asides.ts';
import { LIMITS } from './limits.ts';
import { macrosOf, type OfficePackage, readAsides, readProperties, relationsOf } from './office-package.ts';
import { readSlide, type SlideSize } from './pptx-slide.ts';
import { Refused } from './refusal.ts';
import { localName, walkXml } from './xml.ts';

/** Reads the slides of a presentation in the order in which they are shown, each with the notes of its speaker. */
export async function readPptx({ archive, main }: OfficePackage): Promise<Extraction> {
  const asides = collectAsides();
  const body = await archive.read(main);
  if (!body) throw new Refused('damaged', 'The presentation is damaged: its list of slides is missing.');
  const relations = await relationsOf(archive, main);
  const { slides, size } = readSlideList(body);
  if (slides.length > LIMITS.pages)
    throw new Refused('too-large', `The presentation has more than ${LIMITS.pages} slides.`);
  const raw: RawBlock[] = [];
  let hidden = 0;
  let hiddenParts = 0;
  let length = 0;
  for (const [index, id] of slides.entries()) {
    const part = relations.get(id)?.target ?? '';
    const bytes = await archive.read(part);
    if (!bytes) continue;
    const slide = readSlide(bytes, size, asides);
    if (!slide.isShown) {
      hiddenParts++;
      for (const { text } of slide.blocks) asides.add('hidden', text);
      continue;
    }
    hidden += slide.hidden;
    const own = [...(await relationsOf(archive, part)).values()];
    const blocks = [...slide.blocks];
    for (const { target } of own.filter(({ type }) => type === 'diagramData')) {
      const diagram = await archive.read(target);
      if (diagram) blocks.push(...paragraphsOf(diagram, asides).map((text): RawBlock => ({ kind: 'li', text })));
    }
    const notes = await archive.read(own.find(({ type }) => type === 'notesSlide')?.target ?? '');
    const said = notes ? readSlide(notes, null, asides).blocks.filter(({ kind }) => kind !== 'h') : [];
    if (said.length > 0) blocks.push({ kind: 'h', level: 3, text: 'Speaker notes' }, ...said);
    for (const block of blocks) {
      length += block.text.length;
      raw.push(Object.assign(block, { page: index + 1 }));
    }
    if (length > LIMITS.textLength)
      throw new Refused('too-large', 'The presentation holds more text than can be read in one piece.');
  }
  await readAsides(archive, /^ppt\/comments\/[^/]+\.xml$/i, 'comment', asides);
  await readProperties(archive, asides);
  const { text, blocks } = assemble(raw);
  if (text === '') throw new Refused('empty', 'The presentation holds no text.');
  const parts = hiddenParts > 0 ? [{ kind: 'hidden-parts' as const, count: hiddenParts }] : [];
  const notices = [...parts, ...macrosOf(archive), ...asides.notices()];
  return { state: 'read', text, blocks, pages: slides.length, hiddenText: hidden + countDeceptiveIn(raw), notices };
}

function readSlideList(bytes: Buffer): { slides: string[]; size: SlideSize } {
  const slides: string[] = [];
  const size = { width: Infinity, height: Infinity };
  walkXml(bytes, {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'sldSz') [size.width, size.height] = [Number(attributes['cx']), Number(attributes['cy'])];
      else if (tag === 'sldId') slides.push(attributes['r:id'] ?? '');
    },
    close() {},
  });
  return { slides, size };
}

/** The paragraphs of a drawn diagram. */
function paragraphsOf(bytes: Buffer, asides: Asides): string[] {
  return readSlide(bytes, null, asides).blocks.map(({ text }) => text);
}
