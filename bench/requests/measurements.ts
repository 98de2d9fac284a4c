import { median } from '../child.ts';
import type { QueryCost, MeasuredDb } from './measured-db.ts';
import type { SampledFeedRequest } from './workload.ts';

export interface Measurement extends SampledFeedRequest, QueryCost {}

/** PostgreSQL plans a statement this often before it caches the plan. */
const WARM_UPS = 5;
const ITERATIONS = 3;

/** The median of three measurements each, after the caches are full and the plans are cached. */
export async function measureAll(
  workload: readonly SampledFeedRequest[],
  feed: (request: SampledFeedRequest) => Promise<unknown>,
  { measure }: MeasuredDb,
): Promise<Measurement[]> {
  for (let iteration = 0; iteration < WARM_UPS; iteration += 1) for (const request of workload) await feed(request);
  const iterations: QueryCost[][] = [];
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    const costs: QueryCost[] = [];
    for (const request of workload) costs.push(await measure(() => feed(request)));
    iterations.push(costs);
  }
  return workload.map((request, index) => {
    const costs = iterations.map((iteration) => iteration[index] as QueryCost);
    return { ...request, executed: costs[0]?.executed ?? [], ms: median(costs.map(({ ms }) => ms)) };
  });
}

export const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;

const shown = ({ after, ...query }: SampledFeedRequest['query']) => `${new URLSearchParams(query)}${after ? ' (deep)' : ''}`;

export const sentenceOf = ({ ms, query, executed }: Measurement): string =>
  `${ms.toFixed(1)} ms ${shown(query)} by ${executed.map(({ name }) => name.replace('requests.', '')).join(' + ')}`;

export function report(who: string, measurements: readonly Measurement[]): { p99: number; most: number } {
  const times = measurements.map(({ ms }) => ms);
  const percentiles = [0.5, 0.95, 0.99, 1].map((part) => share(times, part).toFixed(1)).join(' / ');
  const perRequest = measurements.reduce((sum, { executed }) => sum + executed.length, 0) / measurements.length;
  console.log(
    `${measurements.length} ${who}: p50 / p95 / p99 / most ${percentiles} ms of engine CPU, ${perRequest.toFixed(2)} statements each`,
  );
  return { p99: share(times, 0.99), most: share(times, 1) };
}
