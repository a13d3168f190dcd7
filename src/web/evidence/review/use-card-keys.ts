import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

export interface CardKeys {
  /** The cards in the order in which they stand. */
  ids: readonly string[];
  activeId: string | null;
  onActive: (id: string) => void;
  onAction: (action: 'accept' | 'implement' | 'reject', id: string) => void;
}

const ACTIONS = { a: 'accept', i: 'implement', r: 'reject' } as const;
const STORAGE = 'review-keys';
const listeners = new Set<() => void>();

/** Single keys can be switched off on this device: who dictates or has a tremor would decide by accident (WCAG 2.1.4). */
export function useKeysSwitch(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(STORAGE) !== 'off',
  );
  const choose = useCallback((next: boolean) => {
    if (next) localStorage.removeItem(STORAGE);
    else localStorage.setItem(STORAGE, 'off');
    for (const listener of listeners) listener();
  }, []);
  return [isOn, choose];
}

/** j and k walk through the cards, a, i and r decide the active one. Nothing happens while somebody types or a dialog is open. */
export function useCardKeys(keys: CardKeys): void {
  const [isOn] = useKeysSwitch();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event)) return;
      const { ids, activeId, onActive, onAction } = latest.current;
      const index = activeId === null ? -1 : ids.indexOf(activeId);
      const action = ACTIONS[event.key.toLowerCase() as keyof typeof ACTIONS];
      const next =
        event.key === 'j'
          ? ids[Math.min(ids.length - 1, index + 1)]
          : event.key === 'k'
            ? ids[Math.max(0, index - 1)]
            : undefined;
      if (next) onActive(next);
      else if (action && activeId !== null && index >= 0) onAction(action, activeId);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}

function isElsewhere({ target, ctrlKey, metaKey, altKey, repeat, key }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  // A key held down walks on, but decides once.
  if (repeat && key !== 'j' && key !== 'k') return true;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')) return true;
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable="true"], [role="combobox"]') !== null
  );
}

/** Brings a card into view and gives it the focus, so that screen readers read it. */
export function showCard(id: string | null): void {
  requestAnimationFrame(() => {
    const card = id === null ? null : document.querySelector<HTMLElement>(`[data-suggestion="${CSS.escape(id)}"]`);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
  });
}
