import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Certificate } from '#domain/awareness/certificate.ts';
import type { Language } from '#domain/organisations/language.ts';
import { codeSvg } from '../assets/labels-pdf.ts';
import type { ReportBrand } from '../organisations/report-brand.ts';
import { nameAsSaid } from '../platform/as-file-says.ts';
import { messagesOf } from '../platform/messages.ts';
import { FAINT, INK, tagged } from '../platform/file-formats/pdf-look.ts';
import { element, makeTaggedPdf } from '../platform/file-formats/tagged-pdf.ts';

interface Printed {
  certificate: Certificate;
  /** Ids of ISO/IEC 27001:2022. */
  requirements: readonly string[];
  objectives: readonly string[];
  brand: ReportBrand;
  language: Language;
  /** Where the number is verified. */
  link: string;
}

const MARGIN = 56;
const PAGE = { width: 841.89, height: 595.28 };

/** A certificate as a tagged PDF in landscape; the same facts make the same bytes. */
export function certificatePdf({
  certificate,
  requirements,
  objectives,
  brand,
  language,
  link,
}: Printed): Promise<Buffer> {
  const t = messagesOf('server/certificate', language);
  const day = (on: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(on));
  const root = element('Document');
  const centred = (text: string, type: string, look: object): Content => ({
    text: tagged(text, element(type, root)),
    alignment: 'center',
    ...look,
  });
  const facts = [
    [t('on'), day(certificate.issuedOn)],
    [t('until'), day(certificate.validUntil)],
    [t('number'), certificate.number],
    [t('for'), `ISO/IEC 27001: ${requirements.join(', ')}`],
  ];
  const content: Content[] = [
    centred(brand.name, 'P', { fontSize: 13, color: FAINT }),
    ...(brand.logo
      ? [{ image: brand.logo, fit: [180, 42], alignment: 'center', margin: [0, 8, 0, 0] } as Content]
      : []),
    centred(t('title'), 'H1', { fontSize: 34, bold: true, color: brand.ink, margin: [0, 14, 0, 12] }),
    centred(nameAsSaid(t, certificate.name, certificate.fromFile), 'P', { fontSize: 26, bold: true }),
    centred(t('says'), 'P', { fontSize: 12, color: FAINT, margin: [0, 8, 0, 6] }),
    centred(certificate.title, 'H2', { fontSize: 20, bold: true, color: brand.ink }),
    centred(t('passed', { score: certificate.score }), 'P', {
      fontSize: 12,
      color: FAINT,
      margin: [0, 6, 0, 16],
    }),
    ...objectives.slice(0, 5).map((objective) => centred(objective, 'P', { fontSize: 10, margin: [60, 1, 60, 1] })),
  ];
  const foot: Content = {
    absolutePosition: { x: MARGIN, y: PAGE.height - 128 },
    columns: [
      {
        width: '*',
        stack: [
          ...facts.map(([label = '', value = '']): Content => {
            const under = element('P', root);
            return {
              columns: [
                { width: 130, text: tagged(label, under), color: FAINT },
                { width: '*', text: tagged(value, under), bold: true },
              ],
              margin: [0, 1.5, 0, 1.5],
            };
          }),
          {
            text: tagged(t('check', { link }), element('P', root)),
            color: FAINT,
            fontSize: 8,
            margin: [0, 5, 0, 0],
          },
        ],
      },
      { width: 76, svg: codeSvg(link) },
    ],
    columnGap: 16,
  };
  const definition: TDocumentDefinitions & { language: string } = {
    language,
    info: {
      title: `${t('title')}: ${certificate.title} – ${certificate.name}`,
      author: brand.name,
      creator: 'Clausewise',
      producer: 'Clausewise',
      creationDate: new Date(certificate.issuedOn),
    },
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [MARGIN, 52, MARGIN, 40],
    defaultStyle: { font: 'Roboto', fontSize: 10, color: INK },
    background: () => ({
      canvas: [
        {
          type: 'rect',
          x: 22,
          y: 22,
          w: PAGE.width - 44,
          h: PAGE.height - 44,
          lineWidth: 2,
          lineColor: brand.ink,
          r: 8,
        },
        {
          type: 'rect',
          x: 28,
          y: 28,
          w: PAGE.width - 56,
          h: PAGE.height - 56,
          lineWidth: 0.5,
          lineColor: brand.ink,
          r: 5,
        },
      ],
    }),
    content: [...content, foot],
  };
  return makeTaggedPdf(definition, root);
}
