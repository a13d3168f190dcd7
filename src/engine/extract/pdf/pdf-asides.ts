import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import type { Asides } from '../asides.ts';

/** Title, subject, keywords and author of a PDF: a reader of its pages does not see them. */
export async function addProperties(pdf: PDFDocumentProxy, asides: Asides): Promise<void> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  for (const value of Object.values(info)) if (typeof value === 'string') asides.add('metadata', value);
}

/** Comments on a page, and the descriptions of its pictures. */
export async function addNotes(page: PDFPageProxy, asides: Asides): Promise<void> {
  const annotations = (await page.getAnnotations().catch(() => [])) as Record<string, unknown>[];
  for (const annotation of annotations) {
    asides.add('comment', (annotation['contentsObj'] as { str?: string } | undefined)?.str);
    const alternative = annotation['alternativeText'];
    if (typeof alternative === 'string') asides.add('alternative-text', alternative);
  }
  addDescriptions(await page.getStructTree().catch(() => null), asides, 0);
}

interface StructNode {
  alt?: string;
  children?: unknown[];
}

function addDescriptions(node: unknown, asides: Asides, depth: number): void {
  const { alt, children = [] } = (node ?? {}) as StructNode;
  asides.add('alternative-text', alt);
  if (depth < 64) for (const child of children) addDescriptions(child, asides, depth + 1);
}
