/** The brightness of a picture, row by row, 0 to 255. */
export interface Luma {
  values: Float32Array;
  width: number;
  height: number;
}

/** Scales down by the mean of the area that each new pixel covers; a shorter side is unchanged. */
export function average(luma: Luma, side: number): Luma {
  const width = Math.min(luma.width, side);
  const height = Math.min(luma.height, side);
  const across = shares(luma.width, width);
  const down = shares(luma.height, height);
  const narrow = new Float32Array(width * luma.height);
  for (let row = 0; row < luma.height; row += 1) {
    for (const { from, to, share } of across)
      narrow[row * width + to] = (narrow[row * width + to] ?? 0) + (luma.values[row * luma.width + from] ?? 0) * share;
  }
  const values = new Float32Array(width * height);
  for (const { from, to, share } of down) {
    for (let column = 0; column < width; column += 1) {
      values[to * width + column] = (values[to * width + column] ?? 0) + (narrow[from * width + column] ?? 0) * share;
    }
  }
  return { values, width, height };
}

/** How much of each old pixel of a line belongs to each new one. */
function shares(length: number, shorter: number): { from: number; to: number; share: number }[] {
  const each = length / shorter;
  return Array.from({ length: shorter }, (_, to) => to).flatMap((to) => {
    const [start, end] = [to * each, (to + 1) * each];
    const covered = Array.from({ length: Math.ceil(end - 1e-9) - Math.floor(start) }, (_, at) => Math.floor(start) + at);
    return covered.map((from) => ({ from, to, share: (Math.min(end, from + 1) - Math.max(start, from)) / each }));
  });
}

const SIDE = 64;
const PASSES = 2;

/** Applies a box filter twice in each direction, which is a tent filter, and then takes the middle pixel of each block. */
export function shrinkTo64({ values, width, height }: Luma): Float32Array {
  if (width === SIDE && height === SIDE) return values;
  const [across, down] = [windowOf(width), windowOf(height)];
  const [from, to] = [Float32Array.from(values), new Float32Array(values.length)];
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let row = 0; row < height; row += 1) blur(from, to, { start: row * width, step: 1, count: width, window: across });
    for (let column = 0; column < width; column += 1) blur(to, from, { start: column, step: width, count: height, window: down });
  }
  const small = new Float32Array(SIDE * SIDE);
  for (let row = 0; row < SIDE; row += 1) {
    const y = Math.floor(((row + 0.5) * height) / SIDE);
    for (let column = 0; column < SIDE; column += 1) {
      small[row * SIDE + column] = from[y * width + Math.floor(((column + 0.5) * width) / SIDE)] ?? 0;
    }
  }
  return small;
}

/** Half a block, rounded up. */
const windowOf = (length: number): number => Math.floor((length + 2 * SIDE - 1) / (2 * SIDE));

interface Line {
  start: number;
  step: number;
  count: number;
  window: number;
}

/** Each value becomes the mean of the window around it; at the ends the window is smaller. */
function blur(from: Float32Array, to: Float32Array, { start, step, count, window }: Line): void {
  const ahead = Math.floor(window / 2);
  let [sum, size] = [0, 0];
  for (let entering = 0; entering < count + ahead; entering += 1) {
    if (entering < count) {
      sum += from[start + entering * step] ?? 0;
      size += 1;
    }
    const leaving = entering - window;
    if (leaving >= 0) {
      sum -= from[start + leaving * step] ?? 0;
      size -= 1;
    }
    const middle = entering - ahead;
    if (middle >= 0) to[start + middle * step] = sum / size;
  }
}
