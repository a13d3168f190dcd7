import { isIP } from 'node:net';
import { issue } from '#domain/issue.ts';
import { isPublicAddress } from '../../platform/addresses.ts';
import { invalid } from '../../platform/http/problems.ts';

const LOCAL = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa)\.?$/i;

/**
 * Refuses at once what would be refused at every delivery: anything but https, and addresses of private networks, unless the operator allows the host.
 * A name is looked up when something is sent, each time anew.
 * @throws Problem invalid
 */
export function checkAddress(address: string, allowed: readonly string[]): void {
  const refuse = (message: string): never => {
    throw invalid([{ path: 'url', message }]);
  };
  if (!URL.canParse(address)) refuse(issue('https_address'));
  const { protocol, hostname, host, username, password } = new URL(address);
  if (username || password) refuse(issue('address_with_password'));
  if (allowed.includes(hostname) || allowed.includes(host)) return;
  if (protocol !== 'https:') refuse(issue('https_address'));
  const bare = hostname.replace(/^\[|\]$/g, '');
  const isPrivate = isIP(bare) ? !isPublicAddress(bare) : LOCAL.test(bare);
  if (isPrivate) refuse(issue('private_address'));
}
