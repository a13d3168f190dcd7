import type { AnyContractRouter } from '@orpc/contract';
import { isProcedure, type Router } from '@orpc/server';
import type { JobDefinition } from './background/jobs.ts';
import type { AnyTask } from './background/scheduled-tasks.ts';
import type { Listener } from './database/listener.ts';
import type { RequestContext } from './http/gate.ts';
import type { TransferHandlers } from './http/transfers.ts';
import type { Services } from './services.ts';
import type { Shapes } from './shapes.ts';

/** Sends what waits on its own, until the function that it returns is called. */
export type Dispatcher = (services: Services, listener: Listener) => () => Promise<void>;

type Handlers = Record<string, Router<AnyContractRouter, RequestContext>>;

/** What a subject brings to the server. */
export interface ServerModule {
  /** By the groups of the contract. A group may be answered by several subjects. */
  handlers: Handlers;
  /** What streams. */
  transfers?: TransferHandlers;
  /** Every kind of long work; a queue and its workers exist for each. */
  jobs?: readonly JobDefinition[];
  /** What is done from time to time, for organisations or the installation. */
  scheduledTasks?: readonly AnyTask[];
  dispatchers?: readonly Dispatcher[];
  /** What its columns of JSON and of bounded text hold, which backups are checked by. */
  shapes?: Shapes;
}

/** Everything that the modules bring, each kind together. */
export interface ComposedModules {
  router: Handlers;
  transferHandlers: TransferHandlers;
  jobs: JobDefinition[];
  scheduledTasks: AnyTask[];
  dispatchers: Dispatcher[];
  shapes: Shapes;
}

export function composeModules(modules: readonly ServerModule[]): ComposedModules {
  return {
    router: modules.reduce<Handlers>((router, { handlers }) => merged(router, handlers) as Handlers, {}),
    transferHandlers: Object.assign({}, ...modules.map(({ transfers }) => transfers)) as TransferHandlers,
    jobs: modules.flatMap(({ jobs = [] }) => jobs),
    scheduledTasks: modules.flatMap(({ scheduledTasks = [] }) => scheduledTasks),
    dispatchers: modules.flatMap(({ dispatchers = [] }) => dispatchers),
    shapes: Object.assign({}, ...modules.map(({ shapes }) => shapes)) as Shapes,
  };
}

/** A group that several subjects answer has what each of them answers. */
function merged(one: Handlers[string] | undefined, other: Handlers[string]): Handlers[string] {
  if (one === undefined || isProcedure(one) || isProcedure(other)) return other;
  const groups = new Map(Object.entries(one as Handlers));
  for (const [name, group] of Object.entries(other as Handlers)) groups.set(name, merged(groups.get(name), group));
  return Object.fromEntries(groups);
}
