import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it travelled, headers and all. */
  raw: string;
  user: string | undefined;
  isSecure: boolean;
}

export interface MailServer {
  port: number;
  received: ReceivedMail[];
  stop(): Promise<void>;
}

/** A real mail server on this machine which keeps what it is given. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
          user: session.user as string | undefined,
          isSecure: session.secure,
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const { server: net } = server;
  server.listen(port, '127.0.0.1');
  await once(net, 'listening');
  return {
    port: (net.address() as AddressInfo).port,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
