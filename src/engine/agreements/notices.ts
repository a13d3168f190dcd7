import { durationsIn } from '../read/durations.ts';
import { nearest, placesOf } from './clauses.ts';
import * as cues from './cues.ts';
import { type Found, found, isAtWill, modalityAt, type Statement } from './found.ts';

/** The duration of a notice: the one nearest to "in advance", "prior", "notice". */
function noticeIn(text: string) {
  const amount = nearest(durationsIn(text), placesOf(cues.ADVANCE, text));
  return amount && { value: amount.value, unit: amount.unit, isBusinessTime: amount.isBusinessTime };
}

const ANNOUNCES = cues.cue(String.raw`ankündig~|angekündigt|kündigt (?:\p{L}{1,20} ){1,12}an`);
const THREAT = cues.cue(
  String.raw`material breach|wichtiger Grund|wichtigem Grund|manquement grave|incumplimiento grave`,
);

/** Letters that may stand between "change" and what is changed. */
const BETWEEN = 12;

/** Whether a sentence about prices changes the terms as well: "may change this Agreement, and its prices", unlike "prices under this Agreement". */
function isOfTermsToo(text: string): boolean {
  const terms = placesOf(cues.TERMS, text);
  return placesOf(cues.CHANGES, text).some(({ end }) =>
    terms.some(({ start }) => start >= end && start - end <= BETWEEN),
  );
}

/** How long before something happens the vendor says so. */
export function readNotices({ text, context }: Statement): Found[] {
  const isNoticed = cues.NOTICE.test(text) || cues.ADVANCE.test(text);
  const notice = noticeIn(text);
  if (cues.SUBPROCESSOR.test(context)) {
    if (isAtWill(text)) return [found('subprocessor-notice', { detail: 'at-will' })];
    const isAsked = cues.CONSENT.test(text) || (cues.NOTIFY.test(text) && isNoticed) || cues.NOTICE.test(text);
    if (!isAsked || (cues.PRONOUN.test(text) && !notice)) return [];
    const needsConsent = !notice && cues.CONSENT.test(text);
    return [found('subprocessor-notice', { ...notice, detail: needsConsent ? 'consent' : '' })];
  }
  if (cues.CREDIT.test(text) || cues.BREACH.test(context) || cues.DELETES.test(text)) return [];
  if (cues.MAINTENANCE.test(context) && isNoticed)
    return notice && !cues.PRICE.test(text) ? [found('maintenance-notice', notice)] : [];
  if (cues.CHANGES.test(text)) {
    const isOfPrices = cues.PRICE.test(text);
    const subjects = [
      ...(isOfPrices ? (['price-notice'] as const) : []),
      ...((isOfPrices ? isOfTermsToo(text) : cues.TERMS.test(text)) ? (['change-notice'] as const) : []),
    ];
    if (subjects.length > 0) {
      if (notice && isNoticed) return subjects.map((subject) => found(subject, notice));
      return isAtWill(text) || (cues.AT_WILL.test(text) && !cues.WITHOUT.test(text))
        ? subjects.map((subject) => found(subject, { detail: 'at-will' }))
        : [];
    }
  }
  const isEnding = cues.TERMINATE.test(text) && !ANNOUNCES.test(text) && !THREAT.test(text);
  return isEnding && notice && cues.NOTICE.test(text) && !isAtWill(text) ? [found('termination-notice', notice)] : [];
}

/** Until when the vendor says that security was breached. */
export function readBreachNotice(statement: Statement): Found[] {
  const { text, context } = statement;
  if (!cues.BREACH.test(context) || !cues.NOTIFY.test(text) || cues.CUSTOMER_DUTY.test(text)) return [];
  const hasBreach = cues.BREACH.test(text) || cues.PRONOUN.test(text);
  const amount = nearest(durationsIn(text), placesOf(cues.WITHIN, text));
  const vague = cues.PROMPTLY.exec(text)?.[0] ?? '';
  if (!hasBreach || (!amount && !vague && !cues.cue('shall|will|must|meldet|notifie|notificará').test(text))) return [];
  const modality = modalityAt(statement, amount?.start ?? text.length);
  if (modality === 'refused') return [];
  const { value = null, unit = null, isBusinessTime = false } = amount ?? {};
  return [found('breach-notice', { modality, value, unit, isBusinessTime, detail: vague })];
}
