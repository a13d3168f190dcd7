import { CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide-react';
import type { AskStatus } from '#domain/frameworks/requirement.ts';
import type { Tone } from '../kit/tone.ts';

/** How each status of an ask is drawn, wherever asks are listed. */
export const ASK_SIGNS = {
  covered: { Icon: CircleCheck, tone: 'success' },
  partial: { Icon: CircleDot, tone: 'warning' },
  contradicted: { Icon: CircleX, tone: 'error' },
  missing: { Icon: CircleDashed, tone: 'neutral' },
} as const satisfies Record<AskStatus, { Icon: typeof CircleCheck; tone: Tone }>;
