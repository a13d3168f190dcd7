export type Verdict =
  | { is: 'shape' | 'right' | 'late' | 'early' | 'used' | 'wrong'; step: number | null }
  | { is: 'skew'; step: number; seconds: number };

const STEP_SECONDS = 30;
/** A server accepts the step before and after (RFC 6238, section 5.2). */
const TOLERANCE = 1;
/** So far around now a code is recognised, to tell clocks that differ from a wrong secret: five minutes. */
const SIGHT = 10;

/**
 * Why a typed code passes or fails at `now` (a time step). `lastUsed` is the latest step whose code was accepted: none is accepted twice.
 * The nearest step wins where two have the same code.
 */
export async function judgeCode(
  typed: string,
  now: number,
  lastUsed: number | null,
  codeAt: (step: number) => Promise<string>,
): Promise<Verdict> {
  const code = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) return { is: 'shape', step: null };
  for (let distance = 0; distance <= SIGHT; distance += 1) {
    for (const step of distance === 0 ? [now] : [now - distance, now + distance]) {
      if ((await codeAt(step)) !== code) continue;
      if (distance > TOLERANCE) return { is: 'skew', step, seconds: distance * STEP_SECONDS };
      if (lastUsed !== null && step <= lastUsed) return { is: 'used', step };
      return { is: step === now ? 'right' : step < now ? 'late' : 'early', step };
    }
  }
  return { is: 'wrong', step: null };
}

/** Whether the code was taken, and cannot be taken again. */
export function isAccepted({ is }: Verdict): boolean {
  return is === 'right' || is === 'late' || is === 'early';
}
