import { createTransport } from 'nodemailer';
import { Problem } from '../http/problems.ts';
import type { MailText } from './mail-text.ts';
import type { Settings } from '../settings.ts';

/** Connecting, greeting and each answer of the mail server. */
const PATIENCE = 10_000;
/** All of one delivery; far less than the first pause before the next attempt. */
const MOST = 30_000;

export interface Delivery extends MailText {
  to: string;
  replyTo: string | null;
}

/** The server's refusal in its own words; `isFinal` when trying again cannot help. */
export class Undelivered extends Error {
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** Hands one mail to the configured server. @returns the server's answer. @throws Undelivered */
export async function deliver(settings: Settings, mail: Delivery): Promise<string> {
  if (!settings.SMTP_URL) throw new Problem(409, 'mail_not_configured', 'No mail server is configured.');
  const transport = createTransport(transportOptions(settings.SMTP_URL));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Undelivered('The mail server took too long.', false)), MOST);
  });
  const { to, replyTo, subject, text, html } = mail;
  const from = { name: 'Clausewise', address: senderOf(settings) };
  try {
    const headers = { 'auto-submitted': 'auto-generated' };
    const sending = transport.sendMail({
      from,
      to: { name: '', address: to },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject,
      text,
      html,
      headers,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return (await Promise.race([sending, late])).response;
  } catch (error) {
    if (error instanceof Undelivered) throw error;
    const { code, responseCode, command, message } = error as NodeJS.ErrnoException & {
      responseCode?: number;
      command?: string;
    };
    const isFinal = code !== 'EAUTH' && command !== 'CONN' && (responseCode ?? 0) >= 500;
    throw new Undelivered(hideSecrets(message, settings.SMTP_URL), isFinal);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

/** Whom mails come from: SMTP_FROM, or nobody at the product's own address. */
export function senderOf({ SMTP_FROM, ORIGIN }: Pick<Settings, 'SMTP_FROM' | 'ORIGIN'>): string {
  return SMTP_FROM ?? `no-reply@${new URL(ORIGIN).hostname}`;
}

/** Outside this machine nothing leaves unencrypted, and certificates are checked, unless the address ends in `?tls=optional`. */
export function transportOptions(address: string) {
  const url = new URL(address);
  const isSecure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isOptional = isLocal(host) || url.searchParams.get('tls') === 'optional';
  const user = decodeURIComponent(url.username);
  return {
    host,
    port: url.port ? Number(url.port) : isSecure ? 465 : 587,
    secure: isSecure,
    requireTLS: !isSecure && !isOptional,
    tls: { minVersion: 'TLSv1.2' as const, rejectUnauthorized: !isOptional },
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  };
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Servers repeat what they were told; the password is never passed on. */
function hideSecrets(message: string, address: string): string {
  const password = decodeURIComponent(new URL(address).password);
  const clean = message.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500);
  return password ? clean.replaceAll(password, '…') : clean;
}
