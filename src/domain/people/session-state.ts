import { z } from 'zod';
import { Permission, Role } from './permission.ts';
import { RequiredAction, SessionMethod } from './session.ts';

/** What the server makes of the cookie that a browser sends, said to that browser alone. Never the cookie's value. */
export const SessionState = z.object({
  /** `none`: no cookie came. `ended`: one came, and no session belongs to it (any more). `open`: somebody is signed in. */
  state: z.enum(['none', 'ended', 'open']),
  now: z.string(),
  /** The cookie as the server sets it. */
  cookie: z.object({
    name: z.string(),
    httpOnly: z.boolean(),
    secure: z.boolean(),
    sameSite: z.literal('Lax'),
    path: z.literal('/'),
    days: z.number().int(),
  }),
  session: z
    .object({
      name: z.string(),
      email: z.string(),
      method: SessionMethod,
      isStrong: z.boolean(),
      startedAt: z.string(),
      lastUsedAt: z.string(),
      /** When it ends if nothing is done until then, and when at the latest. */
      idleUntil: z.string(),
      endsAt: z.string(),
      signInOnEveryLoad: z.boolean(),
      administersUntil: z.string().nullable(),
    })
    .nullable(),
  /** Where the person acts; null for a visitor, and for somebody who belongs to no organisation. */
  organisation: z
    .object({
      name: z.string(),
      role: Role,
      customRole: z.string().nullable(),
      permissions: z.array(Permission),
      demands: z.array(RequiredAction),
    })
    .nullable(),
});
export type SessionState = z.infer<typeof SessionState>;
