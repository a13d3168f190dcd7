import { getServers } from 'node:dns';
import type { Settings } from '../../../platform/settings.ts';

export interface NameServer {
  host: string;
  port: number;
}

/** The ports at which a host of the operator's own network is looked at. */
export interface Ports {
  https: number;
  http: number;
}

export interface Terms {
  servers: readonly NameServer[];
  /** Hosts that may have a private address, by the operator's word. */
  allowed: ReadonlyMap<string, Ports>;
  /** Milliseconds that one request, and all of one domain, may take. */
  requestTime: number;
  domainTime: number;
  /** Milliseconds until a name server is asked again. */
  nameTime: number;
}

const TIMES = { requestTime: 10_000, domainTime: 60_000, nameTime: 2000 };
export const USUAL_PORTS: Ports = { https: 443, http: 80 };

export function termsOf(settings: Pick<Settings, 'MONITORING_RESOLVERS' | 'MONITORING_ALLOWED_HOSTS'>): Terms {
  const named = settings.MONITORING_RESOLVERS;
  return {
    ...TIMES,
    servers: (named.length > 0 ? named : getServers()).flatMap((text) => readServer(text) ?? []).slice(0, 3),
    allowed: new Map(settings.MONITORING_ALLOWED_HOSTS.map(readAllowed)),
  };
}

/** "192.0.2.1", "192.0.2.1:5353", "2001:db8::1", "[2001:db8::1]:5353". */
export function readServer(text: string): NameServer | null {
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(text);
  if (bracketed) return { host: bracketed[1] ?? '', port: Number(bracketed[2] ?? 53) };
  if (text.split(':').length > 2) return { host: text, port: 53 };
  const [host = '', port = '53'] = text.split(':');
  return host === '' ? null : { host, port: Number(port) };
}

/** "vendor.example", "vendor.example:8443", "vendor.example:8443+8080": the ports of https and of http. */
function readAllowed(text: string): [string, Ports] {
  const [host = '', ports = ''] = text.split(':');
  const [https, http] = ports.split('+');
  return [host, { https: Number(https || USUAL_PORTS.https), http: Number(http ?? USUAL_PORTS.http) }];
}
