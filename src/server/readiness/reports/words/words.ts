import type { Language } from '#domain/organisations/language.ts';
import type { ReportWords } from '#domain/readiness/reports/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const REPORT_WORDS: Record<Language, ReportWords> = { en, es, fr, de };
