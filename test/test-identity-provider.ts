import { withoutPassword } from './without-password.ts';
import { startTestServer } from './server.ts';
import type { Answer, TestServer, TestSession } from './server.ts';
import { freePort, startIdentityProvider } from './identity-provider.ts';
import type { IdentityProvider, ProvidedPerson } from './identity-provider.ts';

/** Mail domain of the organisation. */
export const DOMAIN = 'birch.example';
export const SECRET = 'a client secret of the organisation';

/** Who signs in at the providers, by login. */
export const PEOPLE: Record<string, ProvidedPerson> = {
  nora: { email: 'Nora@birch.example', email_verified: true, name: 'Nora Vidal' },
  unverified: { email: 'claims@birch.example', email_verified: false },
  nobody: { name: 'No Address' },
  strong: { email: 'strong@birch.example', email_verified: true, amr: ['pwd', 'mfa'] },
  far: { email: 'far@elsewhere.example', email_verified: true, name: 'Far Away' },
  known: { email: 'known@birch.example', email_verified: true },
  both: { email: 'both@birch.example', email_verified: true },
  boss: { email: 'boss@birch.example', email_verified: true },
  mine: { email: 'mine@birch.example', email_verified: true },
  made: { email: 'made@birch.example', email_verified: true },
  asked: { email: 'asked@birch.example', email_verified: true },
  invited: { email: 'invited@guest.example', email_verified: true, name: 'In Vited' },
};

export interface TestIdentityProvider {
  server: TestServer;
  admin: TestSession;
  /** Of the installation. */
  provider: IdentityProvider;
  /** For the organisation to bring, on a host the operator allows. */
  own: IdentityProvider;
  policy: (rules: object) => Promise<unknown>;
  /** Leaves for a provider. @returns its address, and the cookie that this browser keeps. */
  leave: (query?: string, id?: string) => Promise<{ url: string; cookie: string }>;
  /** Comes back from it. @returns where the browser is sent, and with which session. */
  comeBack: (url: URL, cookie: string) => Promise<Back>;
  accountOf: (email: string) => Promise<{ id: string } | undefined>;
  useOwn: (change?: object) => Promise<Answer>;
  stop(): Promise<void>;
}

interface Back {
  location: URL;
  session: string | undefined;
  whoAmI: () => Promise<Answer>;
  problem: string | null;
}

export const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? '';

export const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='));

/** A server whose installation and whose organisation each have a real provider. */
export async function openTestIdentityProvider(): Promise<TestIdentityProvider> {
  const [port, ownPort] = [await freePort(), await freePort()];
  const server = await startTestServer({
    OIDC_ISSUER: `http://localhost:${port}`,
    OIDC_CLIENT_ID: 'installation',
    OIDC_CLIENT_SECRET: 'secret of the installation',
    OIDC_NAME: 'Birch ID',
    SINGLE_SIGN_ON_ALLOWED_HOSTS: `localhost:${ownPort}`,
  });
  const admin = await server.signIn('admin');
  await withoutPassword(server, admin);
  await server.owner.query(`update installation set set_up_at = now(), administrator_email = 'boss@birch.example'`);
  await server.owner.query('update organisations set domain = $2 where id = $1', [server.organisationId, DOMAIN]);
  const callback = (id: string) => [`${server.origin}/api/v1/providers/${id}/callback`];
  const provider = await startIdentityProvider({
    port,
    people: PEOPLE,
    clients: [
      {
        client_id: 'installation',
        client_secret: 'secret of the installation',
        redirect_uris: callback('oidc'),
        // The other of the two ways in which a secret is shown.
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
  });
  const own = await startIdentityProvider({
    port: ownPort,
    people: PEOPLE,
    tellsAtOnce: true,
    clients: [{ client_id: 'own', client_secret: SECRET, redirect_uris: callback(server.organisationId) }],
  });

  const policy: TestIdentityProvider['policy'] = (rules) =>
    server.owner.query('update organisations set policy = $2 where id = $1', [server.organisationId, rules]);
  const leave: TestIdentityProvider['leave'] = async (query = '', id = 'oidc') => {
    const answer = await server.anonymous.get(`/providers/${id}/sign-in${query}`);
    return { url: answer.headers.get('location') ?? '', cookie: cookiesOf(answer).join('; ') };
  };
  const comeBack: TestIdentityProvider['comeBack'] = async (url, cookie) => {
    const answer = await server.anonymous.request('GET', `${url.pathname}${url.search}`, undefined, { cookie });
    const location = new URL(answer.headers.get('location') ?? '', server.origin);
    const session = cookiesOf(answer).find((one) => one.includes('session_token'));
    const whoAmI = () => server.anonymous.request('GET', '/session', undefined, { cookie: session ?? '' });
    const problem = location.searchParams.get('problem') ?? new URLSearchParams(location.hash.slice(1)).get('problem');
    return { location, session, whoAmI, problem };
  };
  return {
    server,
    admin,
    provider,
    own,
    policy,
    leave,
    comeBack,
    accountOf: async (email) =>
      (await server.owner.query('select id from auth."user" where email = $1', [email])).rows[0],
    useOwn: (change = {}) =>
      admin.request('PUT', '/identity-provider', {
        label: 'Own ID',
        issuer: own.issuer,
        clientId: 'own',
        clientSecret: SECRET,
        ...change,
      }),
    stop: async () => {
      await server.stop();
      await provider.stop();
      await own.stop();
    },
  };
}
