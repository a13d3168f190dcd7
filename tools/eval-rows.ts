import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { LABEL_NAMES } from './eval-labels.ts';
import { templateRows } from './eval-templates.ts';
import type { Row } from './eval-row.ts';

const OWN = join(import.meta.dirname, '../test/eval');

/** Our own gold documents and templates, and the rows of every .jsonl file in `folder` when one is given. */
export function readRows(folder: string | undefined): Row[] {
  const rows = [
    ...readDocuments('gold', 'own'),
    ...readDocuments('off-topic', 'own-off-topic'),
    ...templateRows(LABEL_NAMES).map(rowOf),
    ...readLines(OWN),
  ];
  return folder ? [...rows, ...readLines(folder)] : rows;
}

function readDocuments(folder: string, source: string): Row[] {
  return readdirSync(join(OWN, folder))
    .toSorted()
    .map((fileName) => {
      const content = readFileSync(join(OWN, folder, fileName), 'utf8');
      const [, head = '', body = content] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? [];
      const label = (head ? parse(head) : {}) as Partial<Row>;
      return rowOf({
        framework: 'ISO27001',
        ...label,
        id: `${source}/${fileName}`,
        source: label.heldOut ? `${source}-held` : source,
        fileName,
        text: body,
      });
    });
}

function readLines(folder: string): Row[] {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist`);
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.toSorted().flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const { doc_type: type, ...row } = JSON.parse(line) as Partial<Row> & { doc_type?: string };
        return rowOf({ ...row, type: type ?? null });
      }),
  );
}

function rowOf(row: Partial<Row>): Row {
  const id = row.id ?? '';
  return {
    id,
    source: row.source ?? 'unknown',
    framework: row.framework ?? 'unknown',
    title: row.title ?? '',
    fileName: row.fileName ?? `${id.split('/').at(-1)}.md`,
    type: row.type ?? null,
    gold: row.gold ?? [],
    secondary: row.secondary ?? [],
    asks: row.asks ?? {},
    shows: row.shows ?? {},
    heldOut: row.heldOut ?? false,
    text: row.text ?? '',
  };
}
