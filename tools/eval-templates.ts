import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Row } from './eval-row.ts';

const TEMPLATES = join(import.meta.dirname, '../catalogue/templates');

/** The kinds of those templates whose category is coarser than the kinds that the engine tells apart; null where people would disagree. */
const KINDS: Record<string, string | null> = {
  'statement-of-applicability': 'statement',
  'privacy-notice': 'statement',
  'isms-scope': 'statement',
  'management-review-minutes': 'minutes',
  'internal-audit-report': 'report',
  dpia: 'report',
  'hipaa-risk-analysis': 'report',
  'business-impact-analysis': 'report',
  'legitimate-interest-assessment': 'report',
  'change-request': 'form',
  'processor-agreement-checklist': 'form',
  'baa-checklist': 'form',
  'network-diagram-checklist': 'form',
  'confidentiality-agreement': 'contract',
  'visitor-log': 'register',
  'asv-scan-log': 'register',
  'competence-matrix': 'register',
  'internal-audit-programme': 'plan',
  'saq-guide': 'procedure',
  'communication-plan': null,
  'measurement-plan': null,
  'risk-treatment-plan': null,
  'process-description': null,
  'system-description': null,
  'roles-and-responsibilities': null,
};

interface Template {
  category: string;
  format: string;
  title: Record<string, string>;
  requirements?: Record<string, string[]>;
}

/**
 * Our templates with the requirements that they are tagged with, in every language they are written in and for every framework: one row
 * each. `names` gives the label of a framework.
 */
export function templateRows(names: Record<string, string>): Partial<Row>[] {
  const templates = parse(readFileSync(join(TEMPLATES, 'templates.yaml'), 'utf8')) as Record<string, Template>;
  return Object.entries(templates).flatMap(([key, { category, format, title, requirements = {} }]) =>
    ['en', 'de', 'es', 'fr'].flatMap((language) => {
      const fileName = `${key}.${format}`;
      const path = join(TEMPLATES, language, fileName);
      if (!existsSync(path)) return [];
      const source = readFileSync(path, 'utf8');
      const text = format === 'csv' ? tableOf(source) : source;
      return Object.entries(requirements).flatMap(([id, gold]): Partial<Row>[] =>
        names[id] === undefined
          ? []
          : [
              {
                id: `templates/${language}/${key}`,
                source: language === 'en' ? 'templates' : `templates-${language}`,
                framework: names[id],
                fileName,
                title: title[language] ?? key,
                type: key in KINDS ? (KINDS[key] ?? null) : category,
                gold,
                text,
              },
            ],
      );
    }),
  );
}

/** A CSV file as the rows of a table. */
function tableOf(source: string): string {
  return source
    .replace(/"([^"]*)"/g, (_, cell: string) => cell.replace(/,/g, '\u0000').replace(/\n/g, ' '))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `| ${line.split(',').join(' | ').replaceAll('\u0000', ',')} |`)
    .join('\n');
}
