import { useTranslation } from 'react-i18next';
import type { RiskPart } from '#domain/assets/risk.ts';
import { ASSUMED } from '#domain/assets/security-facts.ts';
import { useFormat } from '../kit/format.ts';

/** The reason of one part of a score, in the language shown. */
export function useRiskLabels(): (part: Pick<RiskPart, 'factor' | 'value' | 'points' | 'isAssumed'>) => string {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const assumedWord = (factor: RiskPart['factor']) =>
    factor === 'patches' ? t(`patchLevel.${ASSUMED.patchLevel}`) : t(`backup.${ASSUMED.backupStatus}`);
  return ({ factor, value, points, isAssumed }) => {
    if (isAssumed) return t(`assumed.${factor}`, { value: assumedWord(factor) });
    switch (factor) {
      case 'classification':
        return value === null
          ? t('because.unclassified')
          : t('because.classification', { value: t(`classification.${String(value)}`) });
      case 'vulnerabilities':
        return t('because.vulnerabilities', { count: Number(value) });
      case 'encryption':
        return value ? t('because.encryption') : t('because.noEncryption');
      case 'antivirus':
        return value ? t('because.antivirus') : t('because.noAntivirus');
      case 'patches':
        return t('because.patches', { value: t(`patchLevel.${String(value)}`) });
      case 'backup':
        return t('because.backup', { value: t(`backup.${String(value)}`) });
      case 'warranty':
        if (value === null) return t('because.noWarranty');
        return points > 0
          ? t('because.warrantyExpired', { date: format.date(String(value)) })
          : t('because.warrantyRuns', { date: format.date(String(value)) });
    }
  };
}
