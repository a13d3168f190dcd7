import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** Makes a PDF; the same definition makes the same bytes. Roboto is its font. */
export async function makePdf(definition: TDocumentDefinitions): Promise<Buffer> {
  // Loaded when first asked for: most servers live for days without making a report.
  const { default: pdfmake } = await import('pdfmake');
  const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'build/fonts/Roboto');
  // Nothing but our fonts is ever opened for a report, and nothing is fetched.
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
  return pdfmake.createPdf(definition).getBuffer();
}
