import { localName, walkXml } from './xml.ts';

/** How a cell of a workbook shows its number, and whether anybody can see it. */
export interface CellStyle {
  shows: 'plain' | 'date' | 'time' | 'date-time' | 'percent';
  hidden: boolean;
}

const BUILT_IN: Record<number, CellStyle['shows']> = {
  9: 'percent',
  10: 'percent',
  ...Object.fromEntries([14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'date'])),
  ...Object.fromEntries([18, 19, 20, 21, 45, 46, 47].map((id) => [id, 'time'])),
  22: 'date-time',
};

/** The styles of a workbook in the order in which cells name them. */
export function readCellStyles(bytes: Buffer | null): CellStyle[] {
  const formats = new Map<number, string>();
  const whiteFonts: boolean[] = [];
  const filled: boolean[] = [];
  const styles: CellStyle[] = [];
  let within = '';
  if (bytes) {
    walkXml(bytes, {
      open(name, attributes) {
        const tag = localName(name);
        if (tag === 'fonts' || tag === 'fills' || tag === 'cellXfs' || tag === 'cellStyleXfs' || tag === 'dxfs')
          within = tag;
        else if (tag === 'numFmt' && within !== 'dxfs')
          formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
        else if (within === 'fonts' && tag === 'font') whiteFonts.push(false);
        else if (within === 'fonts' && tag === 'color' && whiteFonts.length > 0)
          whiteFonts[whiteFonts.length - 1] =
            /^(?:ff)?f[ef]f[ef]f[ef]$/i.test(attributes['rgb'] ?? '') || attributes['theme'] === '0';
        else if (within === 'fills' && tag === 'fill') filled.push(false);
        else if (within === 'fills' && tag === 'patternFill')
          filled[filled.length - 1] = (attributes['patternType'] ?? 'none') !== 'none';
        else if (within === 'fills' && tag === 'gradientFill') filled[filled.length - 1] = true;
        else if (within === 'cellXfs' && tag === 'xf') {
          const id = Number(attributes['numFmtId'] ?? 0);
          const white = whiteFonts[Number(attributes['fontId'] ?? 0)] === true;
          const onPaper = filled[Number(attributes['fillId'] ?? 0)] !== true;
          const code = formats.get(id);
          styles.push({
            shows: code === undefined ? (BUILT_IN[id] ?? 'plain') : shownBy(code),
            hidden: (white && onPaper) || code === ';;;',
          });
        }
      },
      close() {},
    });
  }
  return styles;
}

/** What a number format shows, by its letters outside quotes, brackets and colours. */
function shownBy(code: string): CellStyle['shows'] {
  const [first = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?![hms]+\])[^\]]*\]/gi, '')
    .split(';');
  if (/general/i.test(first)) return 'plain';
  const date = /[yd]/i.test(first) || (/m/i.test(first) && !/[hs]/i.test(first));
  const time = /[hs]/i.test(first);
  return date && time ? 'date-time' : date ? 'date' : time ? 'time' : first.includes('%') ? 'percent' : 'plain';
}

const DAY = 86_400_000;

/** The text of a number as its format means it: ISO dates, percentages, and numbers without the noise of binary fractions. */
export function textOfNumber(raw: string, shows: CellStyle['shows'], from1904: boolean): string {
  const value = Number(raw);
  if (raw === '' || !Number.isFinite(value)) return raw;
  if (shows === 'percent') return `${Number((value * 100).toPrecision(12))}%`;
  if (shows === 'plain' || value < 0 || value > 2_958_466) return String(Number(value.toPrecision(15)));
  // Serial 60 is the 29 February 1900 that never was; days before it are one too few.
  const days = from1904 ? value + 1462 : value < 60 ? value + 1 : value;
  const iso = new Date(Math.round(((days - 25_569) * DAY) / 1000) * 1000).toISOString();
  if (shows === 'time') return iso.slice(11, 16);
  return shows === 'date' || Number.isInteger(value) ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}
