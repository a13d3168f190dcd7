import type { Block, DocumentType } from '#domain/documents/reading.ts';
import type { Document } from './document.ts';

/** Words of a title or file name that say what a document is, the more particular first. */
const NAMES: [DocumentType, RegExp][] = [
  [
    'statement',
    /statement of applicability|\bsoa\b|declaración de aplicabilidad|déclaration d.applicabilité|erklärung zur anwendbarkeit|privacy (?:statement|notice)|scope statement/i,
  ],
  ['minutes', /\bminutes\b|meeting notes|protokoll\b|compte[- ]rendu|procès-verbal|\bacta\b|minutas?\b/i],
  [
    'register',
    /\bregister\b|\binventory\b|\bregistry\b|\bmatrix\b|verzeichnis|inventar|\bregistre\b|inventaire|inventario|\blist of\b/i,
  ],
  [
    'contract',
    /\bagreement\b|\bcontract\b|\bnda\b|\bterms and conditions\b|vertrag|vereinbarung|\bcontrat\b|\baccord\b|contrato|acuerdo|\baddendum\b/i,
  ],
  ['report', /\breport\b|\bassessment results?\b|\bbericht\b|\brapport\b|\binforme\b|\bfindings\b/i],
  [
    'record',
    /\brecords?\b|\blog\b|\bcertificate\b|\bevidence\b|nachweis|\bprotocol\b|aufzeichnung|certificat\b|certificado/i,
  ],
  ['training', /\btraining\b|\bawareness\b|\bcourse\b|schulung|\bformation\b|formación|capacitación/i],
  ['form', /\bform\b|\bchecklist\b|\brequest form\b|\bquestionnaire\b|formular|checkliste|formulaire|formulario/i],
  ['policy', /\bpolicy\b|\bpolicies\b|richtlinie|leitlinie|politique|charte|política/i],
  [
    'procedure',
    /\bprocedure\b|\bprocess\b|\brunbook\b|\bguidelines?\b|\binstructions?\b|\bstandard\b|\bmethodology\b|verfahren|anweisung|procédure|procedimiento|\bguide\b/i,
  ],
  ['plan', /\bplan\b|\bprogramme?\b|\broadmap\b|\bplan de\b|konzept|programa/i],
];

/** Signs in the text itself, for documents whose name says nothing. */
const SIGNS: [DocumentType, RegExp, number][] = [
  [
    'minutes',
    /\b(?:attendees|present:|apologies|agenda item|action items?|next meeting|teilnehmer|tagesordnung|participants|ordre du jour|asistentes|orden del día)\b/gi,
    3,
  ],
  [
    'contract',
    /\b(?:the parties|hereinafter|hereby|governing law|indemnif\w+|party shall|the supplier shall|the processor shall|vertragspartei\w*|les parties|las partes)\b/gi,
    2.5,
  ],
  [
    'report',
    /\b(?:findings?|executive summary|recommendations?|we (?:found|observed|tested)|conclusion|ergebnis\w*|constats?|hallazgos?)\b/gi,
    1.2,
  ],
  ['procedure', /\b(?:step \d+|schritt \d+|étape \d+|paso \d+|procedure|verfahren)\b/gi, 1.5],
  [
    'policy',
    /\b(?:this policy|policy|must|shall|are required to|prohibited|diese richtlinie|müssen|cette politique|doivent|esta política|deben)\b/gi,
    0.8,
  ],
  ['plan', /\b(?:milestones?|timeline|phase \d|deadline|planned|due date)\b/gi, 1],
  ['training', /\b(?:learning objectives?|quiz|module \d|trainees?|slides?|lernziele?)\b/gi, 2.5],
  ['form', /\b(?:please (?:fill|tick|complete)|signature:|yes ?\/ ?no|unterschrift:)|☐|\[ \]/gi, 2],
];

/** What kind of document a text is, and how sure that is (0 to 1). `unknown` below .35. */
export function documentTypeOf(
  document: Document,
  blocks: Block[],
  titles: string[],
): { type: DocumentType; confidence: number } {
  const scores = new Map<DocumentType, number>();
  const add = (type: DocumentType, score: number) => scores.set(type, (scores.get(type) ?? 0) + score);
  const declared =
    /(?:document type|type of document|dokumenttyp|dokumentart|type de document|tipo de documento)\s*[:|]\s*([^\n|]{3,60})/i.exec(
      document.text.slice(0, 3000),
    )?.[1];
  if (declared) for (const [type, pattern] of NAMES) if (pattern.test(declared)) add(type, 4);
  titles.forEach((title) => {
    const found = NAMES.filter(([, pattern]) => pattern.test(title));
    // "Risk register policy" is a policy: the last word of an English title names the kind.
    const last = found.toSorted((a, b) => lastIndex(title, b[1]) - lastIndex(title, a[1]))[0];
    if (last) add(last[0], 3.5 / titles.length + 1);
    for (const [type] of found) add(type, 0.8 / titles.length);
  });
  const per = 1000 / Math.max(300, document.words);
  for (const [type, pattern, weight] of SIGNS)
    add(type, Math.min(2.5, Math.log1p((document.text.match(pattern)?.length ?? 0) * per) * weight * 0.6));
  const rows = blocks.filter(({ kind }) => kind === 'row').length / Math.max(1, blocks.length);
  if (rows > 0.5) add('register', rows * 2.2);
  if (document.words < 8) return { type: 'unknown', confidence: 0 };
  const exponentials = [...scores].map(([type, score]): [DocumentType, number] => [type, Math.exp(score * 0.75)]);
  const sum = exponentials.reduce((total, [, value]) => total + value, Math.exp(1.2));
  const [type, value] = exponentials.toSorted((a, b) => b[1] - a[1])[0] ?? ['unknown', 0];
  const confidence = value / sum;
  return confidence < 0.35 ? { type: 'unknown', confidence: 1 - confidence } : { type, confidence };
}

function lastIndex(text: string, pattern: RegExp): number {
  let last = -1;
  for (const match of text.matchAll(new RegExp(pattern.source, 'gi'))) last = match.index + match[0].length;
  return last;
}
