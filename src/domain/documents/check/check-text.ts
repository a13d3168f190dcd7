import type { Block, DocumentType } from '../analysis.ts';
import { remarksOnDates, statedDates } from './dates.ts';
import { editionRemarks } from './editions.ts';
import type { Remark, Said, TextCheck } from './objection.ts';
import { placeholderRemarks } from './placeholders.ts';
import { sectionRemarks } from './sections.ts';
import { saysDay, saysOwner, saysVersion } from './said.ts';

/** Counts up whenever a rule of this folder says something else of the same text. */
export const RULES = 2;

/** More remarks of one kind than these on one document help nobody. */
const MOST = 8;

export interface CheckedText {
  text: string;
  blocks: readonly Block[];
  type: DocumentType | null;
  /** ISO date. */
  today: string;
}

/** Reads the words of a document for what an auditor would object to; each remark has its passage where there is one. */
export function checkText(asked: CheckedText): TextCheck {
  const dates = statedDates(asked.text, asked.blocks);
  const remarks: Remark[] = [
    ...placeholderRemarks(asked.text).slice(0, MOST),
    ...editionRemarks(asked.text).slice(0, MOST),
    ...remarksOnDates(dates, asked.today).slice(0, MOST),
    ...sectionRemarks(asked.text, asked.blocks, asked.type),
  ];
  const said: Said = {
    owner: saysOwner(asked.text),
    date: dates.length > 0 || saysDay(asked.text),
    version: saysVersion(asked.text),
  };
  return { rules: RULES, remarks, said };
}
