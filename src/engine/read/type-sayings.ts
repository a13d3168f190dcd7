import type { Document } from './document.ts';
import { statementsOf } from './statements/read-statements.ts';
import type { Mode, Statement } from './statements/statement.ts';

const MODES: Mode[] = [
  'rule',
  'deed',
  'plan',
  'open',
  'question',
  'quotation',
  'scope',
  'sanction',
  'blank',
  'exception',
];
const OTHERS: [name: string, test: (statement: Statement) => boolean][] = [
  ['banned', ({ polarity }) => polarity === 'banned'],
  ['succeeded', ({ outcome }) => outcome === 'done' || outcome === 'partly'],
  ['failed', ({ outcome, polarity }) => outcome === 'failed' || polarity === 'denied'],
  ['by-role', ({ bound }) => bound === 'role'],
  ['by-everybody', ({ bound }) => bound === 'everybody'],
  ['by-vendor', ({ bound }) => bound === 'vendor' || bound === 'customer'],
  ['by-us', ({ bound }) => bound === 'us'],
];

export const SAYINGS = [...MODES, ...OTHERS.map(([name]) => name)];

/** Which shares of a document's statements are rules, deeds, plans and so on, and whose they are. */
export function sayingsOf(document: Document): number[] {
  const statements = statementsOf(document).flat();
  const share = (test: (statement: Statement) => boolean) =>
    statements.filter(test).length / Math.max(1, statements.length);
  return [
    ...MODES.map((mode) => share((statement) => statement.mode === mode)),
    ...OTHERS.map(([, test]) => share(test)),
  ];
}
