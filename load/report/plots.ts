import type { Plot } from '../../soak/environment.ts';
import type { GrowthResult } from '../growth.ts';
import { parts } from '../stack/stack.ts';
import { sizes } from '../sizes.ts';
import type { Step } from '../steps.ts';

interface DrawnPlots extends Plot {
  across: string;
}

export const stepPlots = (steps: readonly Step[]): DrawnPlots[] => [
  {
    file: 'load-cpu.svg',
    title: 'CPU by part against connected members',
    unit: 'cores',
    across: 'members',
    marks: [],
    lines: [...parts, 'client' as const].map((name) => ({
      name,
      points: steps.map(({ members, used, seconds }) => [members, used[name] / seconds] as const),
    })),
  },
  {
    file: 'load-p95.svg',
    title: 'p95 against connected members',
    unit: 'ms',
    across: 'members',
    marks: [],
    lines: (['reads', 'writes'] as const).map((name) => ({
      name,
      points: steps.map((step) => [step.members, step[name].p95] as const),
    })),
  },
];

export const growthPlot = (growth: readonly GrowthResult[]): DrawnPlots => ({
  file: 'load-growth.svg',
  title: 'CPU for a request of the workload against the number of members',
  unit: 'ms',
  across: 'million members',
  marks: [],
  lines: parts.map((name) => ({ name, points: growth.map(({ size, request }) => [sizes[size] / 1e6, request[name]] as const) })),
});
