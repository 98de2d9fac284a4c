import { createHash } from 'node:crypto';

// Seven dark colours like those of the web app's placeholders: shade, depth, rim.
const PALETTE = [
  ['#5d2438', '#1d0f17', '#e8839b'],
  ['#3f2b4d', '#150f1d', '#c6a2df'],
  ['#5a3d24', '#1a120c', '#e3b67e'],
  ['#23404a', '#0b1619', '#8fc6cf'],
  ['#4b2a2a', '#180c0d', '#eda08c'],
  ['#2c3350', '#0d1020', '#9fb0e6'],
  ['#2f4436', '#0e1712', '#a5cfb2'],
] as const;

// Large enough for every use; encoding full-size photos took most of the seed's time.
const SCALE = 2 / 3;

/** Numbers between 0 and 1 that are the same for a seed on every machine. */
function chances(seed: string): () => number {
  let block = 0;
  let bytes: number[] = [];
  return () => {
    if (bytes.length === 0) {
      block += 1;
      bytes = [...createHash('sha256').update(`${seed}/${block}`).digest()];
    }
    return (bytes.pop() ?? 0) / 255;
  };
}

interface Canvas {
  width: number;
  height: number;
  seed: string;
}

function picture({ width, height, seed }: Canvas, draw: (paint: { rim: string; depth: string; chance: () => number }) => string): string {
  const chance = chances(seed);
  const [shade, depth, rim] = PALETTE[Math.floor(chance() * 6.99)] ?? PALETTE[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}">
    <defs>
      <radialGradient id="light" cx="${25 + chance() * 50}%" cy="${10 + chance() * 25}%" r="95%">
        <stop offset="0" stop-color="${rim}" stop-opacity="0.7"/><stop offset="0.42" stop-color="${shade}"/><stop offset="1" stop-color="${depth}"/>
      </radialGradient>
      <linearGradient id="figure"><stop offset="0" stop-color="${depth}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="${depth}"/><rect width="${width}" height="${height}" fill="url(#light)"/>
    ${draw({ rim, depth, chance })}
  </svg>`;
}

const wave = (width: number, y: number, lift: number) =>
  `M-20 ${y}C${width * 0.25} ${y - lift} ${width * 0.4} ${y + lift} ${width * 0.62} ${y}S${width * 0.9} ${y - lift * 0.6} ${width + 20} ${y + lift * 0.3}`;

const line = (d: string, rim: string, opacity: number, thick: number) =>
  `<path d="${d}" fill="none" stroke="${rim}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${thick}"/>`;

/** A silhouette against the light, of no real person. */
export const silhouette = (seed: string): string =>
  picture({ width: 1200, height: 1500, seed }, ({ rim, chance }) => {
    const [lean, large] = [-40 + chance() * 80, 4.1 + chance() * 0.7];
    return `<g transform="translate(${600 + lean} 960) scale(${large})">
      <path d="M-96 200C-92 92-58 70-24 60L-22 28C-50 6-50-74 0-78S52 4 24 28L26 60C62 70 94 96 98 200Z" fill="url(#figure)"/>
      ${line('M14-74C46-66 50-8 24 28L26 60C62 70 94 96 98 200', rim, 0.55, 1.4)}
    </g>`;
  });

/** Folds of cloth, wide. */
export const folds = (seed: string): string =>
  picture({ width: 2070, height: 432, seed }, ({ rim, chance }) =>
    Array.from({ length: 14 }, (_, index) =>
      line(wave(2070, index * 34 + chance() * 12, 70 + chance() * 40), rim, 0.16 + chance() * 0.2, 1.6),
    ).join(''),
  );

/** Things on a table: a vase, a book, a bowl, in outline. */
export const stillLife = (seed: string): string =>
  picture({ width: 1600, height: 1200, seed }, ({ rim, depth, chance }) => {
    const things = [
      'M0 0C-90-60-90-200-40-280C-20-320-30-360-50-400H50C30-360 20-320 40-280C90-200 90-60 0 0Z',
      'M-170 0L-150-240L0-210L150-240L170 0L0-30Z M0-210V-30',
      'M-190-150C-170-20-80 0 0 0S170-20 190-150Z',
      'M-26 0V-330H26V0Z M0-330C-14-370 0-400 0-430C0-400 16-370 0-330Z',
      'M-150 0C-150-80-60-90-50-160C-44-210-90-240-80-300H90C70-230 110-120 170-60C190-30 180 0 150 0Z',
    ];
    const table = 900 + chance() * 80;
    const first = Math.floor(chance() * things.length);
    const shapes = [0, 1, 2].map((index) => {
      const thing = things[(first + index * 2) % things.length] ?? '';
      return `<g transform="translate(${340 + index * 440 + chance() * 90} ${table}) scale(${0.9 + chance() * 0.5})">
        <path d="${thing}" fill="${depth}" fill-opacity="0.55" stroke="${rim}" stroke-opacity="0.7" stroke-width="3"/></g>`;
    });
    return `${line(`M0 ${table}H1600`, rim, 0.35, 2)}${shapes.join('')}`;
  });
