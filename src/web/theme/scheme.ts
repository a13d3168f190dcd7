import { useColorScheme } from '@mui/material/styles';

/** Storage in the specification's form: `theme` is dark or light, and absent means as the system says. */
export const schemeStorage = ({ key }: { key: string }) => ({
  get: (fallback: unknown): unknown => (key === 'theme' ? (localStorage.getItem(key) ?? 'system') : fallback),
  set: (value: unknown): void => {
    if (key !== 'theme') return;
    if (value === 'light' || value === 'dark') localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  },
  subscribe: (handler: (value: unknown) => void): (() => void) => {
    const listen = (event: StorageEvent) => {
      if (event.key === key && key === 'theme') handler(event.newValue ?? 'system');
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
});

export interface Scheme {
  /** What is shown now. */
  isDark: boolean;
  /** What the person chose. */
  mode: 'light' | 'dark' | 'system';
  choose: (mode: 'light' | 'dark' | 'system') => void;
}

/** Light or dark, and the way to change it. */
export function useScheme(): Scheme {
  const { mode, systemMode, setMode } = useColorScheme();
  return {
    mode: mode ?? 'system',
    isDark: (mode === 'system' ? systemMode : mode) === 'dark',
    choose: (next) => {
      const root = document.documentElement;
      root.setAttribute('data-switching', '');
      setMode(next);
      setTimeout(() => root.removeAttribute('data-switching'), 60);
    },
  };
}
