import { z } from 'zod';
import { Permission, Role } from '#domain/people/permission.ts';
import type { Shapes } from '../platform/shapes.ts';

export const peopleShapes: Shapes = {
  'former_members.email': z
    .string()
    .regex(/^[^@\s]+@[^@\s]+$/)
    .max(254),
  'former_members.name': z.string().min(1).max(120),
  'former_members.role': Role,
  'user_requests.status': z.enum(['approved', 'declined']),
  'roles.permissions': z.array(Permission),
};
