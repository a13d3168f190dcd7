import { isIP } from 'node:net';
import Bowser from 'bowser';
import type { Device, Place } from '#domain/people/security.ts';
import { isPublicAddress } from '../../platform/addresses.ts';

const KINDS = new Set(['desktop', 'mobile', 'tablet']);

/** Browser and system as the request named them: a hint for its person, proof of nothing. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind = KINDS.has(platform.type ?? '') ? (platform.type as Device['kind']) : 'other';
  const major = browser.version?.split('.')[0];
  return {
    // Programs name themselves first: curl/8.9.
    browser: browser.name
      ? [browser.name, major].filter(Boolean).join(' ')
      : (/^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? null),
    system: os.name ? [os.name, os.versionName].filter(Boolean).join(' ') : null,
    kind,
  };
}

export function placeOf(address: string | null, country: string | null): Place {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? null;
  return { address: plain, network: networkOf(plain), country };
}

function networkOf(address: string | null): Place['network'] {
  if (!address || !isIP(address.split('%')[0] ?? '')) return 'unknown';
  if (address === '::1' || address.startsWith('127.')) return 'this_machine';
  return isPublicAddress(address) ? 'public' : 'private';
}
