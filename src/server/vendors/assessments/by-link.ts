import { OPEN_STATES } from '#domain/vendors/assessments/state.ts';
import { semaphore, semaphoreByKey } from '#engine/bounded/semaphore.ts';
import type { Recorded } from '../../platform/audit-trail/record.ts';
import { type Context, inTransaction, performIn } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { Problem } from '../../platform/http/problems.ts';
import { PRODUCT } from '../../platform/background/product-actor.ts';
import { linkHash } from './links.ts';
import { type KeptAssessment, lockAssessment } from './store.ts';

/** Of one network address, behind which an office may stand, and under one link, under which some may answer at once; in a minute. */
const OF_ADDRESS = 300;
const OF_LINK = 300;

/** Of the connections to the database: whoever holds a link, and however many do, the members of an organisation never wait for them. */
const inTurn = semaphore(2);
/** Nor do those of other links. */
const inOwnTurn = semaphoreByKey();

/** Who answers has no account: what they did stands in the audit trail under this name, and under nobody's id. */
const NAME = 'Vendor contact via link';

/** One answer for every link that is not good: unknown, ended, used, replaced, expired, or of an organisation that is suspended. */
export const linkGone = () =>
  new Problem(410, 'link_gone', 'This link does not work any more. Ask whoever sent it to you for a new one.');

/** In which organisation the holder of a link is, and nothing else. @throws Problem 410 */
export async function organisationOf({ services, address }: RequestContext, token: string): Promise<string> {
  const hash = linkHash(token);
  services.limits.count(`vendor link ${address}`, OF_ADDRESS);
  services.limits.count(`vendor link ${hash}`, OF_LINK);
  const { rows } = await services.database.pool.query<{ organisation_id: string }>({
    name: 'assessment_link_of',
    text: 'select organisation_id from clausewise.assessment_link_of($1)',
    values: [hash],
  });
  const [found] = rows;
  if (!found) throw linkGone();
  return found.organisation_id;
}

export interface ByLink {
  context: Context;
  assessment: KeptAssessment;
  linkEndsAt: Date;
}

/**
 * The transaction of whoever holds a link, in the organisation of the link's row, with the assessment locked, so that of two who answer
 * at once one comes after the other, and none after it was submitted. @throws Problem 410
 */
export async function performByLink<T>(
  context: RequestContext,
  token: string,
  work: (opened: ByLink) => Promise<T>,
): Promise<T> {
  const organisationId = await organisationOf(context, token);
  const { services, requestId, log } = context;
  const actor = { ...PRODUCT, name: NAME, permissions: [] };
  const perform = () =>
    inTransaction(services.database, { organisationId }, (db) =>
      performIn(db, services, { organisationId, actor, requestId, log }, async (outer) => {
        const changes: Recorded[] = [];
        const organisationContext: Context = {
          ...outer,
          record: (change) => void changes.push(change),
          recordAll: (more) => void changes.push(...more),
        };
        const link = await findLink(organisationContext, token);
        const assessment = await lockAssessment(organisationContext, link.assessmentId);
        // It may have been ended, or the answers submitted, while this waited for the lock.
        const still = await findLink(organisationContext, token);
        if (!OPEN_STATES.includes(assessment.state)) throw linkGone();
        const result = await work({ context: organisationContext, assessment, linkEndsAt: still.endsAt });
        await outer.append({ actor: { id: null, name: NAME } }, changes);
        return result;
      }),
    );
  return inOwnTurn(linkHash(token), () => inTurn(perform));
}

async function findLink({ db, organisationId, now }: Context, token: string) {
  const link = await db
    .selectFrom('vendor_assessment_links')
    .select(['assessment_id as assessmentId', 'ends_at as endsAt'])
    .where('organisation_id', '=', organisationId)
    .where('token_hash', '=', linkHash(token))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (!link) throw linkGone();
  return link;
}
