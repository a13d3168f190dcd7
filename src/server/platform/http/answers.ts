import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from './gate.ts';
import { answerOf, toProblem } from './problems.ts';
import { describeError, noteError } from '../recent-errors.ts';
import { sendJson } from './requests.ts';

/** Answers with what may be told of the error; what may not goes to the log under the same reference. */
export function answerProblem(
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  const problem = toProblem(error);
  if (problem.code === 'database_away') {
    // Every request says so while it lasts, and where failures are noted is away as well.
    context.log.warn({ error: (rootOf(error) as Error).message, path: pathOf(request) }, 'database away');
  } else if (problem.status >= 500) {
    context.log.error({ err: rootOf(error), method: request.method, path: pathOf(request) }, 'request failed');
    const { requestId: id, actsIn: organisationId, route: place = 'page' } = context;
    void noteError(context.services, {
      id,
      organisationId,
      origin: 'server',
      place,
      what: describeError(rootOf(error)),
    });
  }
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const [name, value] of Object.entries(problem.headers)) response.setHeader(name, value);
  // The rest of a refused body is not read; the connection cannot be used for another request.
  if (!request.complete) {
    response.setHeader('connection', 'close');
    request.resume();
  }
  sendJson(response, problem.status, answerOf(problem, context.requestId), 'application/problem+json');
}

function rootOf(error: unknown): unknown {
  const cause = (error as { cause?: unknown } | null)?.cause;
  return cause ?? error;
}

/** Queries may hold what people searched for, or a token: logs have the path only, and of a calendar's not its secret. */
export function pathOf(request: IncomingMessage): string {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  return path.replace(/^(\/api\/v1\/calendar\/).*$/, '$1…');
}
