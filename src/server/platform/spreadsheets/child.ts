import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readTable, type TableAsked } from './read-table.ts';

// Answers go to the fourth pipe, one JSON value a line: the headings (or the refusal), pieces of rows, and null at the end.
const [path = '', fileName = '', asked = ''] = process.argv.slice(2);
const answers = createWriteStream('', { fd: 3 });
const PIECE = 500;

async function say(value: unknown): Promise<void> {
  if (!answers.write(`${JSON.stringify(value)}\n`)) await once(answers, 'drain');
}

const table = await readTable(path, fileName, JSON.parse(asked) as TableAsked);
if ('refusal' in table) await say(table);
else {
  await say({ headers: table.headers, rows: table.rows.length, notices: table.notices });
  for (let start = 0; start < table.rows.length; start += PIECE) await say(table.rows.slice(start, start + PIECE));
  await say(null);
}
answers.end();
