import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Certificate } from '#domain/awareness/certificate.ts';
import { fillWords } from '#domain/awareness/record.ts';
import type { Language } from '#domain/organisations/language.ts';
import { codeSvg } from '../assets/labels-pdf.ts';
import type { ReportBrand } from '../organisations/report-brand.ts';
import { FAINT, INK, tagged } from '../platform/pdf-look.ts';
import { element, makeTaggedPdf } from '../platform/tagged-pdf.ts';

const WORDS: Record<
  Language,
  Record<'title' | 'says' | 'passed' | 'on' | 'until' | 'number' | 'check' | 'for', string>
> = {
  en: {
    title: 'Certificate',
    says: 'has completed the course',
    passed: 'and passed its test with {score} %.',
    on: 'Passed on',
    until: 'Counts until',
    number: 'Number',
    check: 'Verify under {link}',
    for: 'Requirements served',
  },
  es: {
    title: 'Certificado',
    says: 'ha completado el curso',
    passed: 'y ha aprobado su prueba con un {score} %.',
    on: 'Aprobado el',
    until: 'Válido hasta',
    number: 'Número',
    check: 'Compruébelo en {link}',
    for: 'Requisitos a los que sirve',
  },
  fr: {
    title: 'Certificat',
    says: 'a suivi le cours',
    passed: 'et réussi son test avec {score} %.',
    on: 'Réussi le',
    until: 'Valable jusqu’au',
    number: 'Numéro',
    check: 'À vérifier sur {link}',
    for: 'Exigences servies',
  },
  de: {
    title: 'Zertifikat',
    says: 'hat den Kurs abgeschlossen',
    passed: 'und die Prüfung mit {score} % bestanden.',
    on: 'Bestanden am',
    until: 'Gültig bis',
    number: 'Nummer',
    check: 'Zu prüfen unter {link}',
    for: 'Dient Anforderungen',
  },
};

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
  const words = WORDS[language];
  const day = (on: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(on));
  const root = element('Document');
  const centred = (text: string, type: string, look: object): Content =>
    ({ text: tagged(text, element(type, root)), alignment: 'center', ...look }) as Content;
  const facts = [
    [words.on, day(certificate.issuedOn)],
    [words.until, day(certificate.validUntil)],
    [words.number, certificate.number],
    [words.for, `ISO/IEC 27001: ${requirements.join(', ')}`],
  ];
  const content: Content[] = [
    centred(brand.name, 'P', { fontSize: 13, color: FAINT }),
    ...(brand.logo
      ? [{ image: brand.logo, fit: [180, 42], alignment: 'center', margin: [0, 8, 0, 0] } as Content]
      : []),
    centred(words.title, 'H1', { fontSize: 34, bold: true, color: brand.ink, margin: [0, 14, 0, 12] }),
    centred(certificate.name, 'P', { fontSize: 26, bold: true }),
    centred(words.says, 'P', { fontSize: 12, color: FAINT, margin: [0, 8, 0, 6] }),
    centred(certificate.title, 'H2', { fontSize: 20, bold: true, color: brand.ink }),
    centred(fillWords(words.passed, { score: certificate.score }), 'P', {
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
          ...facts.map(([label = '', value = '']) => {
            const under = element('P', root);
            return {
              columns: [
                { width: 130, text: tagged(label, under), color: FAINT },
                { width: '*', text: tagged(value, under), bold: true },
              ],
              margin: [0, 1.5, 0, 1.5],
            } as Content;
          }),
          {
            text: tagged(fillWords(words.check, { link }), element('P', root)),
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
      title: `${words.title}: ${certificate.title} – ${certificate.name}`,
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
