import { readdirSync, readFileSync } from 'node:fs';
import { severityKeys } from '#domain/vendors/agreements/severity.ts';
import { readText } from '../../read/text-blocks.ts';
import { type AgreementReading, readAgreement } from '../read-agreement.ts';

export interface Measured {
  hit: string[];
  missed: string[];
  extra: string[];
}

/** What the detail of a commitment may say against it, or of its form. */
const TURNS = new Set(['at-will', 'consent', 'not-promised']);

/** Kind, value, unit, window or severity, and "target" or what turns it: what has to be right for a commitment to count as found. */
function labelsOf({ commitments }: AgreementReading): string[] {
  return commitments.map(({ facts: { kind, value, unit, window, severity, modality, detail } }) => {
    const scope = kind === 'availability' ? window : severity;
    const turn = modality === 'target' ? 'target' : TURNS.has(detail) ? detail : '';
    return [kind, value, unit, scope, turn]
      .map((part) => part ?? '')
      .join('|')
      .replace(/\|+$/, '');
  });
}

/** Whether a label is what was read; of a severity any name that both may mean. */
function isSame(label: string, read: string): boolean {
  const [one, other] = [label.split('|'), read.split('|')];
  const isScope = (one[3] ?? '') === (other[3] ?? '') || severityKeys(other[3] ?? '').includes(one[3] ?? '');
  return isScope && [0, 1, 2, 4].every((part) => (one[part] ?? '') === (other[part] ?? ''));
}

/** Reads the labelled agreements of a folder. */
export function measure(folder: 'gold' | 'held'): Map<string, Measured> {
  const place = new URL(`./${folder}/`, import.meta.url);
  return new Map(
    readdirSync(place).map((name) => {
      const [source = '', list = ''] = readFileSync(new URL(name, place), 'utf8').split('=== labels\n');
      const { text, blocks } = readText(source);
      const read = labelsOf(readAgreement(text, blocks));
      const missed: string[] = [];
      const hit: string[] = [];
      for (const label of list.split('\n').filter(Boolean)) {
        const at = read.findIndex((each) => isSame(label, each));
        if (at < 0) missed.push(label);
        else hit.push(...read.splice(at, 1));
      }
      return [name, { hit, missed, extra: read }];
    }),
  );
}
