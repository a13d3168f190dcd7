import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKS_PER_MINUTE } from '#server/readiness/packs/handlers.ts';
import { REPORTS_PER_MINUTE } from '#server/readiness/transfers.ts';
import { LONGEST_UPLOAD } from '#server/platform/files.ts';
import { MOST_STREAMS } from '#server/platform/http/live.ts';
import { JSON_WITHIN } from '#server/platform/http/requests.ts';
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

Some limits are no settings. A person has ${REPORTS_PER_MINUTE} reports made in a minute (Statements of Applicability, readiness, gap and risk
reports together) and ${PACKS_PER_MINUTE} audit packs; what goes beyond is answered \`429\` with \`Retry-After\`. A person has ${MOST_STREAMS} streams of live
updates open at once; the oldest ends for a further one. A request with JSON must be here within ${JSON_WITHIN / 1000} seconds, one with files within
${LONGEST_UPLOAD / 60_000} minutes.

There is no secret to choose: the first start makes one and keeps it in \`DATA_DIR/secret\`, readable by its owner alone. Sessions, sealed
values, the audit trail's keyed entries and the signatures of backups hang on it: servers on one database need the same, and with another one
no entry verifies. Whoever copies \`DATA_DIR\` has everything; keep its backups as safe as itself.
`;
}

export const readSettingsPage = () => readFile(PAGE, 'utf8');

if (import.meta.main) await writeFile(PAGE, renderSettings());
