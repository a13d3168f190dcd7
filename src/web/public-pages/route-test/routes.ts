import type { AnyRoute } from '@tanstack/react-router';
import type { Guard } from '../../shell/page-watch.tsx';
import type { Permission } from '#domain/people/permission.ts';

/** A page of the product, as the router's own tree has it. */
export interface RouteEntry {
  path: string;
  /** null: its layout does not say. */
  guard: Guard | null;
  permission: Permission | null;
  /** From the outermost layout to the page. */
  chain: readonly AnyRoute[];
  /** Its address needs an id. */
  hasParams: boolean;
}

function chainOf(route: AnyRoute): AnyRoute[] {
  const above = route.parentRoute as AnyRoute | undefined;
  return above ? [...chainOf(above), route] : [route];
}

/** The nearest to the page that says something, says it. */
function said<K extends 'guard' | 'permission'>(chain: readonly AnyRoute[], key: K) {
  return chain.findLast((route) => route.options.staticData?.[key])?.options.staticData?.[key] ?? null;
}

/** Every address of the router's tree once: a new page appears by itself. */
export function routesOf(routesByPath: Record<string, AnyRoute>): RouteEntry[] {
  const byPath = new Map<string, AnyRoute>();
  for (const [path, route] of Object.entries(routesByPath)) {
    const address = path === '/' ? path : path.replace(/\/+$/, '');
    const known = byPath.get(address);
    if (!known || chainOf(route).length > chainOf(known).length) byPath.set(address, route);
  }
  return [...byPath]
    .map(([path, route]) => {
      const chain = chainOf(route);
      return {
        path,
        guard: said(chain, 'guard'),
        permission: said(chain, 'permission'),
        chain,
        hasParams: path.includes('$'),
      };
    })
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
}
