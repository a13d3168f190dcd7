import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** How to run PostgreSQL, which refuses to be root: the words before its command, the identity, and who owns its folder. */
export interface Identity {
  prefix: string[];
  uid?: number;
  gid?: number;
  owner?: number;
  /** The programs must be copied to where everybody may enter: a capability opens files for them, but not their own folder. */
  needsPublicPrograms?: boolean;
}

const NOBODY = 65534;
const UNSHARE = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];
const SETPRIV = [
  'setpriv',
  '--reuid=65534',
  '--regid=65534',
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
];

/**
 * An ordinary user runs it as themself. Root runs it as nobody; where nobody cannot pass a private folder above the data or the
 * programs, it becomes nobody in a user namespace of its own (unshare), or keeps the one capability that passes (setpriv).
 */
export function chooseIdentity(paths: string[]): Identity {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return { prefix: [] };
  if (paths.every(isOpenToEverybody)) return { prefix: [], uid: NOBODY, gid: NOBODY, owner: NOBODY };
  if (works(UNSHARE)) return { prefix: UNSHARE };
  if (works(SETPRIV)) return { prefix: SETPRIV, owner: NOBODY, needsPublicPrograms: true };
  const closed = paths.find((path) => !isOpenToEverybody(path));
  throw new Error(
    `PostgreSQL does not run as root, and an unprivileged user cannot reach ${closed}. Start Clausewise as an ordinary user, ` +
      'or put it and DATA_DIR below folders that others may enter (chmod o+x), or set DATABASE_URL.',
  );
}

function isOpenToEverybody(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function works([command, ...options]: string[]): boolean {
  return spawnSync(command ?? '', [...options, 'true'], { stdio: 'ignore' }).status === 0;
}
