import { expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { labelledBy } from '../../../tools/eval-frameworks.ts';
import { readRows } from '../../../tools/eval-rows.ts';
import { saysSomething } from './names.ts';
import { readText } from './text-blocks.ts';

const SAY_NOTHING = [
  'document.docx',
  'Scan0001.pdf',
  'final_v2 (3).docx',
  'IMG_2023.jpg',
  'Untitled.docx',
  'Copy of document.docx',
  'Dokument1.docx',
  'neu.docx',
  'export-2026-01-03.xlsx',
  '2026-05-14.pdf',
  'v1.2_final_FINAL.docx',
  'Kopie von Dokument (2).docx',
  'Sans titre.docx',
  'Nouveau document 3.docx',
  'Copie de fichier.pdf',
  'Sin título.docx',
  'Documento nuevo.docx',
  'Copia de archivo (4).xlsx',
  'Unbenannt.pdf',
  'Neues Dokument.docx',
  'WhatsApp Image 2026-03-11 at 10.22.41.jpg',
  'CamScanner 11-03-2026 10.22.pdf',
  'Entwurf_neu_3.docx',
  'a81bc81b-dead-4e5d-abff-90865d1e13b1.pdf',
  'Screenshot_20260311-102241.png',
];
const rows = readRows(undefined)
  .filter(({ source, heldOut, framework }) => source === 'own' && !heldOut && framework === 'ISO27001')
  .slice(0, 10);
const { requirements = [] } = labelledBy('ISO27001') ?? {};
const analysed = (written: string, fileName: string) => {
  const { text, blocks } = readText(written);
  return analyse(text, blocks, { fileName }, requirements);
};
const nameless = rows.map(({ text }) => analysed(text, ''));

it('there is something to change', () => {
  expect(nameless.filter(({ findings }) => findings.length > 0)).toHaveLength(10);
});

it.each(SAY_NOTHING)('changes nothing: %s', (fileName) => {
  expect(rows.map(({ text }) => analysed(text, fileName))).toEqual(nameless);
});

it.each(['backup-policy.docx', 'Scan Backup Policy 0001.pdf', 'ISO 27001.pdf', 'Neue Richtlinie.docx', 'facade.docx'])(
  'says something: %s',
  (name) => expect(saysSomething(name)).toBe(true),
);
