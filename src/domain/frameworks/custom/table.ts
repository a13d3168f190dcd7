import { csvRecord, restoreFormula } from '../../tables/csv.ts';
import { headingReader, headingsLike, matchHeadings } from '../../tables/headings.ts';
import type { Table } from '../../tables/table.ts';
import type { CustomRequirement } from './content.ts';
import { CUSTOM_FIELDS, type CustomField, type CustomLine, type MappingLine } from './lines.ts';

/** Headings people give a column, in English, Spanish, French and German. */
const HEADINGS: Record<CustomField, string> = {
  id: 'id, ref, reference, number, no, nr, requirement id, control id, clause, identificador, referencia, número, référence, numéro, kennung, nummer, referenz',
  title:
    'title, name, requirement, control, título, nombre, requisito, titre, nom, exigence, titel, anforderung, bezeichnung',
  domain:
    'domain, section, chapter, category, group, area, dominio, sección, capítulo, categoría, domaine, chapitre, catégorie, bereich, abschnitt, kapitel, kategorie',
  explanation:
    'explanation, description, text, guidance, explicación, descripción, texto, explication, texte, erläuterung, beschreibung, erklärung',
  priority: 'priority, prioridad, priorité, priorität',
  effort: 'effort, esfuerzo, aufwand',
  asks: 'asks, must show, acceptance criteria, criteria, criterios, critères, kriterien, nachzuweisen',
  keywords: 'keywords, key words, cues, tags, palabras clave, mots clés, mots-clés, schlagwörter, stichwörter',
  evidence: 'evidence, proof, evidencia, preuve, preuves, nachweis, nachweise',
  iso27001:
    'iso27001, iso 27001, iso 27001:2022, iso/iec 27001, mapping, mappings, maps to, asignación, correspondance, zuordnung',
};
const LIKE = headingsLike(HEADINGS);

/** What the headings of requirements mean; each needs an id. */
export const REQUIREMENT_HEADINGS = headingReader((headings) => matchHeadings(headings, LIKE), 'id');

/** The lines of a table; or the column without which nothing can be read. */
export function linesOfTable({ headers, rows }: Table): CustomLine[] | { missing: 'id' | 'title' } {
  const columns = matchHeadings(headers, LIKE).map(({ field }) => field);
  const missing = (['id', 'title'] as const).find((field) => !columns.includes(field));
  if (missing) return { missing };
  return rows.map(({ row, cells }) => {
    const of = (field: CustomField) => {
      const index = columns.indexOf(field);
      return index === -1 ? '' : restoreFormula((cells[index] ?? '').trim());
    };
    const list = (field: CustomField) => partsOf(of(field));
    return {
      row,
      id: of('id'),
      title: of('title'),
      domain: of('domain'),
      explanation: of('explanation'),
      priority: of('priority'),
      effort: of('effort'),
      asks: list('asks'),
      keywords: list('keywords'),
      evidence: list('evidence'),
      iso27001: list('iso27001').map(mappingOf),
    };
  });
}

/** Several in one cell stand between semicolons or on lines of their own. */
const partsOf = (cell: string) =>
  cell
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "A.5.15", "A.5.15 (superset)" or "A.5.15 (superset: why it is so)". */
function mappingOf(text: string): MappingLine {
  const open = text.indexOf('(');
  if (open === -1 || !text.endsWith(')')) return { to: text, relation: '', why: '' };
  const said = text.slice(open + 1, -1);
  const colon = said.indexOf(':');
  return {
    to: text.slice(0, open).trim(),
    relation: (colon === -1 ? said : said.slice(0, colon)).trim(),
    why: colon === -1 ? '' : said.slice(colon + 1).trim(),
  };
}

const plain = (text: string) => text.replaceAll(/[;\n]+/g, ',');

/** The same as CSV, which `linesOfTable` reads again. */
export function csvOf(requirements: readonly CustomRequirement[]): string {
  const records = requirements.map((each) => [
    each.id,
    each.title,
    each.domain,
    each.explanation,
    each.priority,
    each.effort,
    each.asks.map(plain).join('; '),
    each.keywords.map(plain).join('; '),
    each.evidence.map(plain).join('; '),
    each.mappings
      .map(({ to, relation, why }) => `${to} (${relation}: ${plain(why).replaceAll(/[()]/g, '')})`)
      .join('; '),
  ]);
  return [CUSTOM_FIELDS, ...records].map((cells) => csvRecord([...cells])).join('');
}
