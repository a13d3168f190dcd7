import { CircleAlert, CircleCheck, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Change, Finding } from '#domain/vendors/monitoring/finding.ts';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';

type State = Finding['state'];

const TONES: Record<State, Tone> = {
  ok: 'success',
  info: 'info',
  warning: 'warning',
  problem: 'error',
  unknown: 'neutral',
};
const ICONS = { ok: CircleCheck, info: Info, warning: TriangleAlert, problem: CircleAlert, unknown: CircleHelp };
/** The worst first. */
const ORDER: readonly State[] = ['problem', 'warning', 'unknown', 'info', 'ok'];

export const byState = (one: { state: State }, other: { state: State }) =>
  ORDER.indexOf(one.state) - ORDER.indexOf(other.state);

export function StateChip({ state }: { state: State }) {
  const { t } = useTranslation('monitoring');
  const Icon = ICONS[state];
  return <ToneChip tone={TONES[state]} icon={<Icon aria-hidden />} label={t(`state.${state}`)} />;
}

const CHANGE_TONES: Record<Change['change'], Tone> = {
  new: 'error',
  worse: 'error',
  resolved: 'success',
  better: 'success',
  other: 'info',
};

export function ChangeChip({ change }: { change: Change['change'] }) {
  const { t } = useTranslation('monitoring');
  return <ToneChip tone={CHANGE_TONES[change]} label={t(`change.${change}`)} />;
}

type Said = Pick<Finding, 'check' | 'code' | 'values'>;

/** What was seen, in the reader's words. */
export function useSeen(): (finding: Said) => string {
  const { t } = useTranslation('monitoring');
  const format = useFormat();
  return ({ check, code, values }) => {
    if (code === 'unknown' || code === 'none') return t(`seen.any.${code}`);
    const shown = Object.entries(values).map(([name, value]) => [
      name,
      /^\d{4}-\d\d-\d\d$/.test(String(value)) ? format.date(String(value)) : value,
    ]);
    return t(`seen.${check}.${code}`, Object.fromEntries(shown) as Record<string, string>);
  };
}
