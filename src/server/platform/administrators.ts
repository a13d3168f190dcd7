import { Problem } from './http/problems.ts';
import type { Services } from './services.ts';

/** Whether the address is on the installation's allow list: CLAUSEWISE_ADMIN_EMAILS, or without it whoever set the installation up. */
export async function isAdministrator(
  services: Pick<Services, 'settings' | 'database'>,
  email: string,
): Promise<boolean> {
  const addresses = await listAdministrators(services);
  return addresses.includes(email.toLowerCase());
}

export async function listAdministrators({
  settings,
  database,
}: Pick<Services, 'settings' | 'database'>): Promise<string[]> {
  if (settings.CLAUSEWISE_ADMIN_EMAILS.length > 0) return settings.CLAUSEWISE_ADMIN_EMAILS;
  const row = await database.everywhere.selectFrom('installation').select('administrator_email').executeTakeFirst();
  return row?.administrator_email ? [row.administrator_email] : [];
}

/** The words of the specification, for whoever is not on the list. */
export function notAdministrator(): Problem {
  return new Problem(
    403,
    'not_administrator',
    'Access denied. Admin panel is restricted to authorized personnel only.',
  );
}
