/** Glyphs of 5 × 7 dots, one byte per column, the lowest bit on top. The watermark must not depend on installed fonts. */
const columns: Readonly<Record<string, string>> = {
  ' ': '0000000000',
  '#': '147f147f14',
  '-': '0808080808',
  '.': '0000606000',
  '/': '2010080402',
  ':': '0000140000',
  _: '4040404040',
  '0': '3e5149453e',
  '1': '00427f4000',
  '2': '7249494946',
  '3': '2141494d33',
  '4': '1814127f10',
  '5': '2745454539',
  '6': '3c4a494931',
  '7': '4121110907',
  '8': '3649494936',
  '9': '464949291e',
  A: '7c1211127c',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141413e',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e41415173',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f021c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '2649494932',
  T: '03017f0103',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0304780403',
  Z: '6159494d43',
};

export const GLYPH_SIZE = { width: 6, height: 7 } as const;

const glyphs = new Map(Object.entries(columns).map(([character, hex]) => [character, Buffer.from(hex, 'hex')]));

/** Returns whether a line of text has a dot at a position. Unsupported characters are drawn as #. */
export function dotsOf(text: string): (x: number, y: number) => boolean {
  const line = Array.from(text.toUpperCase(), (character) => glyphs.get(character) ?? glyphs.get('#'));
  return (x, y) => {
    const column = line[Math.floor(x / GLYPH_SIZE.width)]?.[x % GLYPH_SIZE.width] ?? 0;
    return y >= 0 && y < GLYPH_SIZE.height && (column & (1 << y)) !== 0;
  };
}
