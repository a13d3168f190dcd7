import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

// Certificates for tests, written in DER (X.690) by RFC 5280, as Node makes none.

const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts);
const oid = (...bytes: number[]) => tlv(0x06, Buffer.from(bytes));
const COMMON_NAME = oid(0x55, 0x04, 0x03);
const ORGANISATION = oid(0x55, 0x04, 0x0a);
const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const IS_AUTHORITY = sequence(
  oid(0x55, 0x1d, 0x13),
  tlv(0x01, Buffer.from([255])),
  tlv(0x04, sequence(tlv(0x01, Buffer.from([255])))),
);

const nameOf = (name: string) =>
  sequence(
    tlv(0x31, sequence(ORGANISATION, tlv(0x0c, Buffer.from('A test')))),
    tlv(0x31, sequence(COMMON_NAME, tlv(0x0c, Buffer.from(name)))),
  );
const timeOf = (date: Date) => tlv(0x18, Buffer.from(`${date.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`));
const namesOf = (names: readonly string[]) =>
  sequence(oid(0x55, 0x1d, 0x11), tlv(0x04, sequence(...names.map((name) => tlv(0x82, Buffer.from(name))))));

export interface Authority {
  name: string;
  key: KeyObject;
  pem: string;
}

const pemOf = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

const DAY = 86_400_000;

function issue(
  subject: string,
  publicKey: KeyObject,
  { name, key }: Pick<Authority, 'name' | 'key'>,
  [from, to]: [number, number],
  extension: Buffer,
): string {
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    nameOf(name),
    sequence(timeOf(new Date(Date.now() + from * DAY)), timeOf(new Date(Date.now() + to * DAY))),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', body, key);
  return pemOf(sequence(body, ECDSA_SHA256, tlv(0x03, Buffer.concat([Buffer.alloc(1), signature]))));
}

/** An authority that a test may trust. */
export function makeAuthority(name = 'Authority of a test'): Authority {
  const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { name, key, pem: issue(name, publicKey, { name, key }, [-1, 3650], IS_AUTHORITY) };
}

export interface ServerKeys {
  key: string;
  cert: string;
}

/** Keys of a server with these names, in force from and to so many days from now; signed by itself where no authority is given. */
export function makeServerKeys(
  names: readonly string[],
  { by, days = [-1, 200] }: { by?: Authority | undefined; days?: [from: number, to: number] } = {},
): ServerKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = names[0] ?? '';
  const issuer = by ?? { name: subject, key: createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: issue(subject, publicKey, issuer, days, namesOf(names)),
  };
}
