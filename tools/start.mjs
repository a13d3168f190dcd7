// npm start: the product. npm run dev: the same with reload and a demo organization.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, NODE, ROOT, fail } from './install.mjs';
import { buildWeb } from './web.mjs';

const MAIN = join('src', 'server', 'main.ts');
/** The product shares a small machine with its database. */
const MEMORY = ['--max-old-space-size=256', '--max-semi-space-size=4'];

install();
if (process.argv.includes('--dev')) develop();
else start();

function start() {
  if (!buildWeb()) fail('The pages could not be built; what is wrong stands above.');
  run([...MEMORY, MAIN], { NODE_ENV: 'production', ...process.env });
}

function develop() {
  const port = process.env.PORT ?? '3000';
  const api = `http://localhost:${port}`;
  const own = {
    DATA_DIR: process.env.DATA_DIR ?? join('data', 'development'),
    PORT: port,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  run(
    [
      '--watch-path=src/server',
      '--watch-path=src/domain',
      '--watch-path=src/contract',
      '--watch-path=src/engine',
      '--watch-preserve-output',
      MAIN,
    ],
    {
      ...own,
      ORIGIN: 'http://localhost:5173',
      CLAUSEWISE_DEVELOPMENT: '1',
    },
  );
  run([join('node_modules', 'vite', 'bin', 'vite.js')], { CLAUSEWISE_API: api });
}

/** Signals go to the child, which ends in order; so do we, as it did. */
function run(options, variables) {
  const child = spawn(NODE, options, { cwd: ROOT, stdio: 'inherit', env: environment(variables) });
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Ctrl-C in a terminal reaches the child by itself.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  stopWithNpm(child);
}

/** npm hands a signal to the shell between it and us, which ends without a word: an orphan stops the product in order. */
function stopWithNpm(child) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 300).unref();
}
