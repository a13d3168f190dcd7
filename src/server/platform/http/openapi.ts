import type { OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import type { OpenAPIGeneratorGenerateOptions } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '#contract/contract.ts';
import { transfers } from '#contract/transfers.ts';
import { webhookSchemas, webhooksOf } from './openapi-webhooks.ts';

export type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Operation = Record<string, unknown>;

const PARAMS: OpenAPI.SchemaObject = {
  type: 'object',
  description: 'The values in the message, by name',
  additionalProperties: { type: ['string', 'number'] },
};

const PROBLEM: OpenAPI.SchemaObject = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'reference'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', description: 'What a program decides by' },
    params: PARAMS,
    reference: { type: 'string', description: 'Finds the request in the log' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' }, code: { type: 'string' }, params: PARAMS },
      },
    },
  },
};

/** OpenAPI 3.1 of every endpoint and every transfer, each with the permission it needs. */
export async function describeApi(version: string): Promise<Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const base: OpenAPIGeneratorGenerateOptions = {
    info: {
      title: 'Clausewise',
      version,
      description: 'Everything the product does. Errors are application/problem+json (RFC 9457).',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ session: [] }, { token: [] }],
    components: {
      schemas: { Problem: PROBLEM, ...webhookSchemas() },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'clausewise.session_token' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token (cwt_…), made under Settings > Integration; it acts in its organisation only',
        },
      },
      parameters: {
        organisation: {
          name: 'x-clausewise-organisation',
          in: 'header',
          required: false,
          description: 'The organisation to act in; without it the one used last',
          schema: { type: 'string', format: 'uuid' },
        },
      },
    },
  };
  const document = await generator.generate(contract, base);
  for (const [subject, path, method, permission] of endpointsOf(contract)) {
    const operation = (document.paths?.[path] as Record<string, Operation> | undefined)?.[method];
    if (operation) finish(operation, subject, permission);
  }
  for (const [name, { method, path, permission, summary }] of Object.entries(transfers)) {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => ({
      name: key,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const operation: Operation = {
      operationId: `transfers.${name}`,
      summary,
      parameters,
      responses: { 200: { description: 'OK' } },
    };
    finish(operation, 'transfers', permission);
    const paths = (document.paths ??= {}) as Record<string, Record<string, Operation>>;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  Object.assign(document, { webhooks: webhooksOf() });
  return document;
}

function finish(operation: Operation, subject: string, permission: string): void {
  operation['tags'] = [subject];
  operation['x-permission'] = permission;
  if (permission === 'anyone') operation['security'] = [];
  else if (permission === 'signed-in' || permission === 'administrator') operation['security'] = [{ session: [] }];
  else
    operation['parameters'] = [
      ...((operation['parameters'] as object[]) ?? []),
      { $ref: '#/components/parameters/organisation' },
    ];
  const problem = {
    description: 'A problem',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  operation['responses'] = { ...(operation['responses'] as object), default: problem };
}

export interface EndpointDefinition {
  '~orpc': {
    route: { method?: string; path?: string; summary?: string };
    meta: { permission: string };
    inputSchema?: unknown;
  };
}

/** Every endpoint of a contract, however deep it is nested. */
export function* endpointsOf(
  node: object,
  trail: string[] = [],
): Generator<
  [subject: string, path: string, method: string, permission: string, trail: string[], endpoint: EndpointDefinition]
> {
  if ('~orpc' in node) {
    const endpoint = node as EndpointDefinition;
    const { route, meta } = endpoint['~orpc'];
    yield [trail[0] ?? '', route.path ?? '', (route.method ?? 'POST').toLowerCase(), meta.permission, trail, endpoint];
    return;
  }
  for (const [key, child] of Object.entries(node)) yield* endpointsOf(child as object, [...trail, key]);
}
