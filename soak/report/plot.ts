import type { Plot } from '../environment.ts';

const [WIDTH, HEIGHT] = [960, 320];
const EDGE = { left: 56, right: 16, top: 40, bottom: 56 };
const COLOURS = ['#2f6f9f', '#b8385a', '#5a8f4e', '#9a6b1f', '#6b4fa0', '#3d8b8b', '#a04f7d', '#6f6f6f'];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const short = (value: number) => value.toFixed(1).replace(/\.0$/, '');

/** Draws lines over time, or over the unit `across`, as SVG on white, so that it is readable on dark pages too. */
export function drawPlot({ title, lines, marks, unit }: Plot, across = 's'): string {
  const points = lines.flatMap((line) => line.points);
  const end = Math.max(1, ...points.map(([at]) => at));
  const top = Math.max(1, ...points.map(([, value]) => value)) * 1.1;
  const x = (at: number) => EDGE.left + (at / end) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) => HEIGHT - EDGE.bottom - (value / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const rules = steps.map((share) => {
    const [height, left] = [y(top * share), x(end * share)];
    return (
      `<path d="M${EDGE.left} ${short(height)}H${WIDTH - EDGE.right}" stroke="#ddd"/>` +
      `<text x="${EDGE.left - 6}" y="${short(height + 4)}" text-anchor="end">${short(top * share)}</text>` +
      `<text x="${short(left)}" y="${HEIGHT - EDGE.bottom + 16}" text-anchor="middle">${short(end * share)} ${across}</text>`
    );
  });
  const drawn = lines.map(({ points: some }, lineIndex) => {
    const path = some.map(([at, value], index) => `${index === 0 ? 'M' : 'L'}${short(x(at))} ${short(y(value))}`).join('');
    return `<path d="${path}" fill="none" stroke="${COLOURS[lineIndex % COLOURS.length]}" stroke-width="1.5"/>`;
  });
  const named = lines.map(
    ({ name }, index) =>
      `<text x="${EDGE.left + (index % 6) * 150}" y="${HEIGHT - 20 + Math.floor(index / 6) * 14}" fill="${COLOURS[index % COLOURS.length]}">${escaped(name)}</text>`,
  );
  const marked = marks.map(
    ({ at, text }, markIndex) =>
      `<path d="M${short(x(at))} ${EDGE.top}V${HEIGHT - EDGE.bottom}" stroke="#999" stroke-dasharray="3 3"/>` +
      `<text x="${short(x(at) + 3)}" y="${EDGE.top + 10 + (markIndex % 5) * 11}" fill="#555" font-size="9">${escaped(text)}</text>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11" role="img">` +
    `<title>${escaped(title)}</title><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>` +
    `<text x="${EDGE.left}" y="20" font-size="13">${escaped(title)} (${escaped(unit)})</text>` +
    [...rules, ...drawn, ...named, ...marked].join('') +
    '</svg>\n'
  );
}
