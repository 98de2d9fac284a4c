import { createHash } from 'node:crypto';

const WIDTH = 1280;
const HEIGHT = 808;
const INK = ['#5d2438', '#3f2b4d', '#5a3d24', '#23404a', '#2c3350', '#2f4436'] as const;

/** Draws a card with shapes and the word SAMPLE: it resembles no real document and shows no person. */
export function drawSample(seed: string): string {
  const bytes = createHash('sha256').update(`sample:${seed}`).digest();
  const chance = (index: number) => (bytes[index] ?? 0) / 255;
  const ink = INK[Math.floor(chance(0) * 5.99)] ?? INK[0];
  const shapes = Array.from({ length: 7 }, (_, index) => {
    const [x, y, size] = [80 + chance(index * 3 + 1) * 1120, 80 + chance(index * 3 + 2) * 640, 40 + chance(index * 3 + 3) * 130];
    return index % 2 === 0
      ? `<circle cx="${x}" cy="${y}" r="${size}" fill="${ink}" fill-opacity="0.25"/>`
      : `<rect x="${x}" y="${y}" width="${size * 1.6}" height="${size}" rx="12" fill="${ink}" fill-opacity="0.35"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#efe7dd"/><rect x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" rx="36" fill="none" stroke="${ink}" stroke-width="6"/>
    ${shapes}
    <text x="${WIDTH / 2}" y="${HEIGHT / 2 + 60}" font-family="sans-serif" font-size="190" font-weight="700" letter-spacing="18" text-anchor="middle" fill="${ink}">SAMPLE</text>
  </svg>`;
}
