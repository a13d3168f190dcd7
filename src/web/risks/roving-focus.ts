export interface Place {
  likelihood: number;
  impact: number;
}

const ALONG: Record<string, { axis: keyof Place; across: keyof Place; sign: 1 | -1 }> = {
  ArrowRight: { axis: 'likelihood', across: 'impact', sign: 1 },
  ArrowLeft: { axis: 'likelihood', across: 'impact', sign: -1 },
  ArrowUp: { axis: 'impact', across: 'likelihood', sign: 1 },
  ArrowDown: { axis: 'impact', across: 'likelihood', sign: -1 },
};

/** Of the cells that can be opened the nearest one in the direction of an arrow key, the straight way before any other; undefined where there is none. */
export function nextPlace<P extends Place>(places: readonly P[], from: Place, key: string): P | undefined {
  const along = ALONG[key];
  if (!along) return undefined;
  const { axis, across, sign } = along;
  const farOf = (place: Place) => {
    const sideways = Math.abs(place[across] - from[across]);
    return [Math.sign(sideways), Math.abs(place[axis] - from[axis]) + sideways, sideways] as const;
  };
  return places
    .filter((place) => sign * (place[axis] - from[axis]) > 0)
    .toSorted((a, b) => {
      const [left, right] = [farOf(a), farOf(b)];
      return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
    })[0];
}

/** Where Tab enters: the cell at the top, of these the leftmost. */
export function firstPlace<P extends Place>(places: readonly P[]): P | undefined {
  return places.toSorted((a, b) => b.impact - a.impact || a.likelihood - b.likelihood)[0];
}
