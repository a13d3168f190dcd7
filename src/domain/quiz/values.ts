/** The standards of the quiz, as the catalogue names their editions. Apart from the schemas, so that a page for visitors need not load their library. */
export const QUIZ_STANDARDS = [
  'iso-27001-2022',
  'iso-9001-2015',
  'iso-14001-2026',
  'soc-2-2017',
  'gdpr-2016',
  'hipaa-security',
  'pci-dss-4-0-1',
  'nist-csf-2-0',
] as const;
export type QuizStandard = (typeof QUIZ_STANDARDS)[number];

/** How hard a question is: what everybody should know, what people who work with the standard know, what auditors know. */
export const QUIZ_LEVELS = [1, 2, 3] as const;
export type QuizLevel = (typeof QUIZ_LEVELS)[number];

/** Questions of a round for practice. */
export const ROUND_SIZE = 10;
/** Questions of a round that counts. */
export const TEST_SIZE = 12;
/** Seconds for one question, where the player wants a clock. */
export const SECONDS_PER_QUESTION = 45;

/** Clauses that ask for the competence and the awareness of people; a kept result can be filed as evidence for them. */
export const COMPETENCE_CLAUSES = ['7.2', '7.3'] as const;
export const COMPETENCE_FRAMEWORKS = ['iso-27001-2022', 'iso-9001-2015', 'iso-14001-2015', 'iso-14001-2026'] as const;

/** What the standards are called; names, the same in every language. */
export const STANDARD_NAMES: Readonly<Record<QuizStandard, string>> = {
  'iso-27001-2022': 'ISO/IEC 27001:2022',
  'iso-9001-2015': 'ISO 9001:2015',
  'iso-14001-2026': 'ISO 14001:2026',
  'soc-2-2017': 'SOC 2',
  'gdpr-2016': 'GDPR',
  'hipaa-security': 'HIPAA',
  'pci-dss-4-0-1': 'PCI DSS 4.0.1',
  'nist-csf-2-0': 'NIST CSF 2.0',
};

export const COMPETENCE_NAMES: Readonly<Record<(typeof COMPETENCE_FRAMEWORKS)[number], string>> = {
  'iso-27001-2022': 'ISO/IEC 27001:2022',
  'iso-9001-2015': 'ISO 9001:2015',
  'iso-14001-2015': 'ISO 14001:2015',
  'iso-14001-2026': 'ISO 14001:2026',
};
