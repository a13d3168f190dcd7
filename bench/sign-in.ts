import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword, verifyPassword } from '#server/platform/passwords.ts';
import { openCluster } from '#server/platform/database/postgres/cluster.ts';
import { ADMINISTRATOR, type Product, setUp, startProduct } from '../test/product.ts';
import { throughputOf } from './load.ts';
import { type Benchmark, median, rowOf } from './row.ts';

const ROUNDS = 5;
const SECONDS = 3;
/** Below the five attempts at one account that lock it. */
const AT_ONCE = 4;
const KNOWN_PORT = 3491;

/** Work a second, with so many under way at any time. */
async function rateOf(work: (n: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  const end = start + SECONDS * 1000;
  let done = 0;
  let begun = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end) {
        await work(begun++);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - start) / 1000);
}

async function signIn({ origin }: Product, n: number): Promise<void> {
  const response = await fetch(`${origin}/api/v1/session`, {
    method: 'POST',
    // Each from an address of its own, as the limit of one address is not what is measured.
    headers: {
      'content-type': 'application/json',
      origin,
      'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    },
    body: JSON.stringify({ email: ADMINISTRATOR.email, password: ADMINISTRATOR.password }),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/**
 * Sign-ins against verifying the same hash and nothing else; and a light request of a signed-in person (the list of members) against the same
 * request, with the same answer, on a server that knows without looking who asks: what the look-up of the session costs.
 */
export const signIns: Benchmark = {
  name: 'people.s',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'clausewise-database-'));
    const cluster = await openCluster(folder, 'measured');
    const url = `postgres://clausewise:measured@localhost/postgres?host=${encodeURIComponent(cluster.socket)}&port=${cluster.port}`;
    const env = { DATABASE_URL: url, REQUESTS_PER_MINUTE: '10000000', TRUST_PROXY: 'true' };
    const product = await startProduct({ env });
    const cookie = await setUp(product);
    const known = spawn(process.execPath, [join(import.meta.dirname, 'known-person.ts')], {
      env: {
        ...process.env,
        ...env,
        DATA_DIR: product.dataDir,
        PORT: String(KNOWN_PORT),
        LOG_LEVEL: 'warn',
        COOKIE: cookie,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(known.stdout, 'data');
    known.stdout.resume();

    const looking = () => throughputOf(() => `${product.origin}/api/v1/members`, { cookie }, SECONDS);
    const knowing = () => throughputOf(() => `http://localhost:${KNOWN_PORT}/api/v1/members`, { cookie }, SECONDS);
    await looking();
    await knowing();
    const [looked, knew]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      looked.push(await looking());
      knew.push(await knowing());
    }
    known.kill();

    const hash = await hashPassword(ADMINISTRATOR.password);
    const verifying = () => rateOf(async () => void (await verifyPassword({ hash, password: ADMINISTRATOR.password })));
    const entering = () => rateOf((n) => signIn(product, n));
    await entering();
    const [entered, verified]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      entered.push(await entering());
      verified.push(await verifying());
    }
    await product.remove();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
    const overhead = knew.map((each, round) => each / looked[round]!);
    const ratios = entered.map((each, round) => each / verified[round]!);
    return [
      rowOf('people.sign-in', 'sign-ins/s', entered, null, median(verified)),
      rowOf('people.sign-in-ratio', 'of bare argon2id', ratios, { atLeast: 0.7 }, median(verified)),
      rowOf('people.session-throughput', 'requests/s', looked, null, median(knew)),
      rowOf('people.session-overhead', 'times without', overhead, { atMost: 1.15 }, median(knew)),
    ];
  },
};
