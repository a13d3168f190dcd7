import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '#contract/contract.ts';

type Administration = ContractRouterClient<typeof contract>['administration'];
type People = ContractRouterClient<typeof contract>['people'];
type Row<List extends (...args: never) => Promise<{ rows: unknown[] }>> = Awaited<ReturnType<List>>['rows'][number];

export type ShownAccount = Row<Administration['accounts']['list']>;
export type ShownOrganisation = Row<Administration['knownOrganisations']['list']>;
export type ShownSession = Row<Administration['knownSessions']['list']>;
export type ShownSignIn = Row<Administration['knownSignIns']['list']>;
export type ShownMail = Row<Administration['outbox']['list']>;
export type ShownMessage = Row<Administration['contactMessages']['list']>;
export type ShownLogEntry = Row<Administration['log']['list']>;
export type ShownWork = Row<Administration['work']['list']>;
export type ShownOpening = Awaited<ReturnType<People['openingRequests']['list']>>[number];
