const [BASE, T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST] = [36, 1, 26, 38, 700, 72, 128];

const digitOf = (value: number) => String.fromCharCode(value < 26 ? value + 97 : value + 22);

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / count);
  let at = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; at += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return at + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** A label with other letters than ASCII, in ASCII, by RFC 3492 section 6.3. Null for one that grows beyond a label. */
export function punycodeOf(label: string): string | null {
  const points = Array.from(label, (letter) => letter.codePointAt(0) ?? 0);
  if (points.length > 63) return null;
  const plain = points.filter((point) => point < FIRST).map((point) => String.fromCharCode(point));
  let coded = plain.join('') + (plain.length > 0 ? '-' : '');
  let [handled, next, delta, bias] = [plain.length, FIRST, 0, FIRST_BIAS];
  while (handled < points.length) {
    const least = Math.min(...points.filter((point) => point >= next));
    delta += (least - next) * (handled + 1);
    next = least;
    for (const point of points) {
      if (point < next) delta += 1;
      if (point !== next) continue;
      let rest = delta;
      for (let at = BASE; ; at += BASE) {
        const threshold = at <= bias ? T_MIN : at >= bias + T_MAX ? T_MAX : at - bias;
        if (rest < threshold) break;
        coded += digitOf(threshold + ((rest - threshold) % (BASE - threshold)));
        rest = Math.floor((rest - threshold) / (BASE - threshold));
      }
      coded += digitOf(rest);
      bias = adapt(delta, handled + 1, handled === plain.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    next += 1;
  }
  return coded.length > 59 ? null : coded;
}
