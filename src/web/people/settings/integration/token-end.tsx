import { useTranslation } from 'react-i18next';
import type { ApiToken } from '#domain/people/api-token.ts';
import { useFormat } from '../../../kit/format.ts';
import { ToneChip } from '../../../kit/tone-chip.tsx';

const SOON = 14 * 86_400_000;

/** When a token ends; what ended or soon will stands out. */
export function TokenEnd({ token, now }: { token: Pick<ApiToken, 'expiresAt'>; now: Date }) {
  const { t } = useTranslation('integration');
  const { date } = useFormat();
  const left = new Date(token.expiresAt).getTime() - now.getTime();
  if (left <= 0) return <ToneChip tone="error" label={t('expired')} />;
  if (left < SOON) return <ToneChip tone="warning" label={date(token.expiresAt)} />;
  return date(token.expiresAt);
}
