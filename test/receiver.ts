import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  status: number;
}

/** A program elsewhere that takes webhooks. `answer` says with which status; it stops the clock for nobody. */
export async function startReceiver(answer: (call: number) => number = () => 204) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = answer(received.length);
      const { headers } = request;
      received.push({ id: String(headers['webhook-id']), headers, body: Buffer.concat(chunks).toString(), status });
      // Below 100: hangs up without an answer.
      if (status < 100) request.socket.destroy();
      else response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    received,
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hooks`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** As the guide tells receivers to do it. */
export function isGenuine({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const wanted = createHmac('sha256', key).update(text).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${wanted}`);
}
