import { addressOf } from '../../addresses.ts';
import { labelCodeOf } from './label-code.ts';

/** A sheet or roll of labels as it is sold. Lengths are in millimetres; places are counted from the left, then from the top. */
export interface LabelSheet {
  id: string;
  name: string;
  page: { width: number; height: number };
  label: { width: number; height: number };
  columns: number;
  rows: number;
  /** Of the first label, from the page's corner. */
  start: { left: number; top: number };
  /** From one label to the next. */
  step: { across: number; down: number };
}

const A4 = { width: 210, height: 297 };
const LETTER = { width: 215.9, height: 279.4 };

function roll(id: string, name: string, width: number, height: number): LabelSheet {
  const size = { width, height };
  return {
    id,
    name,
    page: size,
    label: size,
    columns: 1,
    rows: 1,
    start: { left: 0, top: 0 },
    step: { across: 0, down: 0 },
  };
}

/** Sizes as their makers publish them. */
export const LABEL_SHEETS: readonly LabelSheet[] = [
  {
    id: 'avery-l7160',
    name: 'Avery L7160 (A4, 63.5 × 38.1 mm, 21)',
    page: A4,
    label: { width: 63.5, height: 38.1 },
    columns: 3,
    rows: 7,
    start: { left: 7.2, top: 15.1 },
    step: { across: 66.04, down: 38.1 },
  },
  {
    id: 'avery-l4731',
    name: 'Avery L4731 (A4, 25.4 × 10 mm, 189)',
    page: A4,
    label: { width: 25.4, height: 10 },
    columns: 7,
    rows: 27,
    start: { left: 8.5, top: 13.5 },
    step: { across: 27.9, down: 10 },
  },
  {
    id: 'avery-5160',
    name: 'Avery 5160 (Letter, 66.7 × 25.4 mm, 30)',
    page: LETTER,
    label: { width: 66.68, height: 25.4 },
    columns: 3,
    rows: 10,
    start: { left: 4.76, top: 12.7 },
    step: { across: 69.85, down: 25.4 },
  },
  roll('dymo-99012', 'Dymo 99012 (89 × 36 mm)', 89, 36),
  roll('dymo-11354', 'Dymo 11354 (57 × 32 mm)', 57, 32),
];

/** Labels of one print at most. */
export const MOST_LABELS = 1000;

export interface LabelPlace {
  /** From 0. */
  page: number;
  left: number;
  top: number;
}

/** Where each of so many labels goes when the first `used` places of the first sheet are gone already. */
export function placesOf(sheet: LabelSheet, count: number, used = 0): LabelPlace[] {
  const onPage = sheet.columns * sheet.rows;
  return Array.from({ length: count }, (_, index) => {
    const place = index + (used % onPage);
    const onThis = place % onPage;
    return {
      page: Math.floor(place / onPage),
      left: sheet.start.left + (onThis % sheet.columns) * sheet.step.across,
      top: sheet.start.top + Math.floor(onThis / sheet.columns) * sheet.step.down,
    };
  });
}

/** The square of the code, with its quiet zone: as large as the label's height allows, but no more than half its width. */
export function codeSizeOf({ label }: LabelSheet): number {
  return Math.min(label.height - 1, label.width / 2, 30);
}

/**
 * What the code of a label says, and so what a phone opens. In capital letters, which a QR code holds in little more than half the space: so those
 * of the smallest labels are read as well.
 */
export function labelAddress(origin: string, id: string): string {
  return (origin + addressOf('assetLabel', { code: labelCodeOf(id) })).toUpperCase();
}
