import { durationsIn } from './amounts.ts';
import { nearest, placesOf } from './clauses.ts';
import * as cues from './cues.ts';
import { type Found, found, modalityAt, type Statement } from './found.ts';

/** The duration of a notice: the one nearest to "in advance", "prior", "notice". */
function noticeIn(text: string) {
  const amount = nearest(durationsIn(text), placesOf(cues.ADVANCE, text));
  return amount && { value: amount.value, unit: amount.unit, isBusinessTime: amount.isBusinessTime };
}

const ANNOUNCES = cues.cue(String.raw`ankündig~|angekündigt|kündigt (?:\p{L}{1,20} ){1,12}an`);
const THREAT = cues.cue(
  String.raw`material breach|wichtiger Grund|wichtigem Grund|manquement grave|incumplimiento grave`,
);

/** How long before something happens the vendor says so. */
export function readNotices({ text, context }: Statement): Found[] {
  const isNoticed = cues.NOTICE.test(text) || cues.ADVANCE.test(text);
  const notice = noticeIn(text);
  if (cues.SUBPROCESSOR.test(context)) {
    const isAsked = cues.CONSENT.test(text) || (cues.NOTIFY.test(text) && isNoticed) || cues.NOTICE.test(text);
    if (!isAsked || (cues.PRONOUN.test(text) && !notice)) return [];
    const needsConsent = !notice && cues.CONSENT.test(text);
    return [found('subprocessor-notice', { ...notice, detail: needsConsent ? 'consent' : '' })];
  }
  if (cues.CREDIT.test(text) || cues.BREACH.test(context) || cues.DELETES.test(text)) return [];
  if (cues.MAINTENANCE.test(context) && isNoticed)
    return notice && !cues.PRICE.test(text) ? [found('maintenance-notice', notice)] : [];
  if (cues.CHANGES.test(text) && cues.PRICE.test(text)) {
    if (notice && isNoticed) return [found('price-notice', notice)];
    return cues.AT_WILL.test(text) ? [found('price-notice', { detail: 'at-will' })] : [];
  }
  if (cues.CHANGES.test(text) && cues.TERMS.test(text)) {
    if (notice && isNoticed) return [found('change-notice', notice)];
    return cues.AT_WILL.test(text) ? [found('change-notice', { detail: 'at-will' })] : [];
  }
  const isEnding = cues.TERMINATE.test(text) && !ANNOUNCES.test(text) && !THREAT.test(text);
  return isEnding && notice && cues.NOTICE.test(text) ? [found('termination-notice', notice)] : [];
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
