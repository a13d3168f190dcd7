import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a passkey says, made in software: a key pair whose answers a test may bend. */
export interface Authenticator {
  /** Answers the options of a registration. */
  register(options: { challenge: string; user: { id: string } }, bent?: Bent): Record<string, unknown>;
  /** Answers the options of a sign-in. */
  signIn(options: { challenge: string }, bent?: Bent): Record<string, unknown>;
}

export interface Bent {
  origin?: string;
  rpId?: string;
  /** The person was not asked for a PIN or a finger. */
  isUnverified?: boolean;
  userHandle?: string;
  counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export function newAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';

  const authenticatorData = (bent: Bent, attested?: Buffer) => {
    const flags = PRESENT | (bent.isUnverified ? 0 : VERIFIED) | (attested ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(bent.counter ?? counter);
    const host = createHash('sha256')
      .update(bent.rpId ?? new URL(origin).hostname)
      .digest();
    return Buffer.concat([host, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, challenge: string, bent: Bent) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: bent.origin ?? origin, crossOrigin: false }));
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
    response,
  });

  return {
    register({ challenge, user }, bent = {}) {
      handle = user.id;
      // COSE: kty EC2, alg ES256, curve P-256.
      const key = map([
        [uint(1), uint(2)],
        [uint(3), negative(7)],
        [negative(1), uint(1)],
        [negative(2), bytes(Buffer.from(x, 'base64url'))],
        [negative(3), bytes(Buffer.from(y, 'base64url'))],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authenticatorData(bent, attested))],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, bent).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    signIn({ challenge }, bent = {}) {
      counter += 1;
      const data = authenticatorData(bent);
      const client = clientData('webauthn.get', challenge, bent);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return answer({
        authenticatorData: data.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: bent.userHandle ?? handle,
      });
    },
  };
}

// As much of CBOR as a passkey needs (RFC 8949, section 3).
const head = (major: number, value: number) =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
const uint = (value: number) => head(0, value);
const negative = (value: number) => head(1, value - 1);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
