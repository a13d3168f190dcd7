import type { KeyboardEvent } from 'react';

/** What a letter does in the row that has the focus: which of its parts it presses. */
const PRESSES: Readonly<Record<string, string>> = { s: 'status', o: 'owner' };

function stepOf(key: string): number | 'first' | 'last' | null {
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return 1;
    case 'ArrowUp':
    case 'k':
      return -1;
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}

/**
 * Keys in a list of rows, while one of them has the focus: arrows or `j` and `k` go to the same part of the next row, Home and End to the first
 * and the last, `x` ticks the row (Space too, where it is no button's), `s` opens the status, `o` owner and due date.
 * Rows carry `data-row`, the parts within them `data-column`.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>, onTick?: (rowId: string) => void): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-row]');
  if (!row || event.ctrlKey || event.metaKey || event.altKey || isWritten(target)) return;
  if (onTick && (event.key === 'x' || (event.key === ' ' && target.matches('a')))) {
    event.preventDefault();
    onTick(row.dataset['row'] ?? '');
    return;
  }
  const pressed = PRESSES[event.key];
  if (pressed) {
    const part = row.querySelector<HTMLElement>(`button[data-column="${pressed}"]`);
    if (part) event.preventDefault();
    part?.click();
    return;
  }
  const step = stepOf(event.key);
  if (step === null) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = step === 'first' ? rows[0] : step === 'last' ? rows.at(-1) : rows[rows.indexOf(row) + step];
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  if (!next || !focusPart(next, column ?? 'title')) return;
  event.preventDefault();
}

/** A field takes letters as what they are; a box to tick does not. */
function isWritten(target: HTMLElement): boolean {
  return target.matches('textarea, select, [contenteditable], input:not([type="checkbox"])');
}

function focusPart(row: HTMLElement, column: string): boolean {
  const part = row.querySelector<HTMLElement>(`[data-column="${column}"]`);
  if (!part) return false;
  (part.matches('a, button, [tabindex]') ? part : (part.querySelector<HTMLElement>('input') ?? part)).focus();
  return true;
}

/** Goes from elsewhere into the list. @returns whether there is a row. */
export function enterRows(list: HTMLElement | null): boolean {
  const first = list?.querySelector<HTMLElement>('[data-row]');
  return first ? focusPart(first, 'title') : false;
}

/** Ticks or unticks one; with Shift, everything from the one ticked last. */
export function tick(selected: readonly string[], ids: readonly string[], id: string, from: string | null): string[] {
  const isOn = !selected.includes(id);
  const [start, end] = [ids.indexOf(from ?? id), ids.indexOf(id)].toSorted((a, b) => a - b) as [number, number];
  const range = start < 0 ? [id] : ids.slice(start, end + 1);
  return isOn ? [...new Set([...selected, ...range])] : selected.filter((each) => !range.includes(each));
}
