import type { RawBlock } from '../read/assemble.ts';
import type { Asides } from './asides.ts';
import { noteDescription } from './office-package.ts';
import { localName, walkXml } from './xml.ts';

/** In the units of the file. */
export interface SlideSize {
  width: number;
  height: number;
}

export interface Slide {
  blocks: RawBlock[];
  isShown: boolean;
  /** Passages that nobody in the room can see. */
  hidden: number;
}

interface Shape {
  kind: 'title' | 'body' | 'other' | 'passed';
  isHidden: boolean;
}

/** Sizes are in hundredths of a point; below two points nobody reads. */
const TINY = 200;

/** Reads a slide, or the notes to one: titles, lists, text boxes, tables. Shapes off the slide and tiny text are left out. */
export function readSlide(bytes: Buffer, size: SlideSize | null, asides: Asides): Slide {
  const blocks: RawBlock[] = [];
  let shape: Shape = { kind: 'other', isHidden: false };
  let isShown = true;
  let hidden = 0;
  let skipping = 0;
  let groups = 0;
  let paragraph: { text: string; unseen: string; isList: boolean } | null = null;
  let row: string[] | null = null;
  let header: RawBlock | undefined;
  let isTiny = false;
  let inText = false;

  walkXml(bytes, {
    open(name, attributes) {
      const tag = localName(name);
      if (skipping > 0 || name === 'mc:Fallback') {
        skipping++;
        return;
      }
      noteDescription(name, attributes, asides);
      if (tag === 'sld') isShown = attributes['show'] !== '0' && attributes['show'] !== 'false';
      else if (tag === 'grpSp') groups++;
      else if (tag === 'sp' || tag === 'graphicFrame') shape = { kind: 'other', isHidden: false };
      else if (tag === 'cNvPr' && attributes['hidden'] === '1') shape.isHidden = true;
      else if (tag === 'ph') shape.kind = kindOf(attributes['type'] ?? 'body');
      else if (tag === 'off' && size && groups === 0) {
        if (Number(attributes['x']) >= size.width || Number(attributes['y']) >= size.height) shape.isHidden = true;
      } else if (tag === 'tbl') header = undefined;
      else if (tag === 'tr') row = [];
      else if (tag === 'tc') row?.push('');
      else if (tag === 'p') paragraph = { text: '', unseen: '', isList: shape.kind === 'body' };
      else if (tag === 'buNone' && paragraph) paragraph.isList = false;
      else if ((tag === 'buChar' || tag === 'buAutoNum') && paragraph) paragraph.isList = true;
      else if (tag === 'r' || tag === 'fld') isTiny = false;
      else if (tag === 'rPr') isTiny = Number(attributes['sz'] ?? 1800) <= TINY;
      else if (tag === 'br' && paragraph) paragraph.text += ' ';
      else if (tag === 't') inText = true;
    },
    text(text) {
      if (!inText || !paragraph || skipping > 0) return;
      if (isTiny || shape.isHidden) paragraph.unseen += text;
      else paragraph.text += text;
    },
    close(name) {
      if (skipping > 0) {
        skipping--;
        return;
      }
      const tag = localName(name);
      if (tag === 't') inText = false;
      else if (tag === 'grpSp') groups--;
      else if (tag === 'p' && paragraph) {
        if (paragraph.unseen.trim() !== '') {
          hidden++;
          asides.add('hidden', paragraph.unseen);
        }
        const text = paragraph.text.trim();
        if (text !== '' && row && row.length > 0) row[row.length - 1] = `${row.at(-1)} ${text}`.trim();
        else if (text !== '' && shape.kind !== 'passed') add(text, paragraph.isList);
        paragraph = null;
      } else if (tag === 'tr') {
        const text = (row ?? []).filter(Boolean).join(' | ');
        if (text) {
          const block: RawBlock = { kind: (row?.length ?? 0) > 1 ? 'row' : 'p', text };
          if (header) block.header = header;
          else if (block.kind === 'row') header = block;
          blocks.push(block);
        }
        row = null;
      }
    },
  });
  return { blocks, isShown, hidden };

  function add(text: string, isList: boolean): void {
    const last = blocks.at(-1);
    // A title on two lines is one title.
    if (shape.kind === 'title' && last?.kind === 'h') last.text += ` ${text}`;
    else if (shape.kind === 'title') blocks.push({ kind: 'h', level: 2, text });
    else blocks.push({ kind: isList ? 'li' : 'p', text });
  }
}

function kindOf(placeholder: string): Shape['kind'] {
  if (placeholder === 'title' || placeholder === 'ctrTitle') return 'title';
  if (placeholder === 'subTitle') return 'other';
  return /^(dt|ftr|hdr|sldNum|sldImg)$/.test(placeholder) ? 'passed' : 'body';
}
