import { resolve } from 'node:path';
import { z } from 'zod';

interface Variable {
  schema: z.ZodType;
  /** One sentence for docs/settings.md and for the message when the value is wrong. */
  text: string;
  /** What the documentation shows as the default. */
  fallback: string;
}

const text = z.string().trim().min(1);
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const address = z.url({ protocol: /^https?$/, message: 'must be an address such as https://clausewise.example.com' });
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Values separated by commas; capitals do not matter where a host or an address is named. */
const listOf = <T>(item: z.ZodType<T, string>, { keepsCase = false } = {}) =>
  z
    .string()
    .default('')
    .transform((list) => (keepsCase ? list : list.toLowerCase()).split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(item));

const hosts = listOf(
  z.string().regex(/^[^\s/@]+$/, 'must be hosts separated by commas, such as id.intern.example:8443'),
);
const hostNames = listOf(
  z.string().regex(/^[a-z\d.-]+(?::\d+(?:\+\d+)?)?$/, 'must be hosts, such as vendor.intern.example:8443+8080'),
);

/** Every environment variable the product reads. Nothing else reads process.env. */
export const VARIABLES = {
  DATABASE_URL: {
    schema: z
      .url({ protocol: /^postgres(ql)?$/, message: 'must be an address such as postgres://owner:secret@host/name' })
      .optional(),
    text: 'PostgreSQL 15 or later to use instead of the embedded one. Its user must own the database.',
    fallback: 'embedded PostgreSQL 18',
  },
  DATA_DIR: {
    schema: text.default('data').transform((path) => resolve(path)),
    text: 'Folder which keeps the embedded database, the uploaded files and the generated secret.',
    fallback: './data',
  },
  PORT: { schema: whole(0, 65535).default(3000), text: 'Port to listen on.', fallback: '3000' },
  HOST: {
    schema: text.default('127.0.0.1'),
    text: 'Network address to listen on. 0.0.0.0 offers the product to the network.',
    fallback: '127.0.0.1',
  },
  ORIGIN: {
    schema: address.transform((url) => new URL(url).origin).optional(),
    text: 'Address under which browsers reach the product. Links in mails start with it; with https, cookies are sent over https only.',
    fallback: 'http://localhost:PORT',
  },
  TRUST_PROXY: {
    schema: flag.default(false),
    text: 'true behind a reverse proxy: the client address is then read from X-Forwarded-For.',
    fallback: 'false',
  },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    text: 'How much is logged: trace, debug, info, warn, error or silent.',
    fallback: 'info',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'must have at least 16 characters').optional(),
    text: 'Bearer token which may read /metrics from elsewhere. Without it /metrics answers to this machine only.',
    fallback: 'none',
  },
  SECURITY_CONTACT: {
    schema: z.url({ protocol: /^(mailto|https)$/, message: 'must be such as mailto:security@example.com' }).optional(),
    text: 'To whom somebody tells a weakness of your installation, as mailto: or https: address; answered as /.well-known/security.txt. Without it there is none.',
    fallback: 'none',
  },
  REQUESTS_PER_MINUTE: {
    schema: whole(10, 10_000_000).default(1200),
    text: 'Most requests one session may make in a minute.',
    fallback: '1200',
  },
  UPLOAD_LIMIT_MB: {
    schema: whole(1, 1024).default(50),
    text: 'Largest uploaded file, in megabytes. Documents are read and tables imported up to 50 MB, whatever is set here.',
    fallback: '50',
  },
  STORAGE_LIMIT_MB: {
    schema: whole(1, 10_000_000).default(20_000),
    text: 'Most an organisation may keep in files, in megabytes.',
    fallback: '20000',
  },
  RESTORE_LIMIT_MB: {
    schema: whole(1, 100_000).default(1024),
    text: 'Largest backup that can be brought here to be restored, in megabytes.',
    fallback: '1024',
  },
  UPLOADS_PER_MINUTE: {
    schema: whole(1, 100_000).default(600),
    text: 'Most files a person may upload in a minute.',
    fallback: '600',
  },
  SMTP_URL: {
    schema: z
      .url({ protocol: /^smtps?$/, message: 'must be an address such as smtp://user:secret@host:587' })
      .optional(),
    text: 'Mail server. Outside this machine the connection must be encrypted, unless the address ends in ?tls=optional. Without it mails stay in the outbox, where administrators read them.',
    fallback: 'none',
  },
  SMTP_FROM: {
    schema: z.email('must be an e-mail address').optional(),
    text: 'Address from which mails come.',
    fallback: 'no-reply@ the host of ORIGIN',
  },
  GOOGLE_CLIENT_ID: {
    schema: text.optional(),
    text: 'Client of Google sign-in, made in the Google Cloud console. Its redirect address is ORIGIN/api/v1/providers/google/callback.',
    fallback: 'none',
  },
  GOOGLE_CLIENT_SECRET: { schema: text.optional(), text: 'Secret of Google sign-in.', fallback: 'none' },
  OIDC_ISSUER: {
    schema: address.optional(),
    text: 'Issuer of single sign-on by OpenID Connect. The redirect address of its client is ORIGIN/api/v1/providers/oidc/callback.',
    fallback: 'none',
  },
  OIDC_CLIENT_ID: { schema: text.optional(), text: 'Client of single sign-on.', fallback: 'none' },
  OIDC_CLIENT_SECRET: { schema: text.optional(), text: 'Secret of single sign-on.', fallback: 'none' },
  OIDC_NAME: {
    schema: text.max(60).default('Single sign-on'),
    text: 'What the button of single sign-on says after "Continue with".',
    fallback: 'Single sign-on',
  },
  OUTGOING_ALLOWED_HOSTS: {
    schema: hosts,
    text: 'Hosts (or host:port) of your own network, separated by commas, which organisations may name both for single sign-on and for webhooks. Better say which with one of the two below. Every other private address is refused.',
    fallback: 'none',
  },
  SINGLE_SIGN_ON_ALLOWED_HOSTS: {
    schema: hosts,
    text: 'Such hosts for single sign-on alone.',
    fallback: 'none',
  },
  WEBHOOK_ALLOWED_HOSTS: {
    schema: hosts,
    text: 'Such hosts for webhooks alone, which send to any path of them.',
    fallback: 'none',
  },
  MONITORING_RESOLVERS: {
    schema: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(
        z.array(
          z.string().regex(/^(?:\d+(?:\.\d+){3}(?::\d+)?|[\da-f:]+|\[[\da-f:]+\](?::\d+)?)$/i, 'must be IP addresses'),
        ),
      ),
    text: 'Name servers, separated by commas, which the monitoring of vendors asks, such as 192.0.2.53 or 127.0.0.1:5353.',
    fallback: "the system's",
  },
  MONITORING_ALLOWED_HOSTS: {
    schema: hostNames,
    text: 'Hosts of your own network, separated by commas, at which the monitoring of vendors may look whatever their address, such as vendor.intern.example or vendor.intern.example:8443+8080 with the ports of https and http. Every other private address is refused.',
    fallback: 'none',
  },
  NEW_SETUP_LINK: {
    schema: flag.default(false),
    text: 'true prints a new set-up link at this start, also where another server on the same DATABASE_URL printed one that is still good.',
    fallback: 'false',
  },
  CLAUSEWISE_ADMIN_EMAILS: {
    schema: listOf(z.email('must be e-mail addresses separated by commas')),
    text: 'E-mail addresses, separated by commas, of the accounts that may open the administration of the whole installation.',
    fallback: 'the person who set it up',
  },
  LLM_BASE_URL: {
    schema: address.transform(readBaseUrl).optional(),
    text: 'OpenAI-compatible service, such as http://localhost:11434/v1 for Ollama, that organisations may ask for a second look at what the rules suggest. Nothing is sent before an organisation switches it on.',
    fallback: 'none',
  },
  LLM_MODEL: {
    schema: text.max(200).optional(),
    text: 'Model of that service, the same for every organisation that chooses it.',
    fallback: 'none',
  },
  LLM_API_KEY: { schema: text.optional(), text: 'Key of that service.', fallback: 'none' },
  LLM_ALLOWED_URLS: {
    schema: listOf(address.transform(readBaseUrl), { keepsCase: true }),
    text: 'Further services of that kind, separated by commas, that organisations may choose with a model and a key of their own. Every other address is refused.',
    fallback: 'none',
  },
  LLM_PRIVATE_HOSTS: {
    schema: hosts,
    text: 'Hosts (or host:port) of your own machine or network at which such a service may be, separated by commas, such as localhost:11434. Other services must have a public address and https.',
    fallback: 'none',
  },
  LLM_TIMEOUT_SECONDS: {
    schema: whole(1, 600).default(60),
    text: 'How long one answer of a language model may take. A document has five times as long.',
    fallback: '60',
  },
  LLM_TOKENS_PER_DOCUMENT: {
    schema: whole(1000, 10_000_000).default(40_000),
    text: 'Most tokens that are spent on a document, questions and answers together.',
    fallback: '40000',
  },
} satisfies Record<string, Variable>;

const GROUPS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
] as const;

type Values = { [Name in keyof typeof VARIABLES]: z.infer<(typeof VARIABLES)[Name]['schema']> };
export type Settings = Omit<Values, 'ORIGIN'> & { ORIGIN: string; isSecure: boolean; origins: string[] };

export class SettingsError extends Error {}

/** Reads and checks all variables at once. @throws SettingsError naming every variable that is wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const complaints: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(VARIABLES)) {
    const given = environment[name] === '' ? undefined : environment[name];
    const parsed = variable.schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else complaints.push(`${name} ${parsed.error.issues[0]?.message ?? 'is wrong'}. ${variable.text}`);
  }
  for (const group of GROUPS) {
    const missing = group.filter((name) => !environment[name]);
    if (missing.length > 0 && missing.length < group.length)
      complaints.push(
        `${missing.join(' and ')} must be set together with ${group.filter((name) => environment[name]).join(' and ')}.`,
      );
  }
  complaints.push(...unreachableModels(values));
  if (complaints.length > 0)
    throw new SettingsError(`The settings are not right:\n${complaints.map((line) => `  - ${line}`).join('\n')}`);
  const settings = values as Values;
  const forBoth = settings.OUTGOING_ALLOWED_HOSTS;
  return {
    ...settings,
    ...originsOf(settings.ORIGIN, settings.PORT),
    SINGLE_SIGN_ON_ALLOWED_HOSTS: [...forBoth, ...settings.SINGLE_SIGN_ON_ALLOWED_HOSTS],
    WEBHOOK_ALLOWED_HOSTS: [...forBoth, ...settings.WEBHOOK_ALLOWED_HOSTS],
  };
}

/** One writing for each address, so that they can be compared: no slash at the end. */
export function readBaseUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/+$/, '');
}

/** An address that could never be asked is a mistake, and better said at the start. */
function unreachableModels({ LLM_BASE_URL, LLM_ALLOWED_URLS = [], LLM_PRIVATE_HOSTS = [] }: Partial<Values>): string[] {
  return [LLM_BASE_URL, ...LLM_ALLOWED_URLS].flatMap((url) => {
    if (url === undefined) return [];
    const { protocol, host, hostname } = new URL(url);
    const isPrivate = LLM_PRIVATE_HOSTS.includes(host) || LLM_PRIVATE_HOSTS.includes(hostname);
    if (protocol === 'https:' || isPrivate) return [];
    return [`${url} is not encrypted: name ${host} in LLM_PRIVATE_HOSTS if it is of your own network, or use https.`];
  });
}

/** Without ORIGIN the product is reached on this machine, under any of its names. */
export function originsOf(origin: string | undefined, port: number) {
  if (origin) return { ORIGIN: origin, isSecure: origin.startsWith('https:'), origins: [origin] };
  const origins = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
  return { ORIGIN: `http://localhost:${port}`, isSecure: false, origins };
}
