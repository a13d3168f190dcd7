import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VARIABLES } from '#server/platform/settings.ts';

const PAGE = join(import.meta.dirname, '..', 'docs', 'settings.md');

/** docs/settings.md, from the table that the server itself reads its settings by. */
export function renderSettings(): string {
  const rows = Object.entries(VARIABLES).map(([name, { text, fallback }]) => `| \`${name}\` | ${text} | ${fallback} |`);
  return `# Settings

Environment variables, all optional. A wrong value ends the start with one message that names every wrong one. Written by
\`node tools/run.mjs tools/settings-page.ts\`.

| variable | what it is | default |
|---|---|---|
${rows.join('\n')}

There is no secret to choose: the first start makes one and keeps it in \`DATA_DIR/secret\`, readable by its owner alone. Whoever
copies \`DATA_DIR\` has everything; keep its backups as safe as itself.
`;
}

export const readSettingsPage = () => readFile(PAGE, 'utf8');

if (import.meta.main) await writeFile(PAGE, renderSettings());
