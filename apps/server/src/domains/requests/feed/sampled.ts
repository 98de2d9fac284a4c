/** Points on a globe of radius 1. */
export interface Points {
  count: number;
  /** Marks the points within a straight-line distance of the centre. */
  within(centre: string, chord: number): Uint8Array;
}

const NOWHERE = [Number.NaN, Number.NaN, Number.NaN];

/** Parses `(x, y, z)`, the text form of PostgreSQL. */
const numbersIn = (text: string) =>
  text
    .replaceAll(/[()\s]/g, '')
    .split(',')
    .map(Number);

export function pointsOf(texts: readonly (string | null)[]): Points {
  const numbers = Float64Array.from(texts.flatMap((text) => (text === null ? NOWHERE : numbersIn(text))));
  return {
    count: texts.length,
    within: (centre, chord) => {
      const [x = 0, y = 0, z = 0] = numbersIn(centre);
      const marked = new Uint8Array(texts.length);
      for (let row = 0; row < texts.length; row += 1) {
        const [dx, dy, dz] = [(numbers[3 * row] ?? 0) - x, (numbers[3 * row + 1] ?? 0) - y, (numbers[3 * row + 2] ?? 0) - z];
        if (dx * dx + dy * dy + dz * dz <= chord * chord) marked[row] = 1;
      }
      return marked;
    },
  };
}

/** The index of an item in a sorted list, or the index at which to insert it. */
export function firstNotBefore<Item extends string | number>(sorted: ArrayLike<Item>, item: Item): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? item) < item) low = middle + 1;
    else high = middle;
  }
  return low;
}
