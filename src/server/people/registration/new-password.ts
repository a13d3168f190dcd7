import { policyOf, strictestOf } from '#domain/organisations/policy.ts';
import { organisationDomainOf } from '#domain/people/mail-domains.ts';
import { inTransaction } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { checkPassword } from '../password-rules.ts';

/**
 * Of a password that somebody sets by a link: it must do for the organisation of their domain and for those that invite them.
 * @throws Problem 422 whose issue names `password`.
 */
export async function hashNewPassword(context: RequestContext, password: string, email: string): Promise<string> {
  const { database } = context.services;
  const scope = { administers: true, isReadOnly: true };
  const rows = await inTransaction(database, scope, (db) =>
    db
      .selectFrom('organisations')
      .select('policy')
      .where((is) =>
        is.or([
          is('domain', '=', organisationDomainOf(email)),
          is(
            'id',
            'in',
            is.selectFrom('invitations').select('organisation_id').where('email', '=', email.toLowerCase()),
          ),
        ]),
      )
      .execute(),
  );
  const policy = strictestOf(rows.map((row) => policyOf(row.policy)));
  await checkPassword(password, { email, name: '', policy });
  return hashPassword(password);
}
