import { z } from 'zod';
import { CustomRole, CustomRoleChange, NewCustomRole } from '#domain/people/user.ts';
import { ById, endpoint, Nothing } from '../endpoint.ts';

export const roles = {
  list: endpoint({
    method: 'GET',
    path: '/roles',
    permission: 'user_management.view',
    summary: 'The custom roles of the organisation by name, and how many people have each',
    input: Nothing,
    output: z.array(CustomRole),
  }),
  add: endpoint({
    method: 'POST',
    path: '/roles',
    permission: 'user_management.edit',
    summary: 'Make a custom role; nobody puts a permission into it that they do not have',
    input: NewCustomRole,
    output: CustomRole,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/roles/{id}',
    permission: 'user_management.edit',
    summary: 'Rename a custom role or change its permissions, for everybody who has it',
    input: ById.extend(CustomRoleChange.shape),
    output: CustomRole,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/roles/{id}',
    permission: 'user_management.edit',
    summary: 'Remove a custom role; whoever has it needs another one instead',
    input: ById.extend({ replacement: z.string().max(60).optional() }),
    output: z.object({ moved: z.int() }),
  }),
};
