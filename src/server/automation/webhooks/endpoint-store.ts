import { sql, type Transaction } from 'kysely';
import type { WebhookEndpoint } from '#domain/automation/webhook.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

function selectEndpoints(db: Db, organisationId: string) {
  return db
    .selectFrom('webhook_endpoints as endpoint')
    .leftJoinLateral(
      (is) =>
        is
          .selectFrom('webhook_deliveries as delivery')
          .whereRef('delivery.endpoint_id', '=', 'endpoint.id')
          .where('delivery.organisation_id', '=', organisationId)
          .select([
            sql<number>`count(*) filter (where delivery.state = 'waiting')`.as('waiting'),
            sql<number>`count(*) filter (where delivery.state = 'dead')`.as('dead'),
            sql<Date | null>`max(delivery.finished_at) filter (where delivery.state = 'delivered')`.as(
              'lastDeliveredAt',
            ),
          ])
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select([
      'endpoint.id',
      'endpoint.name',
      'endpoint.url',
      'endpoint.events',
      'endpoint.is_on as isOn',
      'endpoint.event_names as eventNames',
      'endpoint.off_reason as offReason',
      'endpoint.failing_since as failingSince',
      'endpoint.created_at as createdAt',
      'endpoint.created_by_name as createdByName',
      'endpoint.version',
      'counts.waiting',
      'counts.dead',
      'counts.lastDeliveredAt',
    ])
    .where('endpoint.organisation_id', '=', organisationId)
    .orderBy('endpoint.created_at')
    .orderBy('endpoint.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEndpoints>['executeTakeFirstOrThrow']>>;

const toEndpoint = ({ failingSince, createdAt, lastDeliveredAt, waiting, dead, ...row }: Row): WebhookEndpoint => ({
  ...row,
  waiting: waiting ?? 0,
  dead: dead ?? 0,
  failingSince: failingSince?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
});

export async function listEndpoints(db: Db, organisationId: string): Promise<WebhookEndpoint[]> {
  return (await selectEndpoints(db, organisationId).execute()).map(toEndpoint);
}

export async function getEndpoint(db: Db, organisationId: string, id: string): Promise<WebhookEndpoint | undefined> {
  const row = await selectEndpoints(db, organisationId).where('endpoint.id', '=', id).executeTakeFirst();
  return row && toEndpoint(row);
}
