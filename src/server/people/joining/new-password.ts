import type { RequestContext } from '../../platform/gate.ts';
import { hashPassword } from '../../platform/passwords.ts';

/** Of a password that somebody sets by a link. */
export async function hashNewPassword(_context: RequestContext, password: string, _email: string): Promise<string> {
  return hashPassword(password);
}
