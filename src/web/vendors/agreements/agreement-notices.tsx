import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgreementDetails } from '#domain/vendors/agreements/agreement.ts';
import { AGREEMENT_LIMITS } from '#domain/vendors/agreements/values.ts';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';

/** Why there is less on the page than one expects: not read, nothing found, nothing to hold it against. */
export function AgreementNotices({ agreement, action }: { agreement: AgreementDetails; action: ReactNode }) {
  const { t, i18n } = useTranslation('agreements');
  const format = useFormat();
  const { state, refusal, refusalDetail, isRead, isCut, language, commitments, vendorId, effectiveOn } = agreement;
  if (state === 'reading') return null;
  if (state === 'refused')
    return (
      <Notice tone="error" title={t('refused.title')}>
        {refusal === 'too-long'
          ? t('refused.too-long', { most: format.number(AGREEMENT_LIMITS.textLength) })
          : refusal === 'scanned'
            ? t('refused.scanned')
            : refusal === 'timeout'
              ? t('refused.timeout')
              : (refusalDetail ?? t('refused.other'))}
      </Notice>
    );
  const spoken =
    language && language !== 'und' ? new Intl.DisplayNames([i18n.language], { type: 'language' }).of(language) : null;
  return (
    <>
      {!isRead && (
        <Notice tone="warning" title={t('unread.title')}>
          {spoken ? t('unread.language', { language: spoken }) : t('unread.other')}
        </Notice>
      )}
      {isRead && commitments.length === 0 && (
        <Notice tone="warning" title={t('nothing.title')}>
          {t('nothing.text')}
        </Notice>
      )}
      {isCut && <Notice tone="warning">{t('cut', { most: format.number(AGREEMENT_LIMITS.commitments) })}</Notice>}
      {(!vendorId || !effectiveOn) && (
        <Notice tone="info" title={t('held.notJudged')} action={action}>
          {t(vendorId ? 'held.needsStart' : 'held.needsVendor')}
        </Notice>
      )}
    </>
  );
}
