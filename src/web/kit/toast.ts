export interface Toast {
  id: number;
  tone: 'success' | 'info' | 'error';
  text: string;
  action?: { label: string; run: () => void };
}

let toasts: readonly Toast[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message in the corner: `toast('success', t('saved'))`. At most three stand at a time. */
export function toast(tone: Toast['tone'], text: string, action?: Toast['action']): void {
  counter += 1;
  change([...toasts, { id: counter, tone, text, ...(action && { action }) }].slice(-3));
}

export function dismissToast(id: number): void {
  change(toasts.filter((entry) => entry.id !== id));
}

export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};
