import uPlot from 'uplot';

export type ChartSeries = {
  name: string;
  values: readonly (number | null)[];
  /** The name of a CSS custom property of the theme. */
  colour: string;
};

type PlotConfig = {
  names: readonly string[];
  series: readonly ChartSeries[];
  shape: 'bars' | 'line';
  bare: boolean;
  isReversed: boolean;
  colour: (token: string) => string;
};

const FONT = '12px "Inter Variable", sans-serif';
const LEAST_TOP = 4;

/** Stacked bars: each series is drawn up to the sum of itself and those below it, the highest first. */
export function dataOf(series: readonly ChartSeries[], { shape, isReversed }: Pick<PlotConfig, 'shape' | 'isReversed'>): uPlot.AlignedData {
  const count = series[0]?.values.length ?? 0;
  const positions = Array.from({ length: count }, (_, index) => index);
  const rows = shape === 'line' ? series.map(({ values }) => [...values]) : stacked(series, positions);
  return [positions, ...rows.map((row) => (isReversed ? row.toReversed() : row))] as uPlot.AlignedData;
}

function stacked(series: readonly ChartSeries[], positions: readonly number[]): number[][] {
  const upTo = (last: number, position: number) => series.slice(0, last + 1).reduce((sum, { values }) => sum + (values[position] ?? 0), 0);
  return series.map((_, index) => positions.map((position) => upTo(index, position))).toReversed();
}

/** Without the size, which the page provides. */
export function optionsOf({ names, series, shape, bare, isReversed, colour }: PlotConfig): Omit<uPlot.Options, 'width' | 'height'> {
  const last = names.length - 1;
  const shown = isReversed ? names.toReversed() : names;
  const drawn = shape === 'bars' ? series.toReversed() : series;
  const edge = shape === 'bars' ? 0.6 : 0.15;
  return {
    legend: { show: false },
    cursor: { show: false },
    padding: bare ? [2, 0, 0, 0] : [8, isReversed ? 0 : 6, 0, isReversed ? 6 : 0],
    scales: {
      x: { time: false, range: () => [-edge, last + edge] },
      y: { range: (_plot, _least, most) => [0, Math.max(LEAST_TOP, most) * 1.06] },
    },
    axes: bare ? [{ show: false }, { show: false }] : [axisOfDays(shown, colour), axisOfCounts(isReversed, colour)],
    series: [{}, ...drawn.map((one) => (shape === 'bars' ? barsOf(one, colour) : lineOf(one, colour)))],
  };
}

function axisOfDays(names: readonly string[], colour: PlotConfig['colour']): uPlot.Axis {
  return {
    stroke: () => colour('--muted'),
    font: FONT,
    size: 30,
    space: 56,
    incrs: [1, 2, 3, 7, 14, 28],
    grid: { show: false },
    ticks: { show: false },
    values: (_plot, positions) => positions.map((position) => names[position] ?? ''),
  };
}

function axisOfCounts(isReversed: boolean, colour: PlotConfig['colour']): uPlot.Axis {
  return {
    stroke: () => colour('--muted'),
    font: FONT,
    // Right or left in the library's numbering; its enum does not exist at run time.
    side: isReversed ? 1 : 3,
    size: 40,
    space: 52,
    incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
    grid: { stroke: () => colour('--line'), width: 1 },
    ticks: { show: false },
  };
}

function barsOf(one: ChartSeries, colour: PlotConfig['colour']): uPlot.Series {
  return {
    label: one.name,
    fill: () => colour(one.colour),
    // A thin line in the background colour between stacked bars.
    stroke: () => colour('--bg'),
    width: 2,
    points: { show: false },
    ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.58, 30], radius: 0.06 }) }),
  };
}

function lineOf(one: ChartSeries, colour: PlotConfig['colour']): uPlot.Series {
  return {
    label: one.name,
    stroke: () => colour(one.colour),
    fill: () => `color-mix(in srgb, ${colour(one.colour)} 14%, transparent)`,
    width: 2,
    points: { show: false },
    spanGaps: false,
  };
}
