import type { IncomingMessage, ServerResponse } from 'node:http';
import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import type { AnyContractRouter } from '@orpc/contract';
import type { Router } from '@orpc/server';
import { answerProblem } from './answers.ts';
import type { RequestContext } from './gate.ts';
import { notFound } from './problems.ts';
import { readJson, sendJson } from './requests.ts';
import type { AnswerTransfer } from './transfers.ts';

export type Api = (
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<void>;

/** The transfers and the typed endpoints below /api/v1. */
export function openApi(router: Router<AnyContractRouter, RequestContext>, answerTransfer: AnswerTransfer): Api {
  const clientInterceptors = [
    ({ context, path, next }: { context: RequestContext; path: readonly string[]; next: () => Promise<unknown> }) => {
      context.route = path.join('.');
      return next();
    },
  ];
  const handler = new StandardOpenAPIHandler<RequestContext>(router, {
    clientInterceptors,
    interceptors: [
      async (call) => {
        try {
          return await call.next();
        } catch (error) {
          call.context.failure = error;
          throw error;
        }
      },
    ],
  });
  return async (context, request, response, url) => {
    if (await answerTransfer(context, request, response, url)) return;
    const lazy = {
      method: context.method,
      url,
      headers: request.headers,
      body: () => readJson(request) as Promise<undefined>,
      signal: undefined,
    };
    const result = await handler.handle(lazy, { prefix: '/api/v1', context });
    const error = context.failure ?? (result.matched ? undefined : notFound());
    for (const [name, value] of context.reply) response.setHeader(name, value);
    if (error) answerProblem(context, request, response, error);
    else if (result.matched) sendJson(response, result.response.status, result.response.body);
  };
}
