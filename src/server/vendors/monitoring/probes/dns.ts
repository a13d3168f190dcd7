import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect, isIPv6 } from 'node:net';
import {
  type Answer,
  AUTHENTIC_DATA,
  CHECKING_DISABLED,
  decode,
  type DecodedPacket,
  encode,
  type RecordType,
  RECURSION_DESIRED,
} from 'dns-packet';
import type { NameServer, Terms } from './terms.ts';

export type DnsAnswer =
  | { kind: 'answer'; answers: Answer[]; authorities: Answer[] }
  | { kind: 'no-name' }
  /** `refused`: a server said that it can or will not tell. `silent`: none said anything that could be understood. */
  | { kind: 'failed'; reason: 'refused' | 'silent' };

/** Asks the resolvers for records of a name. Never throws; the same question is asked once. */
export type AskDns = (name: string, type: RecordType, options?: { isUnchecked?: boolean }) => Promise<DnsAnswer>;

/** Questions about one domain: more than anything honest needs. */
const MOST_QUESTIONS = 80;
const TRIES = 2;
const UDP_SIZE = 1232;
const TCP_SIZE = 65_535;

/** A resolver's client by RFC 1035 over UDP, and over TCP for what is cut off (RFC 7766). When nobody ever answers, it soon gives up asking. */
export function openDns({ servers, nameTime }: Pick<Terms, 'servers' | 'nameTime'>, signal: AbortSignal): AskDns {
  const known = new Map<string, Promise<DnsAnswer>>();
  let hasAnswered = false;
  let isSilent = false;
  const look = async (name: string, type: RecordType, isUnchecked: boolean): Promise<DnsAnswer> => {
    let reason: 'refused' | 'silent' = 'silent';
    for (let tried = 0; tried < TRIES; tried += 1) {
      for (const server of servers) {
        if (isSilent || signal.aborted) return { kind: 'failed', reason };
        const time = AbortSignal.any([signal, AbortSignal.timeout(nameTime)]);
        const packet = await exchange(server, name, type, isUnchecked, time);
        if (!packet) continue;
        hasAnswered = true;
        const read = readPacket(packet);
        if (read.kind !== 'failed') return read;
        reason = 'refused';
      }
      if (reason === 'refused') break;
    }
    if (!hasAnswered) isSilent = true;
    return { kind: 'failed', reason };
  };
  return (name, type, { isUnchecked = false } = {}) => {
    const key = `${type} ${isUnchecked} ${name.toLowerCase()}`;
    const before = known.get(key);
    if (before) return before;
    if (known.size >= MOST_QUESTIONS || !isAskable(name)) return Promise.resolve({ kind: 'failed', reason: 'refused' });
    const asked = look(name, type, isUnchecked);
    known.set(key, asked);
    return asked;
  };
}

/** Names that came out of others' records may be anything. */
const isAskable = (name: string) =>
  name === '.' || (name.length <= 253 && name.split('.').every((label) => /^[\x21-\x7e]{1,63}$/.test(label)));

function readPacket({
  rcode,
  flags = 0,
  answers = [],
  authorities = [],
}: DecodedPacket & { rcode?: string }): DnsAnswer {
  const code = rcode ?? String(flags & 0xf);
  if (code === 'NOERROR' || code === '0') return { kind: 'answer', answers, authorities };
  return code === 'NXDOMAIN' || code === '3' ? { kind: 'no-name' } : { kind: 'failed', reason: 'refused' };
}

async function exchange(
  server: NameServer,
  name: string,
  type: RecordType,
  isUnchecked: boolean,
  signal: AbortSignal,
): Promise<DecodedPacket | null> {
  const id = randomInt(65_536);
  const question = encode({
    type: 'query',
    id,
    flags: RECURSION_DESIRED | AUTHENTIC_DATA | (isUnchecked ? CHECKING_DISABLED : 0),
    questions: [{ type, name }],
    additionals: [
      {
        type: 'OPT',
        name: '.',
        udpPayloadSize: UDP_SIZE,
        extendedRcode: 0,
        ednsVersion: 0,
        flags: 0,
        flag_do: false,
        options: [],
      },
    ],
  });
  const fits = (bytes: Buffer) => readFitting(bytes, id, name, type);
  const first = await overUdp(server, question, fits, signal);
  return first?.flag_tc ? overTcp(server, question, fits, signal) : first;
}

/** The answer, when it is one to this very question; anything else is as if it had not come. */
function readFitting(bytes: Buffer, id: number, name: string, type: RecordType): DecodedPacket | null {
  try {
    const packet = decode(bytes);
    const [asked, more] = packet.questions ?? [];
    const isOurs = packet.flag_qr && packet.id === id && !more && asked?.type === type;
    return isOurs && asked.name.toLowerCase() === name.toLowerCase() ? packet : null;
  } catch {
    return null;
  }
}

type Fits = (bytes: Buffer) => DecodedPacket | null;

/** From a port that the system picks at random, and connected: only that server's own datagrams arrive. */
function overUdp(server: NameServer, question: Buffer, fits: Fits, signal: AbortSignal): Promise<DecodedPacket | null> {
  return new Promise((resolve) => {
    const socket = createSocket(isIPv6(server.host) ? 'udp6' : 'udp4');
    let isOver = false;
    const end = (packet: DecodedPacket | null) => {
      if (isOver) return;
      isOver = true;
      signal.removeEventListener('abort', giveUp);
      socket.close();
      resolve(packet);
    };
    const giveUp = () => end(null);
    socket.on('error', giveUp);
    socket.on('message', (bytes) => {
      const packet = fits(bytes);
      if (packet) end(packet);
    });
    signal.addEventListener('abort', giveUp, { once: true });
    socket.connect(server.port, server.host, () => {
      if (!isOver) socket.send(question);
    });
    if (signal.aborted) giveUp();
  });
}

function overTcp(server: NameServer, question: Buffer, fits: Fits, signal: AbortSignal): Promise<DecodedPacket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: server.host, port: server.port, signal });
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (packet: DecodedPacket | null) => {
      socket.destroy();
      resolve(packet);
    };
    const length = Buffer.alloc(2);
    length.writeUInt16BE(question.length);
    socket.once('connect', () => socket.write(Buffer.concat([length, question])));
    socket.on('error', () => end(null));
    socket.on('close', () => end(null));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      const all = size >= 2 ? Buffer.concat(chunks) : null;
      if (all && size >= 2 + all.readUInt16BE(0)) end(fits(all.subarray(2, 2 + all.readUInt16BE(0))));
      else if (size > TCP_SIZE + 2) end(null);
    });
  });
}
