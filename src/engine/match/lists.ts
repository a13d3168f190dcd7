import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import type { Block } from '#domain/documents/analysis.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';
import { placeholdersOf } from '../read/placeholders.ts';
import { EMPTY } from '../read/tables/table-rows.ts';

/** A table that is itself what a requirement asks for, whatever its rows name. */
export interface List {
  kind: 'statement' | 'risks' | 'assets';
  /** At least a row, and half of all, says something in most of its columns. */
  isFilled: boolean;
  /** What such a list is called: as good as a name of the document. */
  called: Record<Language, string>;
}

interface Shape {
  kind: List['kind'];
  /** What its columns are called, in four languages; each must be there. */
  columns: RegExp[];
  /** What most of its rows hold. */
  rows?: RegExp;
  called: List['called'];
}

/** The clauses and controls of ISO/IEC 27001 that ask for each, and those that an empty one could be taken for too. */
const ASKED: Record<List['kind'], { shows: string[]; beside: string[] }> = {
  statement: { shows: ['6.1.3'], beside: [] },
  risks: { shows: ['8.2', '6.1.2'], beside: ['6.1.1', '6.1.3', '8.3'] },
  assets: { shows: ['A.5.9'], beside: ['A.8.9'] },
};

const SHAPES: Shape[] = [
  {
    kind: 'statement',
    columns: [
      /applicab|anwendbar|aplicab|applies|\bin scope\b|gilt\b|s.applique|se aplica|included?|einbezogen|inclus|incluid/i,
      /justif|begründ|reason|grund\b|raison|motif|motivo|razón|rationale|status|stand\b|state\b|implement|umsetz|umgesetzt|état|statut|mise en œuvre|estado|implant/i,
    ],
    rows: /(?:^|[\s|])(?:A\.?\s?)?(?:[5-9]|1[0-8])\.\d{1,2}(?:\.\d{1,2})?(?=$|[\s|:])/,
    called: {
      en: 'Statement of applicability',
      es: 'Declaración de aplicabilidad',
      fr: 'Déclaration d’applicabilité',
      de: 'Erklärung zur Anwendbarkeit',
    },
  },
  {
    kind: 'risks',
    columns: [
      /risks?\b|risik|risque|riesgo|threat|bedrohung|menace|amenaza|gefährdung/i,
      /likelihood|\bprob|wahrsch|eintritt|\bvrais|fréquence|frequency/i,
      /impact|auswirk|schaden|gravité|conséquence|consequence|severity|repercusi|gravedad|consecuencia/i,
    ],
    called: { en: 'Risk register', es: 'Registro de riesgos', fr: 'Registre des risques', de: 'Risikoregister' },
  },
  {
    kind: 'assets',
    columns: [
      /\bassets?\b|\bwerte?\b|geräte?\b|\bactifs?\b|\bactivos?\b|équipement|equipos?\b|\bdevices?\b|inventarn|hostname|serial/i,
      /owner|custodian|verantwort|eigentümer|besitzer|zuständig|propriétaire|responsab|propietari|titular|détenteur/i,
      /type|kind|art\b|class|klass|schutzbedarf|confiden|vertraulich|location|place|standort|\bort\b|lieu|emplacement|ubicaci|lugar|tipo|clasif/i,
    ],
    called: {
      en: 'Asset register',
      es: 'Inventario de activos',
      fr: 'Inventaire des actifs',
      de: 'Inventar der Werte',
    },
  },
];

/** The largest table of a document where it is one of those that are asked for themselves; null where it is none. */
export function listIn(text: string, blocks: readonly Block[]): List | null {
  const content = ({ start, end }: Block) => text.slice(start, end);
  const tables = Map.groupBy(
    blocks.filter(({ header }) => header !== undefined),
    ({ header }) => header ?? 0,
  );
  const all = blocks.filter(({ kind }) => kind === 'row').length;
  for (const [at, rows] of [...tables].toSorted((a, b) => b[1].length - a[1].length)) {
    const header = blocks[at] ? content(blocks[at]) : '';
    const shape = SHAPES.find(
      ({ columns, rows: hold }) =>
        columns.every((column) => header.split(' | ').some((cell) => column.test(cell))) &&
        (!hold || rows.filter((row) => hold.test(content(row))).length > rows.length / 2),
    );
    if (!shape || rows.length < all / 3) continue;
    const filled = rows.filter((row) => isFilled(content(row), header.split(' | ').length)).length;
    return { kind: shape.kind, isFilled: filled > 0 && filled * 2 >= rows.length, called: shape.called };
  }
  return null;
}

/** A number or a name alone fills no row, nor does what a template offers. */
function isFilled(row: string, columns: number): boolean {
  const cells = row.split(' | ').map((cell) => cell.trim());
  const said = cells.filter(
    (cell) => cell !== '' && cell !== EMPTY && cell !== '-' && placeholdersOf(cell).length === 0,
  );
  return said.length >= 2 && said.length * 2 > columns;
}

/**
 * Whether a list lets a document speak to a requirement. A statement of applicability shows that it was made, and nothing of what it names; of
 * other lists of many requirements (`isListing`) only those speak that are asked for themselves; and one without content shows nothing.
 */
export function maySpeak(
  { id, framework }: Pick<Requirement, 'id' | 'framework'>,
  list: List | null,
  isListing: boolean,
): boolean {
  if (!list) return !isListing;
  const { shows, beside } = framework === BASE_FRAMEWORK ? ASKED[list.kind] : { shows: [], beside: [] };
  if (list.kind === 'statement' || isListing) return list.isFilled && shows.includes(id);
  return list.isFilled || ![...shows, ...beside].includes(id);
}

/** What a filled list says by being what it is: 6.1.3 asks for a statement of applicability by its name. */
export function saidBy(list: List | null): string[] {
  return list?.kind === 'statement' && list.isFilled ? ASKED.statement.shows : [];
}
