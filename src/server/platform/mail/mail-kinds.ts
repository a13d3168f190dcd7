/** What a mail of each kind says, besides its link. Times and numbers arrive as they are to be read. */
export interface MailValues {
  reset: { name: string; minutes: number };
  verification: { name: string; hours: number };
  invitation: { inviter: string; organisation: string; days: number };
  'request-filed': { name: string; email: string; organisation: string; message: string };
  'request-approved': { name: string; organisation: string };
  'request-declined': { name: string; organisation: string; reason: string };
  /** Somebody tried to register with this address, which has an account. */
  'account-exists': { name: string };
  contact: { name: string; email: string; organisation: string; topic: string; message: string };
  'password-reset-demanded': { name: string };
  'sign-in-locked': { name: string; address: string; minutes: number };
  /** One notification. `items` is JSON of a list of { text, path }. */
  notice: { name: string; organisation: string; title: string; items: string; more: string | number };
  /** Several of them. */
  digest: { name: string; organisation: string; count: number; items: string; more: string | number };
  /** What a rule of the organisation says, in the words of who made it. */
  'rule-message': { name: string; organisation: string; title: string; message: string; rule: string };
  /** A vendor is asked to answer an assessment, by its link. */
  'vendor-assessment': VendorAssessmentValues;
  'vendor-assessment-back': VendorAssessmentValues;
  'vendor-assessment-reminder': { name: string; organisation: string; due: string };
  'smtp-test': { name: string };
}

interface VendorAssessmentValues {
  name: string;
  sender: string;
  organisation: string;
  message: string;
  due: string;
  until: string;
}

export type MailKind = keyof MailValues;
export type MailFacts = Record<string, string | number>;
