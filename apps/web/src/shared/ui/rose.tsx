const TURN = 2 * Math.PI;

/** One ring of petals around the centre, as an SVG path. */
function ring(radius: number, rotation: number, petals: number): string {
  const at = (angle: number, reach: number) =>
    `${(radius * reach * Math.cos(angle)).toFixed(2)} ${(radius * reach * Math.sin(angle)).toFixed(2)}`;
  const petal = (index: number) => {
    const start = rotation + (index * TURN) / petals;
    const end = start + TURN / petals;
    const middle = (start + end) / 2;
    const outward = `C${at(start + 0.12, 1.13)} ${at(middle - 0.1, 1.2)} ${at(middle + 0.12, 1.08)}`;
    return `${index === 0 ? 'M' : 'L'}${at(start, 0.82)}${outward}S${at(end - 0.1, 0.95)} ${at(end, 0.82)}`;
  };
  return `${Array.from({ length: petals }, (_, index) => petal(index)).join('')}Z`;
}

type RoseProps = {
  size: number;
  layers?: number;
  strokeWidth?: number;
  filled?: boolean;
};

/** The emblem: nested, rotated rings of petals, recognizable as a rose at 20 px and at 600 px. */
export function Rose({ size, layers = 6, strokeWidth = 2.4, filled = false }: RoseProps) {
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      {Array.from({ length: layers }, (_, layer) => (
        <path
          key={layer}
          d={ring(41 * 0.745 ** layer, -1.2 + layer * 0.62, layer < 4 ? 5 : 3)}
          fill={filled ? 'currentColor' : 'none'}
          fillOpacity={filled ? 0.1 + layer * 0.055 : 0}
          stroke="currentColor"
          strokeWidth={strokeWidth * 0.93 ** layer}
          strokeLinejoin="round"
          strokeOpacity={1 - layer * 0.06}
          vectorEffect={filled ? 'non-scaling-stroke' : undefined}
        />
      ))}
    </svg>
  );
}
