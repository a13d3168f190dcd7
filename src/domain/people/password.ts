import { issue } from '../issue.ts';
export const COMMON_PASSWORD = issue('password_common');
export const PERSONAL_PASSWORD = issue('password_personal');
export const SAME_PASSWORD = issue('password_same');
export const WRONG_OWN_PASSWORD = issue('not_your_password');

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * What somebody who guesses would try first to arrive at this password: itself in lower case, with the usual replacements of letters
 * undone, without what people append or put before to satisfy rules, and the part that is repeated. Each is to be looked up among passwords
 * that are known from breaches.
 */
export function guessableForms(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase();
  const plain = lower.replaceAll(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);
  const forms = [lower, plain].flatMap((form) => [form, form.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')]);
  const repeated = [lower, plain].flatMap((form) => /^(.+?)\1+$/u.exec(form)?.[1] ?? []);
  return [...new Set([...forms, ...repeated])].filter((form) => form.length >= 4 || repeated.includes(form));
}

/** Few different characters, one pattern again and again, or a walk along the alphabet or the digits. */
export function isTrivial(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (new Set(lower).size < 5) return true;
  const unit = /^(.{1,4})\1+$/u.exec(lower);
  const signs = Array.from(lower, (sign) => sign.codePointAt(0) ?? 0);
  const steps = signs.slice(1).map((sign, index) => sign - (signs[index] ?? 0));
  const walked = steps.filter((step) => step === 1).length;
  const back = steps.filter((step) => step === -1).length;
  return unit !== null || Math.max(walked, back) >= steps.length - 2;
}

/** Whether little is left once the person's name, the parts of their address and the product's name are taken out. */
export function isPersonal(password: string, person: { email: string; name: string }): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const [local = '', domain = ''] = person.email.toLowerCase().split('@');
  const words = [
    ...local.split(/[^\p{L}\p{N}]+/u),
    ...person.name.toLowerCase().split(/\s+/),
    domain.split('.')[0] ?? '',
    'clausewise',
  ];
  const known = [...new Set(words)].filter((word) => word.length >= 4).toSorted((a, b) => b.length - a.length);
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), lower);
  return rest.length < lower.length && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < 8;
}
