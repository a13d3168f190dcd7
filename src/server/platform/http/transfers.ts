import type { IncomingMessage, ServerResponse } from 'node:http';
import { transfers } from '#contract/transfers.ts';
import type { TransferName } from '#contract/transfers.ts';
import type { Context, Visitor } from '../context.ts';
import { type Departure, recordDeparture } from '../departures.ts';
import type { Files } from '../files.ts';
import { admit, checkOrigin, performForVisitor } from './gate.ts';
import type { RequestContext } from './gate.ts';
import type { Log } from '../log.ts';

/** A streaming request that passed the gate. Bytes flow outside of `perform`, which is one transaction. */
export interface TransferCall {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  params: Record<string, string>;
  visitor: Visitor;
  context: RequestContext;
  files: Files;
  log: Log;
  perform: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
  /** Writes the entry of data that leaves; whoever sends a file calls it before its first byte. */
  depart: (departure: Omit<Departure, 'filter'>) => Promise<void>;
}

/** The same for anyone: nobody was identified, and no organisation is open. */
export type OpenTransferCall = Pick<TransferCall, 'request' | 'response' | 'url' | 'params' | 'context' | 'log'>;

export type TransferHandler = (call: TransferCall) => Promise<void>;
export type OpenTransferHandler = (call: OpenTransferCall) => Promise<void>;

type HandlerOf<Name extends TransferName> = (typeof transfers)[Name]['permission'] extends 'anyone'
  ? OpenTransferHandler
  : TransferHandler;
/** A handler that needs a visitor cannot stand behind a transfer that is open to anyone. */
export type TransferHandlers = { [Name in TransferName]?: HandlerOf<Name> };

/** Answers when the path is a transfer's. @returns false when it is not. */
export type AnswerTransfer = (
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

export function openTransfers(handlers: TransferHandlers): AnswerTransfer {
  const routes = Object.entries(transfers).flatMap(([name, transfer]) => {
    const handler = handlers[name as TransferName];
    return handler ? [{ ...transfer, name, handler, pattern: patternOf(transfer.path) }] : [];
  });
  return async (context, request, response, url) => {
    const path = url.pathname.slice('/api/v1'.length);
    for (const { name, method, permission, pattern, handler, ...route } of routes) {
      const match = method === context.method ? pattern.exec(path) : null;
      if (!match) continue;
      context.route = `transfers.${name}`;
      const params = Object.fromEntries(Object.entries(match.groups ?? {}).map(([key, value]) => [key, decode(value)]));
      if (permission === 'anyone') {
        checkOrigin(context);
        await (handler as OpenTransferHandler)({ request, response, url, params, context, log: context.log });
        return true;
      }
      // A link in the page cannot carry a header: the organisation may stand in the address; membership decides as ever.
      const organisation = context.organisation ?? url.searchParams.get('organisation') ?? undefined;
      const visitor = await admit({ ...context, organisation }, permission);
      context.actsIn = visitor.organisationId;
      const files = context.services.filesOf(visitor.organisationId);
      const perform = <T>(work: (organisationContext: Context) => Promise<T>) =>
        performForVisitor(context, visitor, work);
      const subject = 'departs' in route ? route.departs : null;
      let hasLeft = false;
      const depart: TransferCall['depart'] = async (departure) => {
        hasLeft = true;
        if (!subject) return;
        // A list, and what is named by other than its id, is no one thing that has a page.
        const id = params['id'] ?? '';
        await recordDeparture(context.services, visitor, { subject, id }, { ...departure, filter: filterIn(url) });
      };
      await handler({
        request,
        response,
        url,
        params,
        visitor,
        context,
        files,
        log: context.log,
        perform,
        depart,
      });
      if (subject && !hasLeft) throw new Error(`${name} sent a file of which no entry tells.`);
      return true;
    }
    return false;
  };
}

/** How what was taken was chosen, as it stood in the address. */
function filterIn({ searchParams }: URL): string | undefined {
  const asked = new URLSearchParams(searchParams);
  asked.delete('organisation');
  return asked.size > 0 ? decodeURIComponent(asked.toString()).slice(0, 500) : undefined;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
