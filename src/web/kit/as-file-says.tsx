import { useTranslation } from 'react-i18next';
import { HiddenText } from './hidden-text.tsx';
import { ToneChip } from './tone-chip.tsx';

/** Beside what people answer for with their name, where it came with a backup that this installation did not sign. */
export function AsFileSays({ file }: { file: string | null }) {
  const { t } = useTranslation('kit');
  if (file === null) return null;
  return (
    <>
      {' '}
      <span title={t('asFileSays.text', { file })}>
        <ToneChip tone="warning" label={t('asFileSays.label')} />
      </span>
      <HiddenText>{t('asFileSays.text', { file })}</HiddenText>
    </>
  );
}
