import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { type Answer, decode, encode, type Question, TRUNCATED_RESPONSE } from 'dns-packet';

/** Records by "type name": what stands there is answered; a name of which nothing stands does not exist. */
export type Zone = Record<string, unknown[]>;

/** What becomes of a question instead of an honest answer: bytes to send, or nothing at all. */
export type Twist = (question: Question, honest: Buffer, id: number) => Buffer[] | null;

const NX = 3;
const OVER_UDP = 1232;

/** A name server on loopback that knows what a test writes into its zone, and lies as it is told. */
export async function startNameServer(zone: Zone) {
  const asked: string[] = [];
  const services = { twist: null as Twist | null };
  const answer = (bytes: Buffer, isUdp: boolean): Buffer[] => {
    const { id = 0, questions = [] } = decode(bytes);
    const [question] = questions;
    if (!question) return [];
    const name = question.name.toLowerCase();
    asked.push(`${question.type} ${name}`);
    const data = zone[`${question.type} ${name}`] ?? [];
    const isKnown = Object.keys(zone).some((key) => key.endsWith(` ${name}`) || key.endsWith(`.${name}`));
    const answers = data.map((each) => ({ type: question.type, name: question.name, ttl: 60, data: each }) as Answer);
    const code = isKnown ? 0 : NX;
    const head = { type: 'response' as const, id, questions };
    const whole = encode({ ...head, flags: code, answers });
    const honest = isUdp && whole.length > OVER_UDP ? encode({ ...head, flags: code | TRUNCATED_RESPONSE }) : whole;
    return (services.twist ? services.twist(question, honest, id) : [honest]) ?? [];
  };
  const udp = createSocket('udp4');
  udp.on('message', (bytes, { port: to, address }) => {
    for (const each of answer(bytes, true)) udp.send(each, to, address);
  });
  udp.bind(0, '127.0.0.1');
  await once(udp, 'listening');
  const { port } = udp.address();
  const tcp = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes: Buffer) => {
      for (const each of answer(bytes.subarray(2), false)) {
        const length = Buffer.alloc(2);
        length.writeUInt16BE(Math.min(each.length, 65_535));
        socket.write(Buffer.concat([length, each]));
      }
    });
  });
  tcp.listen(port, '127.0.0.1');
  await once(tcp, 'listening');
  return {
    zone,
    asked,
    port,
    server: { host: '127.0.0.1', port: (tcp.address() as AddressInfo).port },
    lie: (twist: Twist | null) => void (services.twist = twist),
    stop: () => {
      udp.close();
      tcp.close();
    },
  };
}
