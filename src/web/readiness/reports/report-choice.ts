import type { Language } from '#domain/organisations/language.ts';
import { FRAMEWORK } from '../../frameworks/framework-links.ts';

export const KINDS = ['readiness', 'gaps', 'statement', 'pack'] as const;
export type Kind = (typeof KINDS)[number];
export const FORMATS = ['pdf', 'docx', 'xlsx', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** What is to be exported. */
export interface ReportChoice {
  kind: Kind;
  framework: string;
  format: Format;
  language: Language;
}

/** Only ISO/IEC 27001 asks for a Statement of Applicability. */
export function kindsFor(framework: string): Kind[] {
  return KINDS.filter((kind) => kind !== 'statement' || framework === FRAMEWORK);
}

export function pathOf({ kind, framework }: ReportChoice): string {
  return kind === 'statement' ? `/statements-of-applicability/${framework}` : `/reports/${kind}/${framework}`;
}
