import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each(['/app', '/app/asset-inventory?tab=assets&page=2', '/app/document-check#passage', '/invitation?token=a%20b'])(
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
  '/\0/evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /app',
  'app',
  '',
  '/login?redirect=/login',
  '/api/v1/providers/google/sign-in',
  `/${'x'.repeat(2001)}`,
  undefined,
  null,
])('never leaves the product, nor goes in circles: %s', (wished) => expect(safeRedirect(wished)).toBe('/app'));
