import { useId } from 'react';

// Seven dark palettes: shade, depth, rim.
const PALETTE = [
  ['#5d2438', '#1d0f17', '#e8839b'],
  ['#3f2b4d', '#150f1d', '#c6a2df'],
  ['#5a3d24', '#1a120c', '#e3b67e'],
  ['#23404a', '#0b1619', '#8fc6cf'],
  ['#4b2a2a', '#180c0d', '#eda08c'],
  ['#2c3350', '#0d1020', '#9fb0e6'],
  ['#2f4436', '#0e1712', '#a5cfb2'],
] as const;

const FIGURE = 'M-96 200C-92 92-58 70-24 60L-22 28C-50 6-50-74 0-78S52 4 24 28L26 60C62 70 94 96 98 200Z';
const RIM = 'M14-74C46-66 50-8 24 28L26 60C62 70 94 96 98 200';
const FOLDS = Array.from({ length: 9 }, (_, index) => {
  const y = 40 + index * 38;
  return `M-20 ${y}C60 ${y - 46} 110 ${y + 58} 180 ${y + 4}S270 ${y - 30} 330 ${y + 16}`;
});

/** A stable hash of a text. */
function numberOf(text: string): number {
  return Array.from(text).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
}

type PlaceholderImageProps = {
  /** The same seed draws the same picture. */
  seed: string;
  motif: 'person' | 'silk';
};

/** The placeholder of a missing picture. Decorative, because a name is beside it. */
export function PlaceholderImage({ seed, motif }: PlaceholderImageProps) {
  const id = useId();
  const number = numberOf(seed);
  const [shade, depth, rim] = PALETTE[number % PALETTE.length] ?? PALETTE[0];
  return (
    <svg viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={`light${id}`} cx={`${28 + (number % 44)}%`} cy="20%" r="95%">
          <stop offset="0" stopColor={rim} stopOpacity="0.62" />
          <stop offset="0.4" stopColor={shade} />
          <stop offset="1" stopColor={depth} />
        </radialGradient>
        <linearGradient id={`figure${id}`}>
          <stop offset="0" stopColor={depth} />
          <stop offset="1" stopColor={shade} />
        </linearGradient>
      </defs>
      <rect width="300" height="300" fill={depth} />
      <rect width="300" height="300" fill={`url(#light${id})`} />
      {motif === 'person' ? (
        <g transform="translate(150 192) scale(1.45)">
          <path d={FIGURE} fill={`url(#figure${id})`} />
          <path d={RIM} fill="none" stroke={rim} strokeOpacity="0.55" strokeWidth="1.6" />
        </g>
      ) : (
        FOLDS.map((fold) => <path key={fold} d={fold} fill="none" stroke={rim} strokeOpacity="0.3" strokeWidth="1.2" />)
      )}
    </svg>
  );
}
