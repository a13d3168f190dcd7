import type { RunningServer } from './start.ts';
import type { Settings } from './platform/settings.ts';

/** What whoever starts the product reads: where it is, how to begin, where their data is and how it ends. */
export function welcomeText(
  version: string,
  { ORIGIN, DATA_DIR, DATABASE_URL }: Pick<Settings, 'ORIGIN' | 'DATA_DIR' | 'DATABASE_URL'>,
  { setupToken, setupLinkEnd }: Pick<RunningServer, 'setupToken' | 'setupLinkEnd'>,
  isTerminal: boolean,
): string {
  const lines = [`Clausewise ${version} is ready: ${ORIGIN}`];
  if (setupToken)
    lines.push(`Set it up with this link, which works once, within a day: ${ORIGIN}/setup-admin?token=${setupToken}`);
  else if (setupLinkEnd)
    lines.push(
      `Another server on this database printed the set-up link. It is good until ${setupLinkEnd.toISOString()}.`,
      'It cannot be shown again. For a new one start a server with NEW_SETUP_LINK=true, which ends the old one.',
    );
  lines.push(
    DATABASE_URL
      ? `Uploaded files are kept in ${DATA_DIR}, everything else in the database of DATABASE_URL.`
      : `Everything you enter is kept in ${DATA_DIR}.`,
  );
  if (isTerminal) lines.push('Ctrl+C stops it.');
  return `\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
