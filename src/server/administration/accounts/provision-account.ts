import { accountSubject } from '#domain/administration/subject.ts';
import type { NewAccount } from '#domain/administration/account.ts';
import { addAccount, findAccount } from '../../people/accounts.ts';
import { readChoice } from '../../people/roles/store.ts';
import { makeTemporaryPassword } from '../../people/users/temporary-password.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { conflict } from '../../platform/http/problems.ts';
import { performInOrganisation, logAdminAction } from '../admin-context.ts';
import type { AdminContext } from '../admin-context.ts';
import { addMember } from './memberships.ts';

/**
 * Opens an account with a password that its person must change (specification: company name 'N/A' and role `user` unless said otherwise).
 * Nobody has shown the address to be theirs yet. @throws Problem 409 when somebody has it.
 */
export async function provisionAccount(context: AdminContext, input: NewAccount) {
  const { db, person } = context;
  const { displayName: name, companyName, role = 'user', organisationId } = input;
  const email = input.email.toLowerCase();
  if (await findAccount(db, email)) throw conflict('has_account', 'This address has an account already.');
  const password = makeTemporaryPassword();
  const id = await addAccount(db, { name, email, passwordHash: await hashPassword(password) });
  const facts = { company_name: companyName || 'N/A', created_by: person.userId };
  await db
    .updateTable('auth.user')
    .set({ ...facts, must_change_password: true, last_organisation_id: organisationId ?? null })
    .where('id', '=', id)
    .execute();
  const after = { name, email, companyName: facts.company_name };
  await logAdminAction(context, { action: 'added', subject: accountSubject, subjectId: id, title: name, after });
  if (organisationId)
    await performInOrganisation(context, organisationId, async (organisationContext) =>
      addMember(
        organisationContext,
        { id, name, email },
        await readChoice(organisationContext.db, organisationId, { role }),
      ),
    );
  return { id, name, email, password };
}
