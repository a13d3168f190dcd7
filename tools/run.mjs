// Runs a TypeScript file on the pinned Node: node tools/run.mjs tools/eval.ts --options
import { spawnSync } from 'node:child_process';
import { environment, fail, install, NODE, ROOT } from './install.mjs';

const [file, ...options] = process.argv.slice(2);
if (!file) fail('Which file? node tools/run.mjs FILE.ts');
install();
const { status } = spawnSync(NODE, [file, ...options], { cwd: ROOT, stdio: 'inherit', env: environment() });
process.exit(status ?? 1);
