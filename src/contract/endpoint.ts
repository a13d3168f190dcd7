import type { Subject } from '#domain/subject.ts';
import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { Permission } from '#domain/people/permission.ts';

/**
 * `anyone` needs no session, `signed-in` needs one but no organisation, `administrator` the open administration of the installation; every
 * other endpoint acts in one organisation.
 */
export type Access = Permission | 'signed-in' | 'anyone' | 'administrator';

export interface EndpointMeta {
  permission: Access;
}

interface Definition<I extends z.ZodType, O extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, with path parameters in braces. */
  path: `/${string}`;
  permission: Access;
  summary: string;
  input: I;
  output: O;
}

const builder = oc.$meta<EndpointMeta>({ permission: 'organization.manage' });

/** An endpoint of the API. Without a permission it does not compile. */
export function endpoint<I extends z.ZodType, O extends z.ZodType>(definition: Definition<I, O>) {
  const { method, path, permission, summary, input, output } = definition;
  return builder.route({ method, path, summary }).meta({ permission }).input(input).output(output);
}

/** For endpoints that take nothing. */
export const Nothing = z.object({}).optional();

export const ById = z.object({ id: z.uuid() });

/** The specification's page sizes, and those that exports and pickers use. */
export const PageSize = z.coerce.number().int().min(1).max(100);

export const Paging = z.object({
  page: z.coerce.number().int().min(0).max(1_000_000).optional(),
  pageSize: PageSize.optional(),
});

export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ rows: z.array(row), total: z.number().int() });
}

interface Route {
  path: `/${string}`;
  permission: Access;
  summary: string;
}

/** `departs`: of which subject the file is that leaves, and an entry of the audit trail with it; null where it holds nothing of the organisation's. */
export type Transfer = Route & ({ method: 'POST' } | { method: 'GET'; departs: Subject | null });
