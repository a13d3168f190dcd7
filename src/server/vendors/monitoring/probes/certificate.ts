import { checkServerIdentity, connect, type TLSSocket } from 'node:tls';
import type { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import { tidy } from './tidy.ts';

type Seen = NonNullable<DomainFacts['certificate']>;

/** What a server showed for itself. Null where it showed nothing that could be read. */
export function certificateOf(socket: TLSSocket, host: string): Seen | null {
  const shown = socket.getPeerCertificate();
  const [from, to] = [new Date(shown.valid_from), new Date(shown.valid_to)];
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return null;
  const issuer = shown.issuer as Partial<Record<'O' | 'CN', string | string[]>> | undefined;
  const authorizationError = socket.authorizationError as unknown;
  const code =
    authorizationError instanceof Error
      ? ((authorizationError as NodeJS.ErrnoException).code ?? authorizationError.message)
      : authorizationError;
  const isOfName = code === 'ERR_TLS_CERT_ALTNAME_INVALID';
  return {
    protocol: tidy(socket.getProtocol() ?? '', 20),
    validFrom: from.toISOString(),
    validTo: to.toISOString(),
    issuer: tidy(String(issuer?.O ?? issuer?.CN ?? ''), 200),
    names: (shown.subjectaltname ?? '')
      .split(', ')
      .slice(0, 20)
      .map((name) => tidy(name.replace(/^DNS:/, ''), 253)),
    fitsName: checkServerIdentity(host, shown) === undefined,
    distrust: typeof code === 'string' && code !== '' && !isOfName ? tidy(code, 100) : null,
  };
}

/** Refusals of our own side: OpenSSL here does not try versions that old. */
const OURS = /NO_PROTOCOLS_AVAILABLE|NO_CIPHER|UNSUPPORTED_PROTOCOL|INVALID_PROTOCOL|LIBRARY/;

/** Whether TLS 1.0 or 1.1 is still taken (RFC 8996 forbids both); null when it could not be tried. */
export function takesOldTls(
  { address, port, host }: { address: string; port: number; host: string },
  signal: AbortSignal,
): Promise<boolean | null> {
  return new Promise((resolve) => {
    const end = (takes: boolean | null) => {
      signal.removeEventListener('abort', giveUp);
      socket.destroy();
      resolve(takes);
    };
    const giveUp = () => end(null);
    const socket = connect({
      host: address,
      port,
      servername: host,
      rejectUnauthorized: false,
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    socket.once('secureConnect', () => end(true));
    socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => end(OURS.test(code) ? null : false));
    socket.on('close', () => end(false));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
