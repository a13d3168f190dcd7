/** Seconds of a time step (RFC 6238). */
export const STEP_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret of 160 bits, as RFC 4226 recommends. */
export function newSecret(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(20));
}

/** RFC 4648 base 32, without padding: what people type into their app. */
export function base32Of(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(value >>> bits) & 31];
    }
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text;
}

/** The address that an authenticator app reads from the QR code. */
export function otpauthOf(secret: Uint8Array): string {
  return `otpauth://totp/Clausewise%20demo?secret=${base32Of(secret)}&issuer=Clausewise%20demo&algorithm=SHA1&digits=6&period=${STEP_SECONDS}`;
}

/** The half-minute in which a moment (milliseconds) lies. */
export function stepAt(now: number): number {
  return Math.floor(now / 1000 / STEP_SECONDS);
}

/** The six digits of a time step: HMAC-SHA-1 of the step, truncated (RFC 4226, section 5.3). */
export async function codeAt(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  // Browsers withhold their own from pages that came without https.
  if (!crypto.subtle) return codeByLibrary(secret, step);
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(step));
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, message.buffer));
  const number = mac.getUint32(mac.getUint8(19) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

export async function codeByLibrary(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const { HOTP, Secret } = await import('otpauth');
  return HOTP.generate({ secret: new Secret({ buffer: secret.buffer }), counter: step, digits: 6 });
}
