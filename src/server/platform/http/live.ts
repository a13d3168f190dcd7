import { permissionsOf } from '#domain/people/permission.ts';
import type { ServerResponse } from 'node:http';
import { getJob, maySeeJob } from '../background/kept-jobs.ts';
import { inTransaction } from '../context.ts';
import { isDatabaseAway } from '../database/connection-lost.ts';
import type { Listener, Message } from '../database/listener.ts';
import type { Services } from '../services.ts';
import { findToken, readBearer } from './tokens.ts';
import type { TransferCall } from './transfers.ts';

const HEARTBEAT = 25_000;
/** Streams of one person: a few windows, not a flood that takes every socket. */
export const MOST_STREAMS = 30;
/** Subjects that say who may do what. */
const ACCESS_SUBJECTS = new Set(['members', 'roles', 'tokens']);

/** Server-sent events of one organisation: `change` names what changed, `job` carries how far a job is. */
export function openLive(listener: Listener) {
  const streams = new Map<ServerResponse, string>();
  return {
    closeAll(): void {
      for (const response of streams.keys()) response.end();
    },
    live: async (call: TransferCall): Promise<void> => {
      const { response, visitor, context } = call;
      const { services } = context;
      if ([...streams.values()].filter((id) => id === visitor.actor.id).length >= MOST_STREAMS) {
        const oldest = [...streams].find(([, id]) => id === visitor.actor.id);
        oldest?.[0].end();
      }
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.write('retry: 1000\nevent: ready\ndata: {}\n\n');
      streams.set(response, visitor.actor.id);
      const stop = listener.on(
        (message) => void sendEvent(services, call, message).catch((error) => call.log.warn({ err: error }, 'live')),
      );
      const heart = setInterval(() => {
        response.write(': \n\n');
        void isStillSignedIn(call).then((still) => still || response.end());
      }, HEARTBEAT);
      await new Promise<void>((done) => response.once('close', done));
      clearInterval(heart);
      stop();
      streams.delete(response);
    },
  };
}

async function sendEvent(services: Services, call: TransferCall, message: Message): Promise<void> {
  const { organisationId, actor } = call.visitor;
  if (!('organisationId' in message) || message.organisationId !== organisationId) return;
  if (message.event === 'appended') return;
  if (message.event === 'change') {
    const { subject, id } = message;
    if (subject === 'notifications' && id !== actor.id) return;
    // Whoever was suspended, removed or given another role a moment ago hears no more.
    if (ACCESS_SUBJECTS.has(subject) && !(await isStillSignedIn(call))) return void call.response.end();
    send(call.response, 'change', { subject, id });
    return;
  }
  if (message.event === 'erased') {
    send(call.response, 'erased', {});
    call.response.end();
    return;
  }
  const scope = { organisationId, userId: actor.id, isReadOnly: true };
  const job = await inTransaction(services.database, scope, (db) => getJob(db, organisationId, message.id));
  if (maySeeJob(actor.permissions, job)) send(call.response, 'job', job);
}

function send(response: ServerResponse, event: string, data: object): void {
  // A reader that has stopped reading is cut off; it reads everything anew when it comes back.
  if (response.writableLength > 1024 * 1024) response.destroy();
  else if (!response.writableEnded) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** While the database is away nobody can say: who was signed in a moment ago goes on waiting, and hears nothing meanwhile. */
const ifKnown = (error: unknown) => (isDatabaseAway(error) ? 'unknown' : undefined);

async function isStillSignedIn({ context, visitor }: TransferCall): Promise<boolean> {
  const token = readBearer(context.authorization);
  if (token) {
    const holder = await findToken(context.services.database, token).catch(ifKnown);
    if (holder === 'unknown') return true;
    return (
      holder !== undefined &&
      !holder.requiredAction &&
      holder.actor.permissions.join() === visitor.actor.permissions.join()
    );
  }
  const person = await context.services.findSession(context.cookies).catch(ifKnown);
  if (person === 'unknown') return true;
  const membership = person?.memberships.find((one) => one.organisationId === visitor.organisationId);
  return (
    membership !== undefined &&
    membership.role === visitor.actor.role &&
    permissionsOf(membership).join() === visitor.actor.permissions.join()
  );
}
