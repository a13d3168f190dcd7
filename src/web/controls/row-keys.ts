import type { KeyboardEvent } from 'react';

/**
 * Arrow keys in a list of rows: up and down go to the same part of the next row, `x` ticks the row.
 * Rows carry `data-row`, the parts within them `data-column`.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>, onTick?: (rowId: string) => void): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-row]');
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'x' && onTick && target.tagName !== 'TEXTAREA') {
    event.preventDefault();
    onTick(row.dataset['row'] ?? '');
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.indexOf(row) + step];
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const part = next?.querySelector<HTMLElement>(`[data-column="${column ?? 'title'}"]`);
  if (!part) return;
  event.preventDefault();
  (part.matches('a, button') ? part : (part.querySelector<HTMLElement>('input') ?? part)).focus();
}

/** Ticks or unticks one; with Shift, everything from the one ticked last. */
export function tick(selected: readonly string[], ids: readonly string[], id: string, from: string | null): string[] {
  const isOn = !selected.includes(id);
  const [start, end] = [ids.indexOf(from ?? id), ids.indexOf(id)].toSorted((a, b) => a - b) as [number, number];
  const range = start < 0 ? [id] : ids.slice(start, end + 1);
  return isOn ? [...new Set([...selected, ...range])] : selected.filter((each) => !range.includes(each));
}
