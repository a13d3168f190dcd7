import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import heads from '../../public/heads.json' with { type: 'json' };
import { createAppRouter } from '../../router.tsx';
import { routesOf } from './routes.ts';

const { routesByPath } = createAppRouter(new QueryClient());
const routes = routesOf(routesByPath as unknown as Record<string, AnyRoute>);
const named = (path: string) => routes.find((route) => route.path === path);

describe('the pages of the product, from its own route tree', () => {
  test('each stands once, and says who may enter', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(routes.filter(({ guard }) => guard === null).map(({ path }) => path)).toEqual([]);
  });

  test('public ones are public, the others are not', () => {
    for (const path of ['/', '/about', '/login', '/2fa-demo', '/route-test', '/debug-auth'])
      expect(named(path)?.guard, path).toBe('public');
    for (const path of ['/app', '/dashboard', '/dashboard-direct', '/settings', '/app/document-check/$id'])
      expect(named(path)?.guard, path).toBe('signed-in');
    expect(named('/app/document-check/$id')).toMatchObject({ permission: 'documents.view', hasParams: true });
  });

  test('a page that asks for a permission says so in its route', () => {
    const folder = join(import.meta.dirname, '../../routes');
    const silent = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) => {
        const text = readFileSync(join(folder, file), 'utf8');
        const asked = /<NeedsPermission permission="([\w.]+)"/.exec(text)?.[1];
        return asked !== undefined && !text.includes(`permission: '${asked}'`);
      });
    expect(silent).toEqual([]);
  });

  test('what search engines are told of is a public page, in four languages', () => {
    for (const [path, page] of Object.entries(heads.pages)) {
      // A page of a later version may have its words already.
      expect(named(path)?.guard ?? 'public', path).toBe('public');
      for (const language of ['en', 'es', 'fr', 'de'] as const) {
        expect(page[language].title.length, path).toBeGreaterThan(3);
        expect(page[language].description.length, path).toBeLessThan(180);
      }
    }
  });
});
