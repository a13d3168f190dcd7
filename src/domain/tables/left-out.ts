import { z } from 'zod';

/** What a table holds beside its rows: why a row of it is none, or cells that stand under no heading. */
export const NOTICE_KINDS = ['totals', 'headings-again', 'units', 'remarks', 'beyond-headings'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Rows left out for one reason, or rows with cells beyond the headings: the first of them by number, how many, and what the first says. */
export const TableNotice = z.object({
  kind: z.enum(NOTICE_KINDS),
  rows: z.array(z.number().int()),
  count: z.number().int(),
  text: z.string(),
});
export type TableNotice = z.infer<typeof TableNotice>;

/** Rows named one by one in a notice. */
export const MOST_NAMED = 10;

const TOTAL =
  /^(?:grand|sub|net|overall)?[- ]?(?:totals?|sum|summe|zwischensumme|gesamtsumme|gesamt|insgesamt|suma|somme|totaux|totales|sous-total|count|anzahl|nombre|cantidad)(?: (?:general|général|cost|costs|assets|amount|value|items|rows|count|records|kosten|geräte|activos|actifs))?\s*[:=]?\s*[\d.,' ]*$/i;
const NUMBER = /^[^\p{L}]*\d[^\p{L}]*(?:usd|eur|gbp|chf|mxn)?$/iu;
const UNIT =
  /^[([]?(?:text|date|number|string|yes\/no|ja\/nein|oui\/non|sí\/no|y\/n|dd.mm.yyyy|mm.dd.yyyy|yyyy.mm.dd|tt.mm.jjjj|jj.mm.aaaa|dd.mm.aaaa|eur|usd|gbp|chf|€|\$|£|%|gb|mb|tb|pcs|stk|units?|months?|monate|mois|meses|years?|jahre|required|optional|mandatory|pflicht|obligatoire|obligatorio)[)\]]?$/i;
/** Whether a row says nothing but what every row must: such a one is a row, of which the rest is missing. */
const saysOnlyKey = (cells: readonly string[], key: number) =>
  cells.every((cell, column) => (cell.trim() !== '') === (column === key));

/**
 * Why a row under headings is no row of the table; null when it is one. `isFirst` for the one right below the headings, `isLast` for the
 * one at the end, `key` for the column that every row needs.
 */
export function whyLeftOut(
  cells: readonly string[],
  headers: readonly string[],
  { isFirst, isLast, key }: { isFirst: boolean; isLast: boolean; key: number },
): 'totals' | 'headings-again' | 'units' | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const named = headers.filter((header) => header !== '');
  if (named.length > 1 && cells.every((cell, column) => cell.trim() === (headers[column] ?? '')))
    return 'headings-again';
  if (isFirst && filled.length > 0 && filled.every((cell) => UNIT.test(cell))) return 'units';
  const [label = '', ...rest] = filled;
  // Something may be called Total; "Total:" and "Total 12" are no names, nor is what stands alone at the end.
  if (saysOnlyKey(cells, key) && !isLast && !/[\d:=]/.test(label)) return null;
  const isTotal =
    TOTAL.test(label) && rest.every((cell) => NUMBER.test(cell)) && filled.length <= Math.max(2, named.length / 2);
  return isTotal ? 'totals' : null;
}
