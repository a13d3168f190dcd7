// A browser for the journeys: the one that is there, or one that is installed now.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment, NODE, ROOT, say } from './install.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns the path of a browser, or undefined when Playwright's own is to be used */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const found = search();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser journeys (once)');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
    const installed = search();
    if (installed) return installed;
  }
  const { status } = spawnSync(NODE, [join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(),
  });
  if (status !== 0) console.error('No browser could be installed. Set CHROMIUM to the path of one.');
  return undefined;
}

function search() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/Applications/Google Chrome.app/Contents/MacOS'];
  for (const folder of folders)
    for (const name of [...NAMES, 'Google Chrome']) if (existsSync(join(folder, name))) return join(folder, name);
  return undefined;
}
