import { localName, walkXml } from '../../extract/xml.ts';
import type { Area, CellRule } from './grid.ts';
import { areaOf } from './references.ts';
import type { Workbook } from './workbook.ts';

/** A validation as the file writes it. */
interface Written {
  type: string;
  operator: string;
  cells: string;
  first: string;
  second: string;
}

const MOST_RULES = 5_000;
/** No list that a person chooses from is longer. */
const MOST_VALUES = 2_000;
const DEEPEST = 5;

/** What a sheet lets into its cells. @param sheet its place among the sheets with cells */
export async function rulesOf(bytes: Buffer, workbook: Workbook, sheet: number): Promise<CellRule[]> {
  const rules: CellRule[] = [];
  for (const { type, operator, cells, first, second } of writtenIn(bytes)) {
    const areas = cells.split(/\s+/).flatMap((reference) => areaOf(reference) ?? []);
    // Without a type a validation only shows a hint.
    if (areas.length === 0 || type === '' || type === 'none') continue;
    const open = { areas, values: null, least: 0, most: Number.POSITIVE_INFINITY };
    if (type === 'list') {
      const values = isMoving(first, areas) ? null : await valuesOf(first, workbook, sheet, DEEPEST);
      rules.push({ ...open, kind: 'list', values: values && values.length > 0 ? values : null });
    } else if (type === 'textLength') rules.push({ ...open, ...boundsOf(operator, Number(first), Number(second)) });
    else rules.push({ ...open, kind: 'other' });
  }
  return rules;
}

/** Those of Excel 2007 and those of later, which refer to other sheets and stand at the end. */
function writtenIn(bytes: Buffer): Written[] {
  const found: Written[] = [];
  let current: Written | null = null;
  let field: 'first' | 'second' | 'cells' | null = null;
  walkXml(bytes, {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'dataValidation' && found.length < MOST_RULES) {
        const { type = '', operator = 'between', sqref = '' } = attributes;
        found.push((current = { type, operator, cells: sqref, first: '', second: '' }));
      } else if (tag === 'formula1') field = 'first';
      else if (tag === 'formula2') field = 'second';
      else if (tag === 'sqref') field = 'cells';
    },
    text: (text) => void (current && field && (current[field] += text)),
    close(name) {
      const tag = localName(name);
      if (tag === 'dataValidation') current = null;
      if (tag === 'formula1' || tag === 'formula2' || tag === 'sqref') field = null;
    },
  });
  return found;
}

/** A list whose place moves with the cell is not followed. */
function isMoving(formula: string, areas: Area[]): boolean {
  const isMany = areas.length > 1 || areas.some(({ top, bottom, left, right }) => top < bottom || left < right);
  return (
    isMany && /(?:^|[!:])(?:[A-Z]{1,3}\$?\d+|\$[A-Z]{1,3}\d+)(?!\w)/i.test(formula.trim().replace(/^"[\s\S]*$/, ''))
  );
}

async function valuesOf(formula: string, workbook: Workbook, sheet: number, left: number): Promise<string[] | null> {
  const source = formula.trim().replace(/^=/, '');
  const [, listed] = /^"([\s\S]*)"$/.exec(source) ?? [];
  if (listed !== undefined)
    return listed
      .replaceAll('""', '"')
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean);
  const [, quoted, plain, cells = ''] = /^(?:(?:'((?:[^']|'')+)'|([^'!]+))!)?([^!]+)$/.exec(source) ?? [];
  const area = areaOf(cells);
  if (area) {
    const name = quoted?.replaceAll("''", "'") ?? plain ?? workbook.sheets[sheet]?.name ?? '';
    const rows = (await workbook.rowsIn(name)) ?? [];
    const values = rows
      .slice(area.top, Math.min(area.bottom + 1, area.top + MOST_VALUES))
      .flatMap((row) => row.slice(area.left, Math.min(area.right + 1, area.left + MOST_VALUES)))
      .filter((value) => value.trim() !== '');
    return values.length <= MOST_VALUES ? values : null;
  }
  const name = cells.toLowerCase();
  const meaning = workbook.names.get(`${sheet}!${name}`) ?? workbook.names.get(name);
  return meaning === undefined || left === 0 ? null : valuesOf(meaning, workbook, sheet, left - 1);
}

function boundsOf(operator: string, first: number, second: number): Pick<CellRule, 'kind' | 'least' | 'most'> {
  const most = Number.POSITIVE_INFINITY;
  const bounds: Record<string, [number, number]> = {
    between: [first, second],
    equal: [first, first],
    lessThan: [0, first - 1],
    lessThanOrEqual: [0, first],
    greaterThan: [first + 1, most],
    greaterThanOrEqual: [first, most],
  };
  const [least, top] = bounds[operator] ?? [Number.NaN, Number.NaN];
  return Number.isNaN(least) || Number.isNaN(top)
    ? { kind: 'other', least: 0, most }
    : { kind: 'length', least, most: top };
}
