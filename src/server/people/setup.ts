import { DEMO_DOMAIN } from '#domain/organisations/demo.ts';
import { organisationSubject } from '#domain/organisations/subject.ts';
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { NewAdministrator } from '#domain/people/session.ts';
import type { NewOrganisation } from '#domain/organisations/organisation.ts';
import { addOrganisation } from '../organisations/store.ts';
import { actorOf, inTransaction, performIn } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { RequestContext } from '../platform/http/gate.ts';
import { DEFAULT_POLICY } from '#domain/organisations/policy.ts';
import { hashPassword } from '../platform/passwords.ts';
import { checkPassword } from './password-rules.ts';
import { Problem } from '../platform/http/problems.ts';
import { addAccount } from './accounts.ts';
import { openSession } from './open-session.ts';
import { addMembership, changeLastOrganisation, changePerson } from './store.ts';

export interface SetupInput {
  token: string;
  administrator: NewAdministrator;
  /** null: the demo organisation. */
  organisation: NewOrganisation | null;
}

const DEMO = { name: 'Maple & Finch Logistics (Demo)', domain: DEMO_DOMAIN };
/** A link is out, and opens set-up. */
const isGood = sql<boolean>`setup_token_hash is not null and setup_token_expires_at > now()`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export async function isFresh(database: Database): Promise<boolean> {
  const row = await database.everywhere.selectFrom('installation').select('set_up_at').executeTakeFirst();
  return row?.set_up_at === null;
}

/**
 * While nobody administers the installation, a start makes a new one-time token, good for a day; only its hash is kept. One that other servers
 * may have printed stands while it is good, unless it is `replaced`.
 */
export async function renewSetupToken(database: Database, isReplaced = true): Promise<string | undefined> {
  const token = randomBytes(24).toString('base64url');
  const { numUpdatedRows } = await database.everywhere
    .updateTable('installation')
    .set({ setup_token_hash: sha256(token), setup_token_expires_at: sql`now() + interval '1 day'` })
    .where('set_up_at', 'is', null)
    .$if(!isReplaced, (query) => query.where(sql<boolean>`(${isGood}) is not true`))
    .executeTakeFirst();
  return numUpdatedRows ? token : undefined;
}

/** Until when a link that was printed elsewhere opens set-up. */
export async function setupLinkEnd(database: Database): Promise<Date | undefined> {
  const row = await database.everywhere
    .selectFrom('installation')
    .select('setup_token_expires_at')
    .where(isGood)
    .executeTakeFirst();
  return row?.setup_token_expires_at ?? undefined;
}

/** A server that stops takes its own link with it: the next one that starts prints another. */
export async function withdrawSetupToken(database: Database, token: string): Promise<void> {
  await database.everywhere
    .updateTable('installation')
    .set({ setup_token_hash: null, setup_token_expires_at: null })
    .where('setup_token_hash', '=', sha256(token))
    .execute();
}

/** Creates the administrator and the first organisation, signs them in, and closes set-up for good. @returns the session's token. */
export async function setUp(context: RequestContext, input: SetupInput): Promise<string> {
  const { services } = context;
  services.limits.count(`setup ${context.address}`, 10);
  await checkToken(services.database, input.token);
  const { name, password } = input.administrator;
  const email = input.administrator.email.toLowerCase();
  await checkPassword(password, { email, name, policy: DEFAULT_POLICY }, 'administrator.password');
  // Whoever holds the link of this server's own log is taken at their word for the address.
  const account = { name, email, emailVerified: true, passwordHash: await hashPassword(password) };
  const organisationId = randomUUID();
  return inTransaction(services.database, { organisationId }, async (db) => {
    // The update takes the row's lock: of two set-ups with the same link one finds the installation closed.
    const closed = await db
      .updateTable('installation')
      .set({ set_up_at: new Date(), setup_token_hash: null, setup_token_expires_at: null, administrator_email: email })
      .where('set_up_at', 'is', null)
      .where('setup_token_hash', '=', sha256(input.token))
      .where(isGood)
      .executeTakeFirst();
    if (!closed.numUpdatedRows) throw wrongLink();
    const userId = await addAccount(db, account);
    const organisation = await addOrganisation(db, organisationId, {
      ...(input.organisation ?? DEMO),
      isDemo: input.organisation === null,
    });
    await addMembership(db, organisationId, userId, 'admin');
    await changeLastOrganisation(db, userId, organisationId);
    // What the demo shows is set up already.
    if (!input.organisation) await changePerson(db, userId, { onboarded: true, getStartedCompleted: true });
    const visitor = {
      organisationId,
      actor: actorOf({ userId, name, email }, { role: 'admin', permissions: null }, 'session'),
      requestId: context.requestId,
      log: context.log,
    };
    await performIn(db, services, visitor, async (organisationContext) => {
      organisationContext.record({
        action: 'added',
        subject: organisationSubject,
        subjectId: organisationId,
        title: organisation.name,
        after: organisation,
      });
      if (organisation.isDemo) await services.createDemo(organisationContext, services.filesOf(organisationId));
    });
    return openSession(db, context, { userId, method: 'email' });
  });
}

async function checkToken(database: Database, token: string): Promise<void> {
  const row = await database.everywhere
    .selectFrom('installation')
    .select('setup_token_hash')
    .where(isGood)
    .executeTakeFirst();
  const expected = Buffer.from(row?.setup_token_hash ?? '');
  const given = Buffer.from(sha256(token));
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw wrongLink();
}

function wrongLink(): Problem {
  return new Problem(
    403,
    'wrong_setup_link',
    'This set-up link is not valid any more. The server prints a new one when it starts, until set-up is done.',
  );
}
