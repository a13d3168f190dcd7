import './english.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 4000 });

window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
  onchange: null,
})) as never;

window.scrollTo = () => undefined;

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
