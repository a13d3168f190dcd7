import { createRequire } from 'node:module';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { openPdfMake } from './pdf.ts';

/** An element of a document's structure as assistive technology reads it; its texts are drawn wherever the layout puts them. */
export interface PdfElement {
  type: string;
  children: PdfElement[];
  /** What was drawn for it, filled while drawing. */
  drawn: object[];
  /** Where it was drawn first, of what pages repeat: only that time counts. */
  page?: object;
}

export function element(type: string, parent?: PdfElement): PdfElement {
  const made: PdfElement = { type, children: [], drawn: [] };
  parent?.children.push(made);
  return made;
}

/** What the layout carries from a text to its lines on the page. */
export const TAG = 'element';

interface Drawing {
  page: object;
  hasMarkInfoDictionary(): boolean;
  markContent(tag: string): void;
  markStructureContent(tag: string): object;
  endMarkedContent(): void;
  struct(type: string, children: object[]): Structure;
  addStructure(structure: Structure): void;
  on(event: string, listener: (chunk: Buffer) => void): void;
  end(): void;
}

interface Structure {
  dictionary: { data: Record<string, unknown> };
  end(): void;
}

interface Line {
  inlines: { [TAG]?: PdfElement }[];
}

type Draw = (this: { pdfDocument: Drawing }, item: Line, ...rest: number[]) => void;

const require = createRequire(import.meta.url);
let isBracketed = false;

/** pdfmake lays out, and by itself says nothing of what it draws: so its drawing is bracketed. */
function bracketDrawing(): void {
  if (isBracketed) return;
  isBracketed = true;
  const { prototype } = (require('pdfmake/js/Renderer.js') as { default: { prototype: Record<string, Draw> } }).default;
  for (const name of ['renderLine', 'renderVector', 'renderImage', 'renderWatermark']) bracket(prototype, name);
}

/** The head of a table, and the heading above it. */
const REPEATED: ReadonlySet<string> = new Set(['TH', 'H2']);

function bracket(prototype: Record<string, Draw>, name: string): void {
  const draw = prototype[name];
  if (!draw) throw new Error(`pdfmake draws otherwise than it did: there is no ${name}.`);
  prototype[name] = function bracketed(item, ...rest) {
    if (!this.pdfDocument.hasMarkInfoDictionary()) return draw.call(this, item, ...rest);
    const tagged = name === 'renderLine' ? item.inlines.find((inline) => inline[TAG])?.[TAG] : undefined;
    const isRepeated = tagged?.page !== undefined && tagged.page !== this.pdfDocument.page;
    if (tagged && !isRepeated) {
      if (REPEATED.has(tagged.type)) tagged.page = this.pdfDocument.page;
      tagged.drawn.push(this.pdfDocument.markStructureContent(tagged.type));
    } else this.pdfDocument.markContent('Artifact');
    draw.call(this, item, ...rest);
    this.pdfDocument.endMarkedContent();
  };
}

/** Makes a tagged PDF: every text of the definition stands under an element of the structure, all else is decoration. */
export async function makeTaggedPdf(definition: TDocumentDefinitions, root: PdfElement): Promise<Buffer> {
  const pdfmake = await openPdfMake();
  bracketDrawing();
  const whole: object = { ...definition, tagged: true, displayTitle: true, version: '1.7' };
  const made = pdfmake.createPdf(whole as TDocumentDefinitions) as unknown as { getStream(): Promise<Drawing> };
  const document = await made.getStream();
  const structure = structureOf(document, root);
  document.addStructure(structure);
  structure.end();
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.end();
  });
}

function structureOf(document: Drawing, { type, drawn, children }: PdfElement): Structure {
  const structure = document.struct(type, [...drawn, ...children.map((child) => structureOf(document, child))]);
  if (type === 'TH') structure.dictionary.data['A'] = { O: 'Table', Scope: 'Column' };
  return structure;
}
