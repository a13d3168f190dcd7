import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each(['/app', '/app/asset-inventory?tab=assets&page=2', '/app/document-check#passage', '/app/a%20b'])(
  'goes back to a page of ours: %s',
  (path) => expect(safeRedirect(path)).toBe(path),
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  ' /app',
  'app',
  '',
  '/login?redirect=/login',
  undefined,
  { toString: () => '/app' },
])('never leaves the product: %s', (wished) => expect(safeRedirect(wished)).toBe('/app'));
