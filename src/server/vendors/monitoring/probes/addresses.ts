import { isPublicAddress } from '../../../platform/addresses.ts';
import type { AskDns } from './dns.ts';
import type { Terms } from './terms.ts';

export type Addresses =
  | { kind: 'found'; addresses: string[] }
  /** At least one of them is of a private network, which is not looked at: an honest name has no such mixture. */
  | { kind: 'private' | 'none' | 'no-name' | 'no-answer' };

/** Where a host is. Looked up once; every connection then goes to the very address that was looked at. */
export type Locate = (host: string) => Promise<Addresses>;

const MOST = 16;

export function openLocate(ask: AskDns, { allowed }: Pick<Terms, 'allowed'>): Locate {
  const known = new Map<string, Promise<Addresses>>();
  return (host) => {
    const found = known.get(host) ?? locate(ask, host, allowed.has(host));
    known.set(host, found);
    return found;
  };
}

async function locate(ask: AskDns, host: string, isAllowed: boolean): Promise<Addresses> {
  const [four, six] = await Promise.all([ask(host, 'A'), ask(host, 'AAAA')]);
  const addresses = [four, six].flatMap((answer) =>
    answer.kind === 'answer'
      ? answer.answers.flatMap(({ type, ...record }) =>
          (type === 'A' || type === 'AAAA') && 'data' in record && typeof record.data === 'string' ? [record.data] : [],
        )
      : [],
  );
  if (addresses.length > 0) {
    if (!isAllowed && !addresses.every(isPublicAddress)) return { kind: 'private' };
    return { kind: 'found', addresses: addresses.slice(0, MOST) };
  }
  if (four.kind === 'failed' || six.kind === 'failed') return { kind: 'no-answer' };
  if (four.kind === 'answer' || six.kind === 'answer') return { kind: 'none' };
  // A resolver that knows nothing of the internet knows no name at all.
  const top = await ask(host.split('.').at(-1) ?? '', 'NS');
  return { kind: top.kind === 'answer' ? 'no-name' : 'no-answer' };
}
