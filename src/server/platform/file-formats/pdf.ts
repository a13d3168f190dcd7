import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** pdfmake with our fonts, Roboto, and nothing else: no file is opened for a document, and nothing is fetched. */
export async function openPdfMake() {
  // Loaded when first asked for: most servers live for days without making a report.
  const { default: pdfmake } = await import('pdfmake');
  const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'build/fonts/Roboto');
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts));
  pdfmake.setFonts({
    Roboto: {
      normal: join(fonts, 'Roboto-Regular.ttf'),
      bold: join(fonts, 'Roboto-Medium.ttf'),
      italics: join(fonts, 'Roboto-Italic.ttf'),
      bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
    },
  });
  return pdfmake;
}

/** Makes a PDF without structure; the same definition makes the same bytes. */
export async function makePdf(definition: TDocumentDefinitions): Promise<Buffer> {
  return (await openPdfMake()).createPdf(definition).getBuffer();
}
