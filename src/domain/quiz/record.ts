import type { Messages } from '../organisations/messages.ts';
import type { QuizResult } from './result.ts';

interface Context {
  t: Messages<'server/quiz-record'>;
  titles: ReadonlyMap<string, string>;
  by: string;
  /** When it is filed (ISO). */
  at: string;
}

/** A cell of a Markdown table, whatever somebody is called. */
const cell = (text: string) =>
  text
    .replaceAll(/[|\\`*_<>#[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The record of results as Markdown, in one language; `passage` is a slice of its text that says what it shows. The title holds the moment,
 * so that two records never are the same document.
 */
export function composeRecord(results: readonly QuizResult[], { t, titles, by, at }: Context) {
  const day = at.slice(0, 10);
  const totals = [...new Set(results.map(({ total }) => total))].join(', ');
  const passage = t('intro', { by: cell(by), day, total: totals });
  const head = [t('person'), t('standard'), t('day'), t('result')];
  const rows = results.map(({ personName, framework, finishedAt, right, total, percent }) => [
    cell(personName),
    titles.get(framework) ?? framework,
    finishedAt.slice(0, 10),
    `${right} / ${total} (${percent} %)`,
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const title = `${t('title')} ${at.slice(0, 16).replace('T', ' ').replace(':', '.')}`;
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
  const markdown = [`# ${title}`, passage, table, t('limits')].join('\n\n');
  return { title, markdown: `${markdown}\n`, passage };
}
