import type { Block, DocumentType } from '#domain/documents/reading.ts';
import type { Document } from './document.ts';
import { placeholdersOf } from './placeholders.ts';
import { TYPE_NAMES } from './type-names.ts';

/** What a document calls itself: for each kind how far its names speak for it, and how often the text says "this policy" and the like. */
export interface OwnWords {
  named: number;
  mentioned: number;
  field: number;
  self: number;
}

/** Everything that tells what kind of document a text is. */
export interface TypeFeatures {
  own: Record<string, OwnWords>;
  /** Shape and wording, in the order of `SHAPES`. */
  shape: number[];
}

/** Turns of phrase by thousand words, each logarithmic. */
const TURNS: [name: string, pattern: RegExp][] = [
  [
    'meeting',
    /\b(?:attendees|present:|apologies|agenda|action items?|next meeting|minutes|anwesend|teilnehmer|tagesordnung|présents|participants|ordre du jour|asistentes|orden del día|it was decided|beschlossen|décidé|se acordó)\b/gi,
  ],
  [
    'parties',
    /\b(?:the parties|part(?:y|ies)|hereinafter|hereby|governing law|governed by|indemnif\w+|the (?:supplier|customer|processor|controller|contractor) shall|between|vertragspartei\w*|auftragnehmer|auftraggeber|les parties|las partes)\b/gi,
  ],
  [
    'findings',
    /\b(?:findings?|summary|recommendations?|we (?:found|observed|tested)|conclusions?|result|tested|examined|observation|ergebnis\w*|fazit|feststellung\w*|constats?|conclusion|hallazgos?|resultado)\b/gi,
  ],
  [
    'steps',
    /\b(?:step \d+|schritt \d+|étape \d+|paso \d+|then|afterwards|first|next|finally|danach|zuerst|ensuite|después)\b/gi,
  ],
  [
    'must',
    /\b(?:must|shall|are required to|is required|prohibited|may not|only|never|muss|müssen|dürfen|darf|verboten|untersagt|nur|doit|doivent|interdit|uniquement|debe|deben|prohibido|solo)\b/gi,
  ],
  [
    'plan',
    /\b(?:milestones?|timeline|phase \d|deadline|planned|target|by (?:january|february|march|april|june|july|august|september|october|november|december)|budget|recovery|restore|restored|wiederanlauf|ziel|objectif|reprise|objetivo|recuperación)\b/gi,
  ],
  [
    'lesson',
    /\b(?:learning objectives?|quiz|module \d|trainees?|slides?|lernziele?|lesson|trainer|participants?|attended|teilgenommen)\b/gi,
  ],
  ['fields', /(?:please (?:fill|tick|complete)|signature\b|yes ?\/ ?no|unterschrift|firma:|☐|\[ \]|_{4,}|\.{6,})/gi],
  [
    'past',
    /\b(?:was|were|has been|have been|done|passed|failed|fixed|closed|completed|removed|wurde|wurden|erledigt|geprüft|a été|ont été|fait le|retirés?|fue|fueron|realizad[oa])\b/gi,
  ],
  [
    'days',
    /\b\d{1,2}(?:st|nd|rd|th|\.|º|er)?\s(?:de\s)?(?:jan|feb|mar|mär|apr|avr|abr|may|mai|jun|jui|jul|aug|aoû|ago|sep|oct|okt|nov|dec|dez|déc|dic)\p{L}*|\b20\d\d-\d\d-\d\d\b|\b\d\d?[./]\d\d?[./]20\d\d\b/giu,
  ],
  ['future', /\b(?:will|is to be|are to be|next|wird|werden|sera|seront|será|serán)\b/gi],
  ['people', /\b(?:you|your|we|our|sie|ihre|wir|unsere|vous|votre|nous|notre|usted|su|nosotros|nuestro)\b/gi],
];

export const SHAPES = [
  ...TURNS.map(([name]) => name),
  'rows',
  'mostly-rows',
  'items',
  'numbered',
  'headings',
  'length',
  'questions',
  'placeholders',
  'short-cells',
] as const;

const KINDS: [DocumentType, string][] = [
  ['policy', 'policy|guideline|standard|richtlinie|leitlinie|regelung|politique|charte|política|norma'],
  ['procedure', 'procedure|process|instruction|verfahren|anweisung|procédure|procedimiento'],
  ['plan', 'plan|programme|program|konzept|programa'],
  ['register', 'register|inventory|list|verzeichnis|liste|registre|inventaire|registro|inventario'],
  ['record', 'record|log|nachweis|enregistrement'],
  ['report', 'report|assessment|analysis|bericht|rapport|informe'],
  ['minutes', 'minutes|meeting|protokoll|sitzung|compte rendu|acta'],
  ['contract', 'agreement|contract|vertrag|vereinbarung|contrat|accord|contrato|acuerdo'],
  ['form', 'form|checklist|formular|checkliste|formulaire|formulario'],
  ['training', 'training|course|schulung|formation|curso'],
  ['statement', 'statement|notice|erklärung|hinweise|déclaration|declaración|aviso'],
];

const SELF = KINDS.map(([type, words]): [DocumentType, RegExp] => [
  type,
  new RegExp(
    `\\b(?:this|diese[srmn]?|la présente|le présent|cette|ce|esta|este|la presente|el presente)\\s(?:\\w+\\s)?(?:${words})\\b`,
    'gi',
  ),
]);

const FIELD =
  /(?:document type|type of document|dokumenttyp|dokumentart|type de document|tipo de documento)\s*[:|]\s*([^\n|]{3,60})/i;

/** What tells the kind of a document. `titles` are its names; without any the text alone speaks. */
export function typeFeatures(document: Document, blocks: Block[], titles: string[]): TypeFeatures {
  const text = document.text.slice(0, 60_000);
  const words = Math.max(120, Math.min(document.words * 1.6, 10_000));
  const per = (pattern: RegExp) => Math.log1p(((text.match(pattern)?.length ?? 0) * 1000) / words) / 3;
  const field = FIELD.exec(text.slice(0, 3000))?.[1] ?? '';
  const own = Object.fromEntries(
    TYPE_NAMES.map(([type, pattern]) => {
      // "Risk register policy" is a policy: the last word of a title names the kind.
      const last = titles.filter((title) => lastNamed(title) === type).length;
      const any = titles.filter((title) => pattern.test(title)).length;
      const self = SELF.find(([kind]) => kind === type)?.[1];
      return [
        type,
        {
          named: last / Math.max(1, titles.length),
          mentioned: any / Math.max(1, titles.length),
          field: Number(field !== '' && lastNamed(field) === type),
          self: self ? Math.min(1, per(self)) : 0,
        },
      ];
    }),
  );
  const share = (test: (block: Block) => boolean) => blocks.filter(test).length / Math.max(1, blocks.length);
  const rows = share(({ kind }) => kind === 'row');
  const cells = blocks
    .filter(({ kind }) => kind === 'row')
    .flatMap(({ start, end }) => document.text.slice(start, end).split(' | '));
  const numbered = share(({ start, end }) =>
    /^(?:\d{1,2}[.)]|step \d|schritt \d|étape \d|paso \d)/i.test(document.text.slice(start, Math.min(end, start + 12))),
  );
  const shape = [
    ...TURNS.map(([, pattern]) => per(pattern)),
    rows,
    Number(rows > 0.5),
    share(({ kind }) => kind === 'li'),
    numbered,
    Math.min(1, (document.headings.length * 30) / words),
    Math.log(words / 120) / 4,
    per(/\?/g),
    Math.log1p((placeholdersOf(text).length * 1000) / words) / 4,
    cells.length === 0 ? 0 : cells.filter((cell) => cell.length < 16).length / cells.length,
  ];
  return { own, shape };
}

function lastNamed(title: string): DocumentType | undefined {
  const ends = TYPE_NAMES.map(([type, pattern]): [DocumentType, number] => [type, lastIndex(title, pattern)]);
  const [best] = ends.toSorted((a, b) => b[1] - a[1]);
  return best && best[1] > 0 ? best[0] : undefined;
}

function lastIndex(text: string, pattern: RegExp): number {
  let last = -1;
  for (const match of text.matchAll(new RegExp(pattern.source, 'gi'))) last = match.index + match[0].length;
  return last;
}
