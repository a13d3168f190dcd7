import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A purpose turns the one stored secret into a key of its own; keys of different purposes say nothing of each other. */
export type Secrets = (purpose: string) => string;

/** Reads the installation's secret, or makes it: 32 random bytes in DATA_DIR/secret, readable by its owner alone. */
export async function openSecrets(dataDir: string): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'secret');
  const secret = (await readSecret(path)) ?? (await makeSecret(path));
  return (purpose) => Buffer.from(hkdfSync('sha256', secret, 'clausewise', purpose, 32)).toString('base64url');
}

async function readSecret(path: string): Promise<Buffer | undefined> {
  try {
    const secret = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64url');
    if (secret.length < 32)
      throw new Error(`${path} is damaged. Restore it from a backup; sessions and sealed values need it.`);
    await chmod(path, 0o600);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function makeSecret(path: string): Promise<Buffer> {
  const secret = randomBytes(32);
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(`${secret.toString('base64url')}\n`);
  await file.sync();
  await file.close();
  return secret;
}
