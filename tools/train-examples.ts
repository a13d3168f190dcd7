import { declaredIn } from '#engine/match/declared.ts';
import { matchDocument } from '#engine/match/evidence.ts';
import { featuresOf, type Features } from '#engine/match/features.ts';
import { indexOf } from '#engine/match/requirement-index.ts';
import { twinPenalties } from '#engine/match/twins.ts';
import { documentTypeOf } from '#engine/read/document-type.ts';
import { readDocument } from '#engine/read/document.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { labelledBy } from './eval-frameworks.ts';
import type { Row } from './eval-row.ts';

/** A document and a requirement, and whether people say that the one speaks to the other. */
export interface Example {
  author: string;
  source: string;
  framework: string;
  document: string;
  requirement: string;
  features: Features;
  /** What a twin that fits better takes, in log-odds. */
  toTwin: number;
  right: boolean;
  weight: number;
}

/** What documents about quality and data protection say nothing about: safe negatives from neighbouring frameworks. */
const UNRELATED: Record<string, RegExp> = {
  ISO9001: /^A\.(?:5\.(?:3|7|1[0-9]|2[3-8])|6\.[1267]|7\.(?:\d|1[0124])|8\.(?:\d|1\d|2[0-8]|31|34))$/,
  GDPR: /^A\.(?:5\.(?:3|6|7|8|9|11|16|17|30|37)|6\.[17]|7\.\d+|8\.(?:[1-9]|1[34579]|2[0-35-9]|3[0-4]))$/,
};

/** Frameworks that texts about something else say nothing about either; some of them are about products and deliveries. */
const ELSEWHERE = ['SOC2', 'HIPAA', 'PCI', 'GDPR', 'NISTCSF'];

/** The same text under a name that says nothing and without its first heading, as scans and exports are. */
export function withoutNames(row: Row): Row {
  return {
    ...row,
    id: `${row.id} unnamed`,
    source: `${row.source} unnamed`,
    title: '',
    fileName: 'document.docx',
    text: row.text.replace(/^\s*#+ .*$/m, ''),
  };
}

export function examplesOf(row: Row): Example[] {
  const own = withLabels(row, row.framework, undefined);
  if (row.source === 'own-off-topic')
    return [...own, ...ELSEWHERE.flatMap((name) => withLabels({ ...row, framework: name }, name, undefined))];
  const unrelated = UNRELATED[row.framework];
  return unrelated ? [...own, ...withLabels({ ...row, gold: [], secondary: [] }, 'ISO27001', unrelated)] : own;
}

function withLabels(row: Row, name: string, only: RegExp | undefined): Example[] {
  const labelled = labelledBy(name);
  if (!labelled) return [];
  const { requirements, fold, known } = labelled;
  const gold = new Set(known(row.gold));
  if (row.gold.length > 0 && gold.size === 0) return [];
  const secondary = new Set([...known(row.secondary), ...labelled.also(row.gold)]);
  const { text, blocks } = readText(row.text);
  const document = readDocument(text, blocks, { fileName: row.fileName, title: row.title });
  const index = indexOf(requirements, document.language);
  const matches = matchDocument(document, index);
  const { type } = documentTypeOf(document, blocks);
  const declared = declaredIn(text, requirements);
  const penalties = twinPenalties(type, document, labelled.id);
  return requirements.flatMap((requirement, position): Example[] => {
    const finer = row.gold.filter((label) => fold(label) === fold(requirement.id) && fold(label) !== label);
    const folded = fold(requirement.id);
    const right = gold.has(folded) && (finer.length === 0 || finer.includes(requirement.id));
    if (only && !only.test(requirement.id)) return [];
    if (!right && (secondary.has(folded) || gold.has(folded))) return [];
    return [
      {
        author: authorOf(row.source),
        source: row.source,
        framework: labelled.id,
        document: `${row.id} ${name}`,
        requirement: folded,
        features: featuresOf(position, matches, index, declared.has(requirement.id), type),
        toTwin: penalties.get(requirement.id) ?? 0,
        right,
        weight: weightOf(row),
      },
    ];
  });
}

/** Folders of one author count as one source: what is learnt on some of them is not judged on the others. */
export function authorOf(source: string): string {
  return /^[^- ]+/.exec(source)?.[0] ?? source;
}

/** Our own documents are few and show the shapes that collections of policies lack: records, minutes, contracts, other languages. */
function weightOf({ source, framework }: Row): number {
  if (source === 'own-off-topic' && framework !== 'ISO27001') return 0.3;
  if (source.startsWith('templates')) return 0.12;
  return source.startsWith('own') ? 1.5 : 1;
}
