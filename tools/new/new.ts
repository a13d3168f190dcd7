// npm run new -- subject incidents incident risk_management   (many, one, whose permissions)
// npm run new -- framework acme-code-2026
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { newFramework } from './framework.ts';
import { newSubject } from './subject.ts';

const ROOT = join(import.meta.dirname, '../..');
const USAGE = `Say what is new:
  npm run new -- subject incidents incident risk_management   many, one, the area of permissions
  npm run new -- framework acme-code-2026                     its id
CONTRIBUTING.md says what to do with it, and how to add a field or a language.`;

const [kind, name = '', ...more] = process.argv.slice(2);
try {
  if (kind === 'subject') subject(name, more);
  else if (kind === 'framework') framework(name);
  else throw new Error(USAGE);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function subject(things: string, [thing = things.replace(/s$/, ''), area = 'risk_management']: string[]): void {
  const { added, changed } = newSubject(ROOT, { things, thing, area });
  run('node_modules/oxfmt/bin/oxfmt', ...added.filter((path) => !path.endsWith('.sql')), ...changed);
  // The build writes the tree of routes.
  run('--input-type=module', '--eval', "process.exit((await import('./tools/web.mjs')).buildWeb(true) ? 0 : 1)");
  run('tools/openapi.ts');
  console.log(`New:\n  ${added.join('\n  ')}\nWith a line more:\n  ${changed.join('\n  ')}
Now make it what it shall be, translate its words in messages/, and npm run check.`);
}

function run(...command: string[]): void {
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Failed: node ${command.join(' ')}`);
}

function framework(id: string): void {
  const files = newFramework(join(ROOT, 'catalogue'), id);
  console.log(`New, in catalogue/${id}:\n  ${files.join('\n  ')}`);
}
