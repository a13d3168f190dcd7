import type { OpenAPI } from '@orpc/contract';
import { eventOf, type FieldKind, type Subject } from '#domain/subject.ts';
import { HAPPENING } from '#domain/subjects.ts';

type Schema = OpenAPI.SchemaObject;

const KINDS: Readonly<Record<Exclude<FieldKind, readonly string[]>, Schema>> = {
  text: { type: ['string', 'null'] },
  number: { type: ['number', 'null'] },
  flag: { type: ['boolean', 'null'] },
  time: { type: ['string', 'null'], description: 'ISO 8601' },
  list: { type: ['array', 'null'], items: {} },
  record: {},
};

/** What every message holds, whatever happened. */
const MESSAGE: Schema = {
  type: 'object',
  required: ['id', 'type', 'timestamp', 'data'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'The same whenever it is sent again' },
    type: { type: 'string' },
    timestamp: { type: 'string', format: 'date-time' },
    data: {
      type: 'object',
      required: ['organisationId', 'number', 'at', 'actorName', 'action', 'subject', 'subjectId', 'title'],
      properties: {
        organisationId: { type: 'string', format: 'uuid' },
        number: { type: 'integer', description: 'Of the entry in the audit trail' },
        at: { type: 'string', format: 'date-time' },
        actorName: { type: 'string' },
        action: { type: 'string' },
        subject: { type: 'string' },
        subjectId: { type: 'string' },
        title: { type: 'string' },
      },
    },
  },
};

const nameOf = ({ singular }: Subject) => `facts.${singular}`;
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The parts of the description that its webhooks refer to. */
export function webhookSchemas(): Record<string, Schema> {
  const facts = HAPPENING.map((card): [string, Schema] => [
    nameOf(card),
    {
      type: ['object', 'null'],
      properties: Object.fromEntries(
        Object.entries(card.fields).map(([name, kind]) => [name, KINDS[typeof kind === 'string' ? kind : 'text']]),
      ),
    },
  ]);
  return { WebhookMessage: MESSAGE, ...Object.fromEntries(facts) };
}

/** Every event that an endpoint can hear, by its name, as the webhooks of OpenAPI 3.1 describe it. */
export function webhooksOf(): Record<string, object> {
  return Object.fromEntries(
    HAPPENING.flatMap((card) => card.events.map((action) => [eventOf(card, action), webhookOf(card, action)])),
  );
}

function webhookOf(card: Subject, action: string): object {
  const event = eventOf(card, action);
  const data: Schema = {
    type: 'object',
    properties: {
      action: { type: 'string', enum: [action] },
      subject: { type: 'string', enum: [card.name] },
      before: refTo(nameOf(card)),
      after: refTo(nameOf(card)),
    },
  };
  const ofEvent: Schema = { type: 'object', properties: { type: { type: 'string', enum: [event] }, data } };
  return {
    post: {
      operationId: `webhooks.${event}`,
      summary: event,
      tags: ['webhooks'],
      security: [],
      requestBody: { content: { 'application/json': { schema: { allOf: [refTo('WebhookMessage'), ofEvent] } } } },
      responses: { '2XX': { description: 'Taken; anything else is tried again for about three days' } },
    },
  };
}
