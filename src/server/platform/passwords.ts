import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { semaphore } from '#engine/bounded/semaphore.ts';

const derive = promisify(argon2);
/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const MOST_AT_ONCE = 2;

/** Each derivation takes 19 MB and a core: a flood of sign-ins waits its turn instead of taking the machine. */
const inTurn = semaphore(MOST_AT_ONCE);

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const key = await inTurn(() =>
    derive('argon2id', { ...COST, nonce, message: Buffer.from(password.normalize('NFKC')) }),
  );
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${nonce.toString('base64url')}$${key.toString('base64url')}`;
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, , , cost = '', nonce = '', key = ''] = hash.split('$');
  const [memory, passes, parallelism] = cost.split(',').map((part) => Number(part.slice(2)));
  if (!memory || !passes || !parallelism) return false;
  const expected = Buffer.from(key, 'base64url');
  const message = Buffer.from(password.normalize('NFKC'));
  const options = {
    memory,
    passes,
    parallelism,
    tagLength: expected.length,
    nonce: Buffer.from(nonce, 'base64url'),
    message,
  };
  return timingSafeEqual(await inTurn(() => derive('argon2id', options)), expected);
}
