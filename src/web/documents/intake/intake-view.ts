import type { Document } from '#domain/documents/document.ts';
import type { DocumentType, Refusal } from '#domain/documents/analysis.ts';
import type { Intake, IntakeItem } from './intake.ts';

/** What a person is told of one dropped file. */
export type IntakeStatus =
  | { is: 'waiting' }
  | { is: 'sending'; share: number }
  | { is: 'sent' }
  | { is: 'reading'; documentId: string }
  | { is: 'read'; documentId: string; type: DocumentType; confidence: number; suggestions: number }
  | { is: 'present'; documentId: string; title: string }
  | { is: 'refused'; documentId: string | null; refusal: Refusal }
  | { is: 'failed'; message: string }
  | { is: 'stopped' }
  | { is: 'gone' };

export interface IntakeRow {
  key: number;
  name: string;
  folder: string;
  status: IntakeStatus;
}

/** What became of a file; `document` is its document as the server tells it now, undefined when the library has it no more. */
export function intakeStatusOf({ step }: IntakeItem, document: Document | undefined, isKnown: boolean): IntakeStatus {
  if (step.at === 'sent') return { is: 'sent' };
  if (step.at === 'refused') return { is: 'refused', documentId: null, refusal: step.refusal };
  if (step.at === 'waiting' || step.at === 'stopped') return { is: step.at };
  if (step.at === 'sending') return { is: 'sending', share: step.share };
  if (step.at === 'failed') return { is: 'failed', message: step.message };
  if (step.at === 'present') return { is: 'present', documentId: step.documentId, title: step.title };
  const { documentId } = step;
  if (!document) return isKnown ? { is: 'gone' } : { is: 'sent' };
  if (document.state === 'refused') return { is: 'refused', documentId, refusal: document.refusal ?? 'damaged' };
  if (document.state === 'waiting') return { is: 'sent' };
  if (document.state === 'reading') return { is: 'reading', documentId };
  const { open, accepted, rejected } = document.suggestions;
  return {
    is: 'read',
    documentId,
    type: document.type ?? 'unknown',
    confidence: document.typeConfidence ?? 0,
    suggestions: open + accepted + rejected,
  };
}

export function rowsOf(intake: Intake, documents: ReadonlyMap<string, Document>, isKnown: boolean): IntakeRow[] {
  return intake.items.map((item) => ({
    key: item.key,
    name: item.path.split('/').at(-1) ?? item.path,
    folder: item.path.split('/').slice(0, -1).join('/'),
    status: intakeStatusOf(item, item.step.at === 'filed' ? documents.get(item.step.documentId) : undefined, isKnown),
  }));
}

const FIRST: readonly IntakeStatus['is'][] = ['failed', 'refused', 'stopped'];

/** Once all is over, what needs a person stands on top; before that nothing jumps. */
export function inOrder(rows: readonly IntakeRow[]): readonly IntakeRow[] {
  if (!countOf(rows).isOver) return rows;
  const rank = ({ status }: IntakeRow) => (FIRST.includes(status.is) ? FIRST.indexOf(status.is) : FIRST.length);
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.key - b.key);
}

const OVER: readonly IntakeStatus['is'][] = ['read', 'present', 'refused', 'failed', 'stopped', 'gone'];

export interface IntakeCount {
  total: number;
  /** Files of which it is known what became of them. */
  over: number;
  /** Files half of whose way counts, for the bar: 0 to 1. */
  share: number;
  read: number;
  suggestions: number;
  present: number;
  refused: number;
  failed: number;
  isOver: boolean;
}

/** A dropped folder in numbers. Sending a file is a third of its way, reading it the rest. */
export function countOf(rows: readonly IntakeRow[]): IntakeCount {
  const statuses = rows.map(({ status }) => status);
  const number = (...wanted: IntakeStatus['is'][]) => statuses.filter(({ is }) => wanted.includes(is)).length;
  const way = statuses.reduce((sum, status) => sum + wayOf(status), 0);
  const over = number(...OVER);
  return {
    total: rows.length,
    over,
    share: rows.length === 0 ? 0 : way / rows.length,
    read: number('read'),
    suggestions: statuses.reduce((sum, status) => sum + (status.is === 'read' ? status.suggestions : 0), 0),
    present: number('present'),
    refused: number('refused'),
    failed: number('failed', 'stopped'),
    isOver: over === rows.length,
  };
}

function wayOf(status: IntakeStatus): number {
  if (OVER.includes(status.is)) return 1;
  if (status.is === 'sending') return status.share / 3;
  return status.is === 'waiting' ? 0 : 1 / 3;
}
