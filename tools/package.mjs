// npm run package: dist/clausewise-<version>-<platform>.tar.gz, which starts where there is no registry and no network.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, fail, install, NODE, ROOT } from './install.mjs';
import { buildWeb } from './web.mjs';

if (process.platform !== 'linux') fail('The release archive is made on Linux.');
install();
if (!buildWeb()) fail('The pages could not be built; what is wrong stands above.');
const program = join('tools', 'package', 'build-archive.ts');
const { status } = spawnSync(NODE, [program], { cwd: ROOT, stdio: 'inherit', env: environment() });
process.exit(status ?? 1);
