// npm start: the product. npm run dev: the same with reload and a demo organization.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, fail, install, NODE, ROOT, say } from './install.mjs';
import { buildWeb } from './web.mjs';

const MAIN = join('src', 'server', 'main.ts');
const VITE = join('node_modules', 'vite', 'bin', 'vite.js');
const PAGES = 'http://localhost:5173';
/** The product shares a small machine with its database. */
const MEMORY = JSON.parse(readFileSync(join(import.meta.dirname, 'node-options.json'), 'utf8'));
const WATCHED = ['domain', 'contract', 'engine', 'server'].map((floor) => `--watch-path=${join('src', floor)}`);
const DEVELOPER = { name: 'Dev Eloper', email: 'dev@example.com', password: 'only for development' };

const children = [];

install();
if (process.argv.includes('--dev')) develop();
else start();

function start() {
  if (!buildWeb(true)) fail('The pages could not be built; what is wrong stands above.');
  // In a terminal a line for every request would carry the set-up link away; a service keeps them.
  const quiet = process.stdout.isTTY ? { LOG_LEVEL: 'warn' } : {};
  run([...MEMORY, MAIN], { NODE_ENV: 'production', ...quiet, ...process.env });
}

function develop() {
  const { PORT = '3000', DATA_DIR = join('data', 'development'), LOG_LEVEL = 'warn' } = process.env;
  const api = `http://localhost:${PORT}`;
  const server = run(
    [...WATCHED, '--watch-preserve-output', MAIN],
    { DATA_DIR, PORT, LOG_LEVEL, ORIGIN: PAGES },
    'pipe',
  );
  server.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    const token = /setup-admin\?token=([\w-]+)/.exec(chunk.toString())?.[1];
    if (token) void setUp(api, token);
  });
  run([VITE], { CLAUSEWISE_API: api });
}

/** A fresh folder becomes the demo organization with somebody to sign in as. */
async function setUp(api, token) {
  const body = JSON.stringify({ token, administrator: DEVELOPER, organisation: null });
  const headers = { 'content-type': 'application/json', origin: PAGES };
  const { ok, status } = await fetch(`${api}/api/v1/setup`, { method: 'POST', headers, body });
  say(
    ok ? `Sign in at ${PAGES} as ${DEVELOPER.email} with "${DEVELOPER.password}"` : `The demo was refused: ${status}`,
  );
}

/** Signals go to the children, which end in order; so do we, as they did. */
function run(options, variables, stdout = 'inherit') {
  const child = spawn(NODE, options, { cwd: ROOT, stdio: ['inherit', stdout, 'inherit'], env: environment(variables) });
  children.push(child);
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ??= code ?? (signal ? 1 : 0);
    if (children.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)) process.exit();
  });
  return child;
}

for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
  process.on(signal, () => {
    // Ctrl-C in a terminal reaches the children by itself; twice would mean "at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of children) child.kill(signal);
  });
}

// npm hands a signal to the shell between it and us, which ends without a word: an orphan stops the product in order.
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    // Once: twice would mean "at once".
    clearInterval(look);
    for (const child of children) child.kill('SIGTERM');
  }, 300).unref();
}
