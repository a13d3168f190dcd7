import { useTranslation } from 'react-i18next';
import { ToneChip } from '../kit/tone-chip.tsx';
import type { Tone } from '../kit/tone.ts';
import { PATCH_TONES, BACKUP_TONES } from './asset-tones.ts';
import type { ShownAsset } from './asset-types.ts';
import type { SecurityFact } from '#domain/assets/security-facts.ts';

/** What an asset says of one of its protections; also that nobody has said. */
export function SecurityChip({ asset, fact }: { asset: Pick<ShownAsset, SecurityFact>; fact: SecurityFact }) {
  const { t } = useTranslation('assets');
  const value = asset[fact];
  if (value === null) return <ToneChip tone="neutral" label={t('notKnown')} />;
  const chip = (tone: Tone, label: string) => <ToneChip tone={tone} label={label} />;
  if (fact === 'patchLevel' && asset.patchLevel)
    return chip(PATCH_TONES[asset.patchLevel], t(`patchLevel.${asset.patchLevel}`));
  if (fact === 'backupStatus' && asset.backupStatus)
    return chip(BACKUP_TONES[asset.backupStatus], t(`backup.${asset.backupStatus}`));
  return value ? chip('success', t('yes')) : chip('warning', t('no'));
}
