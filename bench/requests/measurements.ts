import { median } from '../child.ts';
import type { Cost, Measured } from './measured.ts';
import type { Drawn } from './mix.ts';

export interface Measurement extends Drawn, Cost {}

/** So often a statement is planned before its plan is kept. */
const WARM_UPS = 5;
const ITERATIONS = 3;

/** The middle of three looks each, after the caches are full and the plans are kept. */
export async function measureAll(
  mix: readonly Drawn[],
  feed: (drawn: Drawn) => Promise<unknown>,
  { measure }: Measured,
): Promise<Measurement[]> {
  for (let iteration = 0; iteration < WARM_UPS; iteration += 1) for (const drawn of mix) await feed(drawn);
  const iterations: Cost[][] = [];
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    const costs: Cost[] = [];
    for (const drawn of mix) costs.push(await measure(() => feed(drawn)));
    iterations.push(costs);
  }
  return mix.map((drawn, index) => {
    const costs = iterations.map((iteration) => iteration[index] as Cost);
    return { ...drawn, ran: costs[0]?.ran ?? [], ms: median(costs.map(({ ms }) => ms)) };
  });
}

export const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;

const shown = ({ after, ...query }: Drawn['query']) => `${new URLSearchParams(query)}${after ? ' (deep)' : ''}`;

export const sentenceOf = ({ ms, query, ran }: Measurement): string =>
  `${ms.toFixed(1)} ms ${shown(query)} by ${ran.map(({ name }) => name.replace('requests.', '')).join(' + ')}`;

export function report(who: string, measurements: readonly Measurement[]): { p99: number; most: number } {
  const times = measurements.map(({ ms }) => ms);
  const percentiles = [0.5, 0.95, 0.99, 1].map((part) => share(times, part).toFixed(1)).join(' / ');
  const perRequest = measurements.reduce((sum, { ran }) => sum + ran.length, 0) / measurements.length;
  console.log(
    `${measurements.length} ${who}: p50 / p95 / p99 / most ${percentiles} ms of engine CPU, ${perRequest.toFixed(2)} statements each`,
  );
  return { p99: share(times, 0.99), most: share(times, 1) };
}
